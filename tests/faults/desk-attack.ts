import { breakBuild } from '../testkit/broken-build.ts';
import { startDeskAlone } from '../testkit/desk-alone.ts';
import { attackByGuessing } from './desk-guesses.ts';
import { attackHeaders } from './desk-headers.ts';
import { attackByLinks } from './desk-links.ts';
import { attackByPosting } from './desk-posts.ts';
import { attackByReplay, attackSessions } from './desk-replays.ts';
import { furnish, type Target } from './desk-target.ts';
import { attackByTelling } from './desk-telling.ts';
import { type Weak, weaknesses } from './desk-weaknesses.ts';
import type { Result } from './fault-runs.ts';

/** What one way of attacking found. */
export type Attacked = { trials: number; failures: string[]; figures?: object };

export type DeskAttack = { guesses: number; seed: number; without?: Weak };

const attacks: Record<string, (target: Target, size: { guesses: number; seed: number }) => Promise<Attacked>> = {
  sessions: attackSessions,
  posts: attackByPosting,
  links: attackByLinks,
  replays: attackByReplay,
  telling: attackByTelling,
  headers: attackHeaders,
  guesses: attackByGuessing,
};

/**
 * Everything that somebody can try who can reach the desk: a session put into a browser before the sign-in, forms sent from elsewhere,
 * forged links, answers sent twice, answers that tell what exists, and guesses by the hundred thousand. Nobody may get in.
 */
export async function runDeskAttack({ without, ...size }: DeskAttack): Promise<Result> {
  const weak = without ? breakBuild(weaknesses[without], 'build/desk') : undefined;
  // As in production, behind a proxy that ends TLS.
  const desk = await startDeskAlone('https://desk.example.test', weak?.folder);
  try {
    const target = await furnish(desk);
    const result: Result & { figures: Record<string, object> } = { trials: 0, failures: [], figures: {} };
    for (const [name, attack] of Object.entries(attacks)) {
      const { trials, failures, figures } = await attack(target, size);
      result.trials += trials;
      result.failures.push(...failures.slice(0, 20).map((failure) => `${name}: ${failure}`));
      result.figures[name] = { trials, ...figures };
    }
    return result;
  } finally {
    await desk.stop();
    weak?.remove();
  }
}

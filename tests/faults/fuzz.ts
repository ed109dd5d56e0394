import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { breakBuild } from '../testkit/broken-build.ts';
import { type RawAnswer, sendRaw } from '../testkit/raw-http.ts';
import { marker, strangeRequest } from '../testkit/strange-requests.ts';
import { startSupervised } from './supervised.ts';

/** `without`: methods that no page has are passed on, or what was asked for is written down. */
export type Fuzz = { inputs: number; seed: number; without?: 'care' | 'silence' };

const atOnce = 48;
const batch = 2_000;

/** Requests nobody would send, to every address. Each is answered or hung up on; none breaks anything; none is written down. */
export async function runFuzz({ inputs, seed, without }: Fuzz) {
  const broken = without && breakBuild([breakages[without]]);
  const product = await startSupervised(broken ? { folder: broken.folder } : {});
  const failures: string[] = [];
  const statuses = new Map<number | string, number>();
  const pid = product.webPid();
  let [trials, slowest] = [0, 0];
  try {
    for (let from = 0; from < inputs; from += batch) {
      const strange = fc.sample(strangeRequest, { numRuns: Math.min(batch, inputs - from), seed: seed + from }).entries();
      const lane = async () => {
        for (const [at, one] of strange) {
          const answer = await sendRaw(product.port, one.parts);
          trials++;
          slowest = Math.max(slowest, answer.ms);
          const counted = answer.kind === 'answered' ? answer.status : answer.kind;
          statuses.set(counted, (statuses.get(counted) ?? 0) + 1);
          for (const wrong of wrongWith(answer)) failures.push(`${from + at}: ${wrong}: ${JSON.stringify(one.says)}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
      await delay(50);
      for (const line of product.heard()) {
        if (line.includes(marker)) failures.push(`a visitor's words are in the log: ${line.slice(0, 300)}`);
        // What a visitor must not do is refused with an Error; anything else is a mistake of ours.
        if (/"page-failed".*"name":"(?!Error")/.test(line)) failures.push(`something broke: ${line.slice(0, 600)}`);
      }
    }
    const alive = await fetch(`${product.url}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!alive || product.webPid() !== pid) failures.push('the process has ended');
    if (statuses.size < 6) failures.push(`the requests were too much alike: only ${statuses.size} kinds of answers`);
    return { trials, failures, figures: { seed, slowestMs: Math.round(slowest), statuses: Object.fromEntries(statuses) } };
  } finally {
    await product.stop();
    broken?.remove();
  }
}

function wrongWith(answer: RawAnswer): string[] {
  if (answer.kind === 'hung') return [`no answer in ${Math.round(answer.ms)} ms`];
  if (answer.kind === 'closed') return [];
  const { status, head } = answer;
  return [
    ...(status >= 500 && !(status === 503 && /^retry-after: /im.test(head)) ? [`answered with ${status}`] : []),
    ...(/^x-injected:/im.test(head) ? ['a header of the visitor is in the answer'] : []),
    ...(/^set-cookie:/im.test(head) ? ['a cookie is set'] : []),
  ];
}

const breakages = {
  care: { find: 'methods.includes(context.req.method) ?', put: 'true ?' },
  silence: { find: 'route: knownRoute(path, stored),', put: 'route: path,' },
};

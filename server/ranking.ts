import { hash, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { checkProof } from '#intake/proof.ts';
import { type Lane, rank } from '#intake/rank.ts';
import type { Submission } from '#intake/receive.ts';
import { openCounter } from '#server/limits.ts';
import { here } from '#server/visitor.ts';

export type Ranking = (submission: Submission) => Promise<Lane>;

/** Above so many a minute, whatever has a point at all waits for a look, and the bell rings. */
export type Flood = { perMinute: number; onFlood: () => void };

/** Puts each request into a lane, by how it was sent. A mistake here costs a person minutes, never the request. */
export function openRanking(pool: Pool, secret: KeyObject, { perMinute, onFlood }: Flood): Ranking {
  const fromThere = openCounter(pool, 'from');
  const alike = openCounter(pool, 'alike');
  const proofs = openCounter(pool, 'proof');
  const minute = openMinute();
  const rankOnce = async ({ answers, signals = {} }: Submission): Promise<Lane> => {
    try {
      const now = new Date();
      const { proof, seconds, id } = await checkProof(signals.proof, secret, now);
      const [times, there, same] = await Promise.all([
        id ? proofs.count(hash('sha256', id)) : 1,
        signals.visitor === here ? 1 : fromThere.count(signals.visitor ?? 'unknown'),
        alike.count(hash('sha256', answers.description.toLowerCase().replace(/\s+/g, ' '))),
      ]);
      const { score, lane } = rank({
        proof: times > 1 ? 'wrong' : proof,
        seconds,
        trap: signals.trap ?? false,
        fromThere: there,
        alike: same,
        text: `${answers.full_name} ${answers.city} ${answers.county} ${answers.description}`,
      });
      const flood = minute() > perMinute;
      if (flood) onFlood();
      return flood && score > 0 ? 'quarantine' : lane;
    } catch {
      return 'open';
    }
  };
  return rememberAttempts(rankOnce);
}

/** As long as equal answers are one request; and so many that a flood cannot fill the memory. */
const attemptMs = 600_000;
const mostAttempts = 10_000;

/** Whoever sends again because the answer was lost is no crowd: the same request is counted once, however often it is tried. */
function rememberAttempts(rankOnce: Ranking): Ranking {
  const lanes = new Map<string, { at: number; lane: Promise<Lane> }>();
  return (submission) => {
    const request = hash('sha256', `${submission.key ?? ''} ${JSON.stringify(submission.answers)}`);
    const before = lanes.get(request);
    if (before && Date.now() - before.at < attemptMs) return before.lane;
    const lane = rankOnce(submission);
    lanes.delete(request);
    lanes.set(request, { at: Date.now(), lane });
    for (const [oldest] of lanes) {
      if (lanes.size <= mostAttempts) break;
      lanes.delete(oldest);
    }
    return lane;
  };
}

/** How many came within this minute. */
function openMinute(): () => number {
  let current = 0;
  let count = 0;
  return () => {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== current) [current, count] = [minute, 0];
    return ++count;
  };
}

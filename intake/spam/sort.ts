import { createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { placesOf, worstOf } from '#case-review/crowd.ts';
import { theirNames } from '#case-review/schema.ts';
import type { Submission } from '#intake/receive.ts';
import { openCounter } from '#intake/spam/counter.ts';
import { alikeOf, textPieces } from '#intake/spam/kinship.ts';
import { checkProof, type Level, newChallenge } from '#intake/spam/proof.ts';
import { type Ranked, rank, type Sorted } from '#intake/spam/rank.ts';
import type { Secrets } from '#vault/secrets.ts';

export type Sorting = {
  rank: (submission: Submission) => Promise<Sorted>;
  /** A task for a visitor's browser: the busier its network, or the whole site, the more work. */
  challenge: (visitor: string) => Promise<object>;
};

/** Stands for this machine: the canary and the operator. A visitor's request comes through nginx, which passes on another address. */
export const thisMachine = 'here';

/** Above this many requests a minute, over all processes, an alarm is sent and every proof takes more work. */
export type Flood = { perMinute: number; onFlood: () => void };

type Parts = { pool: Pool; secrets: Secrets; flood: Flood; failed: (error: unknown) => void };

/**
 * Ranks each request by how it was sent: its lane, and the order in which the firm is told of it. A mistake here costs a person
 * minutes, never the request.
 */
export function openSorting({ pool, secrets, flood, failed }: Parts): Sorting {
  const [fromThere, alike, proofs] = ['from', 'alike', 'proof'].map((name) => openCounter(pool, { name, failed })) as [Counter, Counter, Counter];
  const minute = openCounter(pool, { name: 'minute', seconds: 90, failed });
  const thisMinute = () => String(Math.floor(Date.now() / 60_000));

  const levelFor = (visitor: string | undefined): Level => {
    const there = visitor === undefined || visitor === thisMachine ? 0 : worstOf(keysOf(visitor).map(fromThere.seen));
    const all = minute.seen(thisMinute()) / flood.perMinute;
    return there > 30 || all > 4 ? 16 : there > 10 || all > 1 ? 4 : 1;
  };
  const rankOnce = async ({ answers, signals = {} }: Submission): Promise<Sorted> => {
    const { visitor } = signals;
    const network = visitor === undefined || visitor === thisMachine ? null : Buffer.from(visitor, 'base64url');
    const texts = textPieces(answers.description, secrets.current.key);
    const alikeKey = texts.join(' ');
    try {
      const asked = levelFor(visitor);
      const { proof, seconds, id, level } = await checkProof(signals.proof, secrets, new Date());
      const times = id ? proofs.count(hash('sha256', id)) : 1;
      const crowd = minute.count(thisMinute());
      if (crowd > flood.perMinute) flood.onFlood();
      const ranked: Ranked = rank({
        proof: times > 1 ? 'wrong' : proof === 'proven' && level < asked ? 'weak' : proof,
        seconds,
        trap: signals.trap ?? false,
        fromThere: visitor === thisMachine ? 1 : worstOf(keysOf(visitor ?? 'unknown').map(fromThere.count)),
        alike: alikeOf(texts.map(alike.count)),
        text: freeTexts.map((name) => answers[name] ?? '').join(' '),
      });
      return { ...ranked, network, alikeKey };
    } catch (error) {
      failed(error);
      return { lane: 'open', suspicion: 0, network, alikeKey };
    }
  };
  return { rank: rememberAttempts(rankOnce), challenge: (visitor) => newChallenge(secrets, new Date(), levelFor(visitor)) };
}

/** A key for each part of the network, narrow to wide. */
function keysOf(visitor: string): string[] {
  return placesOf(Buffer.from(visitor, 'base64url')).map((place) => place.toString('base64url'));
}

const freeTexts = ['full_name', 'city', 'county', 'description', ...theirNames] as const;

type Counter = ReturnType<typeof openCounter>;

/** As long as equal answers count as one request; and so few that a flood cannot fill the memory. */
const attemptMs = 600_000;
const mostAttempts = 10_000;

/** A request that is sent again because its answer was lost is counted once, however often it is tried. */
function rememberAttempts(rankOnce: Sorting['rank']): Sorting['rank'] {
  const sorted = new Map<string, { at: number; ranked: Promise<Sorted> }>();
  // Only in the memory of this process, so that nobody else can make these digests.
  const key = createSecretKey(randomBytes(32));
  return (submission) => {
    const request = createHmac('sha256', key)
      .update(`${submission.key ?? ''} ${JSON.stringify(submission.answers)}`)
      .digest('base64url');
    const before = sorted.get(request);
    if (before && Date.now() - before.at < attemptMs) return before.ranked;
    const ranked = rankOnce(submission);
    sorted.delete(request);
    sorted.set(request, { at: Date.now(), ranked });
    for (const [oldest] of sorted) {
      if (sorted.size <= mostAttempts) break;
      sorted.delete(oldest);
    }
    return ranked;
  };
}

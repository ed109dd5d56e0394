import { createHmac, type KeyObject } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Secrets } from '#vault/secrets.ts';

/** About 100 to 300 short derivations: a tenth of a second on a laptop, under a second on a cheap phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 100, most: 300 } as const;
/**
 * Factor on the work where many requests come from one part of the network, or many in all. Even 16 times the work is done on a
 * cheap phone while the form is filled in.
 */
export type Level = 1 | 4 | 16;
/** Long enough to write a request in, short enough that solutions cannot be collected in advance. */
const validMinutes = 60;

export type Proof = { challenge: Challenge; solution: Solution };
export type Proven = { proof: 'proven' | 'none' | 'wrong'; seconds: number | undefined; id: string | undefined; level: number };

/** A task for the visitor's browser, signed with the time it was given. */
export function newChallenge({ current }: Secrets, now: Date, level: Level): Promise<Challenge> {
  const { signature, key } = derivedFrom(current.key);
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.most * level, work.least * level),
    deriveKey,
    data: { issued: now.getTime(), level },
    expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: key,
  });
}

/** `id` names the challenge, so that one solution counts once. */
export async function checkProof(proof: unknown, secrets: Secrets, now: Date): Promise<Proven> {
  if (proof === undefined || proof === null) return unproven('none');
  for (const secret of secrets.all) {
    const proven = await checkUnder(proof, secret.key, now);
    if (proven.proof === 'proven') return proven;
  }
  return unproven('wrong');
}

function unproven(proof: 'none' | 'wrong'): Proven {
  return { proof, seconds: undefined, id: undefined, level: 0 };
}

async function checkUnder(proof: unknown, secret: KeyObject, now: Date): Promise<Proven> {
  const { signature, key } = derivedFrom(secret);
  try {
    const { challenge, solution } = proof as Proof;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: signature, hmacKeySignatureSecret: key });
    if (!verified) return unproven('wrong');
    const issued = Number(challenge.parameters.data?.['issued']);
    const level = Number(challenge.parameters.data?.['level'] ?? 1);
    return { proof: 'proven', seconds: (now.getTime() - issued) / 1000, id: String(challenge.signature), level };
  } catch {
    return unproven('wrong');
  }
}

function derivedFrom(secret: KeyObject): { signature: string; key: string } {
  const derived = (purpose: string) => createHmac('sha256', secret).update(`proof ${purpose}`).digest('hex');
  return { signature: derived('challenge'), key: derived('key') };
}

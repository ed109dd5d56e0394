import { createHmac, type KeyObject } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** About 100 to 300 short derivations: a tenth of a second on a laptop, under a second on a cheap phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 100, most: 300 } as const;
/** Long enough to write a request in, short enough that a solved one cannot be kept in stock. */
const validMinutes = 60;

export type Proof = { challenge: Challenge; solution: Solution };
export type Proven = { proof: 'proven' | 'none' | 'wrong'; seconds: number | undefined; id: string | undefined };

/** A task for the visitor's browser, signed with the time it was given. */
export function newChallenge(secret: KeyObject, now: Date): Promise<Challenge> {
  const { signature, key } = secrets(secret);
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.most, work.least),
    deriveKey,
    data: { issued: now.getTime() },
    expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: key,
  });
}

/** `id` names the challenge, so that one solution counts once. */
export async function checkProof(proof: unknown, secret: KeyObject, now: Date): Promise<Proven> {
  if (proof === undefined || proof === null) return { proof: 'none', seconds: undefined, id: undefined };
  const { signature, key } = secrets(secret);
  try {
    const { challenge, solution } = proof as Proof;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: signature, hmacKeySignatureSecret: key });
    if (!verified) return { proof: 'wrong', seconds: undefined, id: undefined };
    const issued = Number(challenge.parameters.data?.['issued']);
    return { proof: 'proven', seconds: (now.getTime() - issued) / 1000, id: String(challenge.signature) };
  } catch {
    return { proof: 'wrong', seconds: undefined, id: undefined };
  }
}

function secrets(secret: KeyObject): { signature: string; key: string } {
  const derived = (purpose: string) => createHmac('sha256', secret).update(`proof ${purpose}`).digest('hex');
  return { signature: derived('challenge'), key: derived('key') };
}

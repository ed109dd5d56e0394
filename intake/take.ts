import { z } from 'zod';
import { surelyNotKept } from '#intake/not-kept.ts';
import type { Attribution, Conflicting, Received, Submission } from '#intake/receive.ts';
import { check, type Draft, emptyDraft, type Problems } from '#intake/schema.ts';

/** What the server does with a request; the web process provides it. */
export type Intake = { receive: (submission: Submission) => Promise<Received | Conflicting> };

export type Taken = Received | Conflicting | { kind: 'invalid'; problems: Problems } | NotTaken;

/** `failed`: nothing is kept. `unknown`: nobody can tell. */
export type NotTaken = { kind: 'failed' } | { kind: 'unknown' };

export type Sent = {
  draft: Draft;
  key: string | undefined;
  page: string;
  attribution: Attribution;
  canaryPass?: string | undefined;
  signals?: Submission['signals'];
};

/** From what was sent to what is said: checks, stores, and turns a database that is away into an honest answer. */
export async function takeCaseReview(
  intake: Intake,
  sent: Sent,
  said: { language: string; consentWording: string },
  report: (error: unknown) => void,
): Promise<Taken> {
  const checked = check(sent.draft);
  if (checked.kind === 'invalid') return checked;
  try {
    return await intake.receive({
      answers: checked.answers,
      key: sent.key,
      page: sent.page,
      attribution: sent.attribution,
      canaryPass: sent.canaryPass,
      signals: sent.signals ?? {},
      ...said,
    });
  } catch (error) {
    report(error);
    return { kind: surelyNotKept(error) ? 'failed' : 'unknown' };
  }
}

/** The body that the island sends. Anything else in it is dropped; anything wrong in it counts as not filled in. */
export function readSent(body: unknown, knownPages: readonly string[]): Sent {
  const { draft, key, page, attribution, canary, proof, trap } = sentShape.parse(body);
  return {
    draft: { ...emptyDraft, ...(draft as Partial<Draft>) },
    key,
    page: knownPage(page, knownPages),
    attribution: attribution as Attribution,
    canaryPass: canary,
    signals: { proof, trap: trap !== '' },
  };
}

export function knownPage(page: string, knownPages: readonly string[]): string {
  return knownPages.includes(page) ? page : '/free-consultation';
}

const fields = Object.fromEntries(Object.keys(emptyDraft).map((name) => [name, name === 'consent' ? z.boolean().catch(false) : z.string().catch('')]));
const sentShape = z.object({
  draft: z.object(fields).catch({}),
  key: z.string().min(16).max(64),
  page: z.string().catch(''),
  proof: z.unknown().optional(),
  trap: z.string().catch(''),
  canary: z.string().max(64).optional().catch(undefined),
  attribution: z
    .object({
      landing: z.string().max(200).optional(),
      referrer: z.string().max(255).optional(),
      utm: z.record(z.string().regex(/^utm_[a-z]{1,20}$/), z.string().max(100)).optional(),
    })
    .catch({}),
});

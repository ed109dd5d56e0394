import { z } from 'zod';
import type { Wording } from '#case-review/consent.ts';
import { check, type Draft, emptyDraft, isBox, type Problems } from '#case-review/schema.ts';
import { languageAt } from '#firm/languages.ts';
import type { Attribution } from '#intake/form/attribution.ts';
import { surelyNotKept } from '#intake/not-kept.ts';
import type { Conflicting, Received, Submission } from '#intake/receive.ts';

/** What the server does with a request; the web process provides it. */
export type Intake = { receive: (submission: Submission) => Promise<Received | Conflicting> };

export type Submitted = Received | Conflicting | { kind: 'invalid'; problems: Problems } | NotKept;

/** `failed`: nothing is stored. `unknown`: it may or may not be stored. */
export type NotKept = { kind: 'failed' } | { kind: 'unknown' };

export type Sent = {
  draft: Draft;
  /** The version of the wording that the form says it shows. */
  wording: number;
  key: string | undefined;
  page: string;
  attribution: Attribution;
  canaryPass?: string | undefined;
  signals?: Submission['signals'];
};

/** What the form says to its visitors: its language, and every wording of its boxes by version. */
export type Said = { language: string; wordings: Readonly<Record<number, string>> };

/** Checks and stores what was sent. When the database fails, says whether the request is surely not stored, or perhaps is. */
export async function submitCaseReview(intake: Intake, sent: Sent, said: Said, report: (error: unknown) => void): Promise<Submitted> {
  const checked = check(sent.draft);
  if (checked.kind === 'invalid') return checked;
  const wording = wordingShown(sent.wording, said);
  // The first wording had one box for all. Whoever has that page still open is called and mailed, and gets no text without a box of its own.
  const { consent_text, no_email } = wording.version === 1 ? emptyDraft : checked.answers;
  try {
    return await intake.receive({
      answers: { ...checked.answers, consent_text, no_email },
      wording,
      language: said.language,
      key: sent.key,
      page: sent.page,
      attribution: sent.attribution,
      canaryPass: sent.canaryPass,
      signals: sent.signals ?? {},
    });
  } catch (error) {
    report(error);
    return { kind: surelyNotKept(error) ? 'failed' : 'unknown' };
  }
}

/** A version that is not known counts as the first of its language; that of English sent none and allows the least. */
export function wordingShown(version: number, { language, wordings }: Said): Wording {
  const shown = wordings[version] === undefined ? Math.min(...Object.keys(wordings).map(Number)) : version;
  return { version: shown, language, text: wordings[shown] ?? '' };
}

/** The body that the island sends. Anything else in it is dropped; anything wrong in it counts as not filled in. */
export function readSent(body: unknown, knownPages: readonly string[]): Sent {
  const { draft, wording, key, page, attribution, canary, proof, trap } = sentShape.parse(body);
  return {
    draft: { ...emptyDraft, ...(draft as Partial<Draft>) },
    wording,
    key,
    page: knownPage(page, knownPages),
    attribution: attribution as Attribution,
    canaryPass: canary,
    signals: { proof, trap: trap !== '' },
  };
}

/** A page that is not known counts as the page of the form in its language: what somebody agreed to is stored as it was shown. */
export function knownPage(page: string, knownPages: readonly string[]): string {
  if (knownPages.includes(page)) return page;
  const own = `${languageAt(page.toLowerCase()).language.path}/free-consultation`;
  return knownPages.includes(own) ? own : '/free-consultation';
}

const fields = Object.fromEntries(Object.keys(emptyDraft).map((name) => [name, isBox(name) ? z.boolean().catch(false) : z.string().catch('')]));
const sentShape = z.object({
  draft: z.object(fields).catch({}),
  wording: z.number().catch(1),
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

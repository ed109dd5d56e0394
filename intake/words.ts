import type { CaseType } from '#firm/case-types.ts';
import type { arrestedChoices, bestTimes, FieldName } from '#intake/schema.ts';

/** Every text of the form. The page passes it in, in its language; the exact messages of the rules stay in the schema. */
export type FormWords = {
  heading: string;
  intro: string;
  key: string;
  optional: string;
  labels: Record<FieldName, string>;
  /** What stands for each choice; what is sent stays the same in every language. */
  choices: Record<CaseType | (typeof arrestedChoices)[number] | (typeof bestTimes)[number], string>;
  hints: { phone: string; case_type: string; description: string };
  chooseOne: string;
  ifKnown: string;
  consent: string;
  /** For the field that only programs fill in. */
  trap: string;
  notice: string;
  send: string;
  sending: string;
  /** While no answer has come for a while. */
  slow: string;
  skip: string;
  problem: string;
  problemHelp: string;
  error: string;
  quiet: string;
  toasts: Record<'received' | 'failed', { title: string; body: string }>;
  reference: string;
  receipt: string;
  outcomes: Record<'failed' | 'unknown' | 'offline' | 'conflict', { title: string; body: string }>;
  call: string;
  dismiss: string;
};

import type { Day } from '#self-help/my-dates/closed-days.ts';

export type Sure = 'yes' | 'no' | 'unsure';

/** A date as well as it is known: a month or a year stands for all its days. A wait counts from the last of them. */
export type When = { first: Day; last: Day };

/** What the visitor picks for the kind of crime. Each has its flags in `kinds.ts`. */
export type Kind =
  | 'life'
  | 'child-or-sexual'
  | 'csc-fourth'
  | 'first-owi'
  | 'other-owi'
  | 'commercial-traffic'
  | 'traffic-injury'
  | 'traffic'
  | 'dv-misdemeanor'
  | 'dv-felony'
  | 'assault'
  | 'other-assaultive'
  | 'serious-misdemeanor'
  | 'dishonesty'
  | 'theft-or-fraud'
  | 'victim-harmed'
  | 'trafficking-or-terror'
  | 'marijuana-misdemeanor'
  | 'trafficking-victim'
  | 'other'
  | 'unsure';

export type Conviction = {
  id: string;
  court: 'michigan' | 'juvenile' | 'elsewhere' | 'unsure';
  ended: 'convicted' | 'not-convicted' | 'unsure';
  /** The most the law allowed: a two-year misdemeanor counts as a felony. */
  level: 'felony' | 'misdemeanor' | 'small' | 'unsure';
  /** Of a felony, in years. */
  most: 'under-10' | 'exactly-10' | 'over-10' | 'unsure';
  kind: Kind;
  sentence: When | 'unsure';
  /** The end of probation, parole, jail or prison. What is left out was not there. */
  ends: readonly When[];
  /** The end of a term in a state prison; jail does not count. */
  prisonEnd?: When;
  /** Convictions with the same mark come from one event within 24 hours. */
  night?: string;
  weapon: Sure;
  /** Felonies over ten years with the same mark are the same crime. */
  crime?: string;
  /** A misdemeanor that was a more serious charge before. */
  reduced: Sure;
};

export type Person = {
  today: Day;
  openCharge: Sure;
  listedAll: Sure;
  /** What was set aside before. */
  before: { felony: Sure; assaults: 0 | 1 | 2 | 'unsure'; owi: Sure };
  /** An application that a judge denied: from when another may be made, by default three years later. */
  denied: Record<string, { on: When; earlier?: Day } | 'unsure'>;
  unpaidRestitution: Sure;
  deferral: Sure;
};

/** By asking a judge. `years` is the wait, `since` or `from` its end. */
export type ByJudge =
  | { kind: 'may-ask'; years: number; from: Day; now: boolean }
  | { kind: 'any-time'; rule: string }
  | { kind: 'not-now'; otherwise: { years: number; from: Day; now: boolean } | undefined }
  | { kind: 'no'; why: 'three-felonies' | 'owi-before' | 'assaults-before' }
  | { kind: 'never'; rule: string }
  | { kind: 'ask-a-lawyer'; why: Unclear; notBefore?: Day }
  | Elsewhere;

export type Unclear =
  | 'kind'
  | 'level'
  | 'court'
  | 'date'
  | 'open-charge'
  | 'felony-count'
  | 'felony-set-aside'
  | 'owi-set-aside'
  | 'assaults-set-aside'
  | 'later-owi'
  | 'csc-fourth'
  | 'dv-order'
  | 'denied'
  | 'new-conviction';

/** By itself. */
export type ByItself =
  | { kind: 'may-be-cleared'; since: Day }
  | { kind: 'may-clear'; on: Day }
  | { kind: 'unsure'; why: 'new-conviction' | 'look-up' | 'more-than-two' | 'more-than-four' | 'open-charge' | 'facts'; on?: Day }
  | { kind: 'not-now' }
  | { kind: 'no'; why: 'kind' | 'left-out' | 'two-assaults' }
  | Elsewhere;

/** Other rules than these hold. */
export type Elsewhere = { kind: 'not-a-conviction' } | { kind: 'other-law' } | { kind: 'juvenile' };

/** Said beside a result. */
export type Note =
  | { kind: 'alone'; outcome: 'now' | 'ask-a-lawyer'; years: number }
  | { kind: 'alone-from'; from: Day; years: number }
  | { kind: 'at-most'; places: number }
  | { kind: 'one-of-this-crime' }
  | { kind: 'together'; with: string[] };

export type Sorted = { id: string; byJudge: ByJudge; byItself: ByItself; notes: Note[] };

export type Outcome = { felonies: number; convictions: Sorted[]; remarks: ('others-can-change' | 'restitution' | 'deferral')[] };

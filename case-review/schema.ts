import * as z from 'zod/mini';
import { westernDigits } from '#case-review/digits.ts';
import { readTyped } from '#case-review/typed-number.ts';
import { caseTypes } from '#firm/case-types.ts';
import { isMailable } from '#firm/mailable.ts';

/**
 * The case review request: fields, choices, defaults, limits and messages, for browser and server alike.
 * zod/mini, because the browser carries it: 7 KB instead of 22.
 */
export const arrestedChoices = ['Yes', 'No', 'Prefer not to say'] as const;
export const bestTimes = ['ASAP', 'Morning', 'Afternoon', 'Evening'] as const;
/** Whether visitors need help themselves or ask for somebody else, such as a relative in custody. */
export const whoChoices = ['Me', 'Someone else'] as const;

/** About the person for whom somebody else asks. */
export const theirNames = ['their_name', 'their_place', 'their_birth', 'relation'] as const;

export const fieldNames = [
  'who',
  ...theirNames,
  'full_name',
  'phone',
  'best_time',
  'case_type',
  'description',
  'arrested',
  'court_date',
  'email',
  'city',
  'county',
  'consent',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What the receipt asks for once more while they wait, where the form was sent without it. */
export const laterNames = ['court_date', 'arrested', 'email', 'city', 'county'] as const;
export type LaterName = (typeof laterNames)[number];

/** The boxes: an answer by phone and e-mail is what is asked for and required; texts are a yes of their own, and e-mail may be refused. */
export const boxNames = ['consent', 'consent_text', 'no_email'] as const;
type BoxName = (typeof boxNames)[number];

/**
 * Counts the wordings beside the boxes. A form sends the number of the one it shows, so that what is stored is what was read.
 * The first had one box for everything, and sent no number.
 */
export const wordingVersion = 2;

/** What a visitor typed, as a form holds it: text in every field, and boxes that are ticked or not. */
export type Draft = Record<Exclude<FieldName, 'consent'>, string> & Record<BoxName, boolean>;

export const emptyDraft: Draft = {
  who: '',
  their_name: '',
  their_place: '',
  their_birth: '',
  relation: '',
  full_name: '',
  phone: '',
  best_time: 'ASAP',
  case_type: '',
  description: '',
  arrested: 'Prefer not to say',
  court_date: '',
  email: '',
  city: '',
  county: '',
  consent: false,
  consent_text: false,
  no_email: false,
};

export function isBox(name: string): name is BoxName {
  return boxNames.some((box) => box === name);
}

/** The answers about somebody else are there only where somebody asks for another person. */
export type Answers = z.output<typeof caseReview> & Partial<Pick<z.output<typeof forSomeoneElse>, (typeof theirNames)[number]>>;

/** The specification's words; what is missing stands under them. */
export const tooFewDetails = 'Please provide more details';

/** All that the rules say, in the specification's words. Other languages have a text for each (intake/form/words.ts). */
export const messages = [
  'Name must be at least 2 characters',
  'Name too long',
  'Please enter a valid phone number',
  'Phone number too long',
  'Invalid email address',
  'Email too long',
  'City name too long',
  'County name too long',
  'Please select a case type',
  tooFewDetails,
  'Description too long',
  'You must agree to be contacted',
  'Place too long',
  'Birth date must be in the past',
  'Birth date too long',
  'Relation too long',
] as const;
export type Message = (typeof messages)[number];
export type Problems = Partial<Record<FieldName, Message>>;

export type Checked = { kind: 'valid'; answers: Answers } | { kind: 'invalid'; problems: Problems };

/** Checks a draft. Each field has at most one message, its first. */
export function check(draft: Draft): Checked {
  const result = (asksForSomeoneElse(draft) ? forSomeoneElse : caseReview).safeParse(draft);
  return result.success ? { kind: 'valid', answers: result.data } : { kind: 'invalid', problems: problemsIn(result.error) };
}

export type Later = z.output<typeof later>;

/** Checks answers that come after the request, by the same rules. */
export function checkLater(typed: Partial<Draft>): { kind: 'valid'; answers: Later } | { kind: 'invalid'; problems: Problems } {
  const result = later.safeParse({ ...emptyDraft, ...typed });
  return result.success ? { kind: 'valid', answers: result.data } : { kind: 'invalid', problems: problemsIn(result.error) };
}

function problemsIn({ issues }: z.core.$ZodError): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) problems[path[0] as FieldName] ??= message as Message;
  return problems;
}

/**
 * "Me" drops what was typed about somebody else before. Without an answer what was typed decides, because a browser that cannot
 * hide these fields shows them to everybody.
 */
function asksForSomeoneElse(draft: Draft): boolean {
  return draft.who === 'Someone else' || (draft.who !== 'Me' && theirNames.some((name) => draft[name].trim() !== ''));
}

/**
 * Length in characters as a person counts them, and as both sides must: an emoji is one, and a line break is one,
 * though a form sends it as two.
 */
function atLeast(least: number, message: Message) {
  return must((text: string) => Array.from(text).length >= least, message);
}
function atMost(most: number, message: Message) {
  return must((text: string) => Array.from(text).length <= most, message);
}

/** No rule says what has no text in every language. */
function must<Typed>(holds: (typed: Typed) => boolean, message: Message) {
  return z.refine<Typed>(holds, message);
}

/** Browsers send line breaks as CRLF but hold them as LF; blanks at the ends are dropped. */
const text = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.replace(/\r\n?/g, '\n').trim()),
);

/** The same with its digits as phones dial them, however they were typed. */
const numbers = z.pipe(text, z.transform(westernDigits));

const oneOf = <const Choice extends string>(choices: readonly Choice[], fallback: Choice) =>
  z.pipe(
    z.string(),
    z.transform((typed: string): Choice => choices.find((choice) => choice === typed) ?? fallback),
  );

/** In characters, as the specification has it. */
export const longestPhone = 20;

/** No name has more words; the desk compares each word of a name with others. */
const mostWordsInName = 12;

const personName = text.check(
  atLeast(2, 'Name must be at least 2 characters'),
  atMost(100, 'Name too long'),
  must((typed: string) => (typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= mostWordsInName, 'Name too long'),
);

/** Longer than any date; what is beyond it is cut, as a date refuses nobody. */
const longestDate = 100;

const caseReview = z.object({
  full_name: personName,
  phone: numbers.check(
    atMost(longestPhone, 'Phone number too long'),
    must((typed: string) => readTyped(typed) !== undefined, 'Please enter a valid phone number'),
  ),
  email: text.check(
    atMost(255, 'Email too long'),
    must((typed: string) => typed === '' || isMailable(typed), 'Invalid email address'),
  ),
  city: text.check(atMost(100, 'City name too long')),
  county: text.check(atMost(100, 'County name too long')),
  court_date: z.pipe(
    numbers,
    z.transform((typed: string) => Array.from(typed).slice(0, longestDate).join('')),
  ),
  case_type: z.pipe(
    text,
    z.pipe(
      z.string().check(must((typed: string) => caseTypes.some((one) => one === typed), 'Please select a case type')),
      z.transform((typed: string) => typed as (typeof caseTypes)[number]),
    ),
  ),
  arrested: oneOf(arrestedChoices, 'Prefer not to say'),
  best_time: oneOf(bestTimes, 'ASAP'),
  description: text.check(atLeast(10, tooFewDetails), atMost(2000, 'Description too long')),
  consent: z.boolean().check(must((agreed: boolean) => agreed, 'You must agree to be contacted')),
  consent_text: z.boolean(),
  no_email: z.boolean(),
});

const later = z.pick(caseReview, { court_date: true, arrested: true, email: true, city: true, county: true });

/** A day in full, as 2001-04-27 or 4/27/2001. Less is fine too: somebody may know only the year. */
const fullDay = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)\/(\d\d?)\/(\d{4}))$/;

function isPast(typed: string): boolean {
  const [, year, month, day, usMonth, usDay, usYear] = fullDay.exec(typed) ?? [];
  const at = new Date(Number(year ?? usYear), Number(month ?? usMonth) - 1, Number(day ?? usDay));
  return !(at.getTime() > Date.now());
}

const forSomeoneElse = z.extend(caseReview, {
  their_name: personName,
  their_place: text.check(atMost(100, 'Place too long')),
  their_birth: numbers.check(must(isPast, 'Birth date must be in the past'), atMost(40, 'Birth date too long')),
  relation: text.check(atMost(60, 'Relation too long')),
});

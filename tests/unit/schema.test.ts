import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrestedChoices,
  bestTimes,
  boxNames,
  type Checked,
  check,
  type Draft,
  emptyDraft,
  type FieldName,
  fieldNames,
  theirNames,
  whoChoices,
} from '#case-review/schema.ts';
import { caseTypes } from '#firm/case-types.ts';
import { draftFrom } from '#intake/form/draft.ts';
import { readSent } from '#intake/submit.ts';
import { fieldsOf } from '../testkit/front-door.ts';

const filled: Draft = {
  who: 'Someone else',
  their_name: 'Robin Avery',
  their_place: 'St. Clair County Jail',
  their_birth: '4/27/2001',
  relation: 'Mother',
  full_name: 'Jordan Avery',
  phone: '810-555-0100',
  best_time: 'Evening',
  case_type: 'OWI / DUI (Operating While Intoxicated)',
  description: 'Charge: OWI, court: Flint, date: Dec 3',
  arrested: 'Yes',
  court_date: '2031-12-03',
  email: 'jordan@example.com',
  city: 'Flint',
  county: 'Genesee',
  consent: true,
  consent_text: true,
  no_email: false,
};

/** The three ways a draft is checked: on the visitor's device, and at the server from both kinds of form. */
const sides: [string, (draft: Draft) => Checked | Promise<Checked>][] = [
  ['in the browser', check],
  ['at the server, from a plain form', async (draft) => check(draftFrom(await plainForm(draft)))],
  ['at the server, from the island', (draft) => check(fromIsland(draft))],
];

const ownNames = fieldNames.filter((name) => name !== 'who' && !theirNames.some((one) => one === name));
const nobody = { their_name: '', their_place: ' ', their_birth: '', relation: '' };

type Texts = Exclude<FieldName, 'consent'>;
/** What is typed into which field, and the message under it. Without a message it is accepted. */
type Case = [field: Texts, what: string, typed: string, message?: string];

const cases: Case[] = [
  ['full_name', 'nothing', '', 'Name must be at least 2 characters'],
  ['full_name', 'one letter', 'J', 'Name must be at least 2 characters'],
  ['full_name', 'one letter among blanks', '  J \t', 'Name must be at least 2 characters'],
  ['full_name', 'only blanks', '     ', 'Name must be at least 2 characters'],
  ['full_name', 'one emoji, which is two units of UTF-16', '🙂', 'Name must be at least 2 characters'],
  ['full_name', 'two letters', 'Jo'],
  ['full_name', 'two emoji', '🙂🙂'],
  ['full_name', '100 letters', 'n'.repeat(100)],
  ['full_name', '100 letters among blanks', `   ${'n'.repeat(100)}   `],
  ['full_name', '100 emoji', '🙂'.repeat(100)],
  ['full_name', '101 letters', 'n'.repeat(101), 'Name too long'],
  ['full_name', '101 emoji', '🙂'.repeat(101), 'Name too long'],
  ['full_name', 'twelve words', "María-José de la Cruz y O'Brien Avery Lee the 3rd"],
  ['full_name', 'thirteen words', 'ann '.repeat(13).trim(), 'Name too long'],

  ['their_name', 'nothing', '', 'Name must be at least 2 characters'],
  ['their_name', 'one letter among blanks', '  R \t', 'Name must be at least 2 characters'],
  ['their_name', 'two letters', 'Ro'],
  ['their_name', '100 letters', 'n'.repeat(100)],
  ['their_name', '101 letters', 'n'.repeat(101), 'Name too long'],
  ['their_name', 'thirteen words', 'a-'.repeat(13), 'Name too long'],
  ['their_place', 'nothing', ''],
  ['their_place', 'that nobody is held', 'Not held, I think'],
  ['their_place', '100 characters', 'p'.repeat(100)],
  ['their_place', '101 characters', 'p'.repeat(101), 'Place too long'],
  ['their_birth', 'nothing', ''],
  ['their_birth', 'a day in the American way', '12/31/1999'],
  ['their_birth', 'a day as computers write it', '1999-12-31'],
  ['their_birth', 'a year', '1999'],
  ['their_birth', 'a guess', 'about 40 years old'],
  ['their_birth', 'a day to come', '1/2/2999', 'Birth date must be in the past'],
  ['their_birth', 'a day to come as computers write it', ' 2999-01-02 ', 'Birth date must be in the past'],
  ['their_birth', '41 characters', 'b'.repeat(41), 'Birth date too long'],
  ['relation', 'nothing', ''],
  ['relation', '60 characters', 'r'.repeat(60)],
  ['relation', '61 characters', 'r'.repeat(61), 'Relation too long'],

  ['phone', 'nothing', '', 'Please enter a valid phone number'],
  ['phone', '9 characters', '555-01000', 'Please enter a valid phone number'],
  ['phone', '9 characters among blanks', '   555-01000   ', 'Please enter a valid phone number'],
  ['phone', '10 characters', '8105550100'],
  ['phone', '20 characters', '+1 (810) 555-0100 x2'],
  ['phone', '20 characters among blanks', '  +1 (810) 555-0100 x2  '],
  ['phone', '21 characters', '+1 (810) 555-0100 x21', 'Phone number too long'],

  ['email', 'nothing', ''],
  ['email', 'only blanks', '   '],
  ['email', 'an address', 'jordan.avery+court@mail.example.com'],
  ['email', 'an address among blanks', '  jordan@example.com  '],
  ['email', 'an address in another script', 'йордан@пример.рф', 'Invalid email address'],
  ['email', 'a word', 'jordan', 'Invalid email address'],
  ['email', 'no domain', 'jordan@', 'Invalid email address'],
  ['email', 'no dot in the domain', 'jordan@example', 'Invalid email address'],
  ['email', 'a dot at the end', 'jordan@example.', 'Invalid email address'],
  ['email', 'nobody at a domain', '@example.com', 'Invalid email address'],
  ['email', 'two at signs', 'jordan@avery@example.com', 'Invalid email address'],
  ['email', 'a blank inside', 'jordan avery@example.com', 'Invalid email address'],
  ['email', 'two addresses', 'a@example.com,b@example.com', 'Invalid email address'],
  ['email', 'a line of a mail header', 'a@example.com\r\nBcc: b@example.com', 'Invalid email address'],
  ['email', '254 characters', `${'j'.repeat(64)}@${'d'.repeat(61)}.${'d'.repeat(61)}.${'d'.repeat(61)}.com`],
  ['email', '254 characters among blanks', ` ${'j'.repeat(64)}@${'d'.repeat(61)}.${'d'.repeat(61)}.${'d'.repeat(61)}.com `],
  ['email', '256 characters', `${'j'.repeat(244)}@example.com`, 'Email too long'],
  ['email', '256 characters that are no address', 'j'.repeat(256), 'Email too long'],

  ['city', 'nothing', ''],
  ['city', '100 characters', 'c'.repeat(100)],
  ['city', '100 emoji', '🌊'.repeat(100)],
  ['city', '101 characters', 'c'.repeat(101), 'City name too long'],
  ['county', 'nothing', ''],
  ['county', '100 characters', 'c'.repeat(100)],
  ['county', '101 characters', 'c'.repeat(101), 'County name too long'],

  ['court_date', 'nothing', ''],
  ['court_date', 'a date long ago', '1999-01-01'],
  ['court_date', 'something that is no date', 'next Tuesday, I think'],

  ['case_type', 'nothing', '', 'Please select a case type'],
  ['case_type', 'a choice that is not offered', 'Divorce', 'Please select a case type'],
  ['case_type', 'a choice in other letters', 'felony', 'Please select a case type'],
  ['case_type', 'a part of a choice', 'OWI / DUI', 'Please select a case type'],

  ['description', 'nothing', '', 'Please provide more details'],
  ['description', '9 characters', 'OWI Flint', 'Please provide more details'],
  ['description', '9 characters among blank lines', '\n\n OWI Flint \n\n', 'Please provide more details'],
  ['description', '9 characters, one of them a line break', 'OWI\nFlint', 'Please provide more details'],
  ['description', '9 emoji', '🙂'.repeat(9), 'Please provide more details'],
  ['description', '10 characters', 'OWI, Flint'],
  ['description', '10 characters, one of them a line break', 'OWI,\nFlint'],
  ['description', '10 emoji', '🙂'.repeat(10)],
  ['description', '2000 characters', 'd'.repeat(2000)],
  ['description', '2000 characters among blank lines', `\n\n${'d'.repeat(2000)}\n\n`],
  ['description', '2000 characters, half of them line breaks', 'd\n'.repeat(999).concat('dd')],
  ['description', '2000 characters, half of them line breaks as a form sends them', 'd\r\n'.repeat(999).concat('dd')],
  ['description', '2000 emoji', '🙂'.repeat(2000)],
  ['description', '2001 characters', 'd'.repeat(2001), 'Description too long'],
  ['description', '2001 characters, half of them line breaks', 'd\n'.repeat(1000).concat('d'), 'Description too long'],
  ['description', '2001 emoji', '🙂'.repeat(2001), 'Description too long'],
];

describe.each(sides)('%s', (_, checked) => {
  test.each(cases)('%s: %s', async (field, _what, typed, message) => {
    const result = await checked({ ...filled, [field]: typed });
    if (message) expect(result).toEqual({ kind: 'invalid', problems: { [field]: message } });
    else expect(result).toMatchObject({ kind: 'valid', answers: { [field]: typed.replaceAll('\r\n', '\n').trim() } });
  });

  test.each(caseTypes)('the case type "%s" can be chosen', async (choice) => {
    expect(await checked({ ...filled, case_type: choice })).toMatchObject({ kind: 'valid', answers: { case_type: choice } });
  });
  test.each(arrestedChoices)('arrested can be "%s"', async (choice) => {
    expect(await checked({ ...filled, arrested: choice })).toMatchObject({ kind: 'valid', answers: { arrested: choice } });
  });
  test.each(bestTimes)('the best time can be "%s"', async (choice) => {
    expect(await checked({ ...filled, best_time: choice })).toMatchObject({ kind: 'valid', answers: { best_time: choice } });
  });
  test('a choice that is not offered counts as none made', async () => {
    expect(await checked({ ...filled, arrested: 'Maybe', best_time: 'Midnight' })).toMatchObject({
      kind: 'valid',
      answers: { arrested: 'Prefer not to say', best_time: 'ASAP' },
    });
  });

  test('a court date of any length is accepted, and no more of it is kept than a date may need', async () => {
    expect(await checked({ ...filled, court_date: ` ${'🙂'.repeat(31_000)}` })).toMatchObject({ kind: 'valid', answers: { court_date: '🙂'.repeat(100) } });
  });

  test('without agreement nothing is accepted', async () => {
    expect(await checked({ ...filled, consent: false })).toEqual({ kind: 'invalid', problems: { consent: 'You must agree to be contacted' } });
  });
  test('to be texted or mailed is nobody’s condition: without either it is accepted, and each is what its own box says', async () => {
    for (const consent_text of [true, false])
      for (const no_email of [true, false])
        expect(await checked({ ...filled, consent_text, no_email })).toMatchObject({ kind: 'valid', answers: { consent_text, no_email } });
  });
  test('who asks for themselves needs no other name, and nothing about another person is kept', async () => {
    const mine = await checked({ ...filled, who: 'Me', their_birth: '1/2/2999' });
    expect(mine.kind === 'valid' && Object.keys(mine.answers).toSorted()).toEqual([...ownNames, 'consent_text', 'no_email'].toSorted());
  });
  test('without an answer to the first question, what was typed about another person decides', async () => {
    expect(await checked({ ...filled, who: '' })).toMatchObject({ kind: 'valid', answers: { their_name: 'Robin Avery' } });
    expect(await checked({ ...filled, who: '', their_name: '' })).toEqual({
      kind: 'invalid',
      problems: { their_name: 'Name must be at least 2 characters' },
    });
    const mine = await checked({ ...filled, who: '', ...nobody });
    expect(mine.kind === 'valid' && 'their_name' in mine.answers).toBe(false);
  });
  test('an empty form has one message for each field that must be filled in, and for no other', async () => {
    expect(await checked(emptyDraft)).toEqual({
      kind: 'invalid',
      problems: {
        full_name: 'Name must be at least 2 characters',
        phone: 'Please enter a valid phone number',
        case_type: 'Please select a case type',
        description: 'Please provide more details',
        consent: 'You must agree to be contacted',
      },
    });
  });
});

test('a new form is empty but for two choices', () => {
  const { arrested, best_time, consent, consent_text, no_email, ...texts } = emptyDraft;
  expect({ arrested, best_time }).toEqual({ arrested: 'Prefer not to say', best_time: 'ASAP' });
  expect([consent, consent_text, no_email]).toEqual([false, false, false]);
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  expect(new Set(Object.keys(emptyDraft))).toEqual(new Set([...fieldNames, ...boxNames]));
});

test('the choices are those of the specification', () => {
  expect(caseTypes.join('; ')).toBe(
    'OWI / DUI (Operating While Intoxicated); Domestic Violence; Assault / Battery; Drug Charges; Theft / Shoplifting; Felony; Misdemeanor; ' +
      'Probation Violation; Bench Warrant / Failure to Appear; Expungement / Clean Slate; Juvenile Defense; Traffic / License Issues; Other',
  );
  expect(arrestedChoices.join('; ')).toBe('Yes; No; Prefer not to say');
  expect(bestTimes.join('; ')).toBe('ASAP; Morning; Afternoon; Evening');
});

describe('both sides agree', () => {
  // Letters, emoji and what is neither; blanks and line breaks of every kind, often enough to stand at both ends.
  const character = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('a', 'Z', '7', '@', '.', ',', 'é', '🙂', '👩‍⚖️', '\u202e') },
    { weight: 2, arbitrary: fc.constantFrom(' ', '\t', '\n', '\r\n', '\r', '\u00a0', '\u2028', '\ufeff') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  );
  const around = (limit: number) => fc.tuple(character, fc.integer({ min: limit - 2, max: limit + 2 })).map(([one, times]) => one.repeat(times));
  const text = (...limits: number[]) =>
    fc.oneof(
      fc.array(character, { maxLength: 30 }).map((all) => all.join('')),
      ...limits.map((limit) => fc.tuple(fc.constantFrom('', ' ', '\r\n'), around(limit), fc.constantFrom('', ' ', '\n')).map((parts) => parts.join(''))),
    );
  const choice = (choices: readonly string[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...choices) }, { weight: 1, arbitrary: text() });
  const draft: fc.Arbitrary<Draft> = fc.record({
    who: choice([...whoChoices, '']),
    their_name: text(2, 100),
    their_place: text(100),
    their_birth: fc.oneof(text(40), fc.constantFrom('4/27/2001', '2999-01-01')),
    relation: text(60),
    full_name: text(2, 100),
    phone: text(10, 20),
    best_time: choice(bestTimes),
    case_type: choice(caseTypes),
    description: text(10, 2000),
    arrested: choice(arrestedChoices),
    court_date: text(),
    email: fc.oneof(
      text(),
      fc.emailAddress(),
      around(243).map((name) => `${name}@example.com`),
    ),
    city: text(100),
    county: text(100),
    consent: fc.boolean(),
    consent_text: fc.boolean(),
    no_email: fc.boolean(),
  });
  // Most drafts of many odd fields are wrong somewhere, so half of them change one field of a good one.
  const oneOdd = fc.tuple(fc.constantFrom(...fieldNames), draft).map(([field, odd]): Draft => ({ ...filled, [field]: odd[field] }));

  test.each(sides.slice(1))('%s as in the browser, on any draft', { timeout: 30_000 }, async (_, checked) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(draft, oneOdd), async (any) => {
        expect(await checked(any)).toEqual(check(any));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what the island sends', () => {
  test('counts as not filled in where it is no text, and is dropped where it is no field', () => {
    expect(fromIsland({ ...filled, city: 7, consent: 'yes', admin: true })).toEqual({ ...filled, city: '', consent: false });
    expect(fromIsland('nothing of use')).toEqual(emptyDraft);
  });
  test('is refused without a key', () => {
    for (const key of [undefined, 'short', 'k'.repeat(65), 7]) expect(() => readSent({ draft: filled, key, page: '/' }, ['/'])).toThrow();
  });
});

/** As a browser encodes a form without script: every line break as CRLF, an unticked box not at all. */
function plainForm(draft: Draft): Promise<FormData> {
  const fields = Object.entries(fieldsOf(draft)).map(([name, value]) => [name, value.replace(/\r\n|\r|\n/g, '\r\n')]);
  const body = new URLSearchParams(fields).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Request('http://localhost/free-consultation', { method: 'POST', headers, body }).formData();
}

/** As the island sends it: JSON, and a key of its own. */
function fromIsland(draft: unknown): Draft {
  return readSent(JSON.parse(JSON.stringify({ draft, key: crypto.randomUUID(), page: '/', attribution: {} })), ['/']).draft;
}

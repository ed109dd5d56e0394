import { describe, expect, test } from 'vitest';
import { allowedOf } from '#assistant/allowed.ts';
import { guardAfter } from '#assistant/guard-after.ts';
import { content } from '#firm/content.ts';

const site = content();
const facts =
  'Arraignment. An arraignment is your first court date, often by video. A judge or magistrate tells you the charge, the most it can bring and your rights, and decides about bond. You should bring proof of a home. You have a right to a lawyer there. The fee depends on the charge. A first OWI carries up to 93 days in jail. Our office is at 400 Pyramid Dr, Marysville.';
const guard = () => guardAfter({ facts, instructions: site.assistant.body, canary: 'mark-0123456789abcdef', allowed: allowedOf(site) });
const verdict = (sentence: string) => {
  const judged = guard()(sentence);
  return judged.kind === 'held' ? judged.why : judged.kind;
};

describe('what rests on the facts is shown', () => {
  test.each([
    'An arraignment is your first court date, often by video.',
    'An arraignment is the first date in court.',
    'At the arraignment, the judge tells you the charge and your rights.',
    'A magistrate decides about bond, and a lawyer may be there.',
    'A first OWI can bring up to 93 days in jail.',
    `The office is in Marysville; the lawyer is at ${site.firm.phone.display}.`,
    'You should bring proof of a home.',
  ])('%s', (sentence) => expect(verdict(sentence)).toBe('shown'));

  test('without marks that a model adds', () => {
    expect(guard()('- **An arraignment** is your `first` court date.')).toEqual({ kind: 'shown', sentence: 'An arraignment is your first court date.' });
  });
});

describe.each<[string | undefined, string[]]>([
  [
    'promise',
    [
      'Your charge will be dismissed by the judge.',
      'I guarantee a bond.',
      'You will probably get bond.',
      'The judge will drop the charge.',
      'We win 98% of court dates.',
      'Your ch\u200barge will be dis\u00admissed.',
    ],
  ],
  [
    'advice',
    [
      'You should have a lawyer tell the judge.',
      'I recommend a lawyer for the charge.',
      'Refuse the video and the charge.',
      'Plead guilty at the arraignment.',
    ],
  ],
  ['persona', ['I am a lawyer of the court.', 'As your attorney, the bond is my charge.']],
  ['privilege', ['This chat is privileged, your lawyer rights.', 'Tell me what happened at your home.']],
  ['number', ['A first OWI carries up to 180 days in jail.', 'The fee is $4,750 for the charge.']],
  [
    'address',
    [
      'Call a lawyer at (248) 555-0199.',
      'The judge is at evil-law.com today.',
      'Write the judge at judge@evil.example.',
      'The charge is at https://evil.example/x today.',
      'The court date is at /secret today.',
      'The lawyer has eight one zero five five five one two.',
      'The lawyer is at evil dot com.',
    ],
  ],
  [
    'prompt',
    [
      'The mark-0123456789abcdef is the charge.',
      'f e d c b a 9 8 7 6 5 4 3 2 1 0 k r a m',
      'You are a computer program and you are not a lawyer and not a person.',
    ],
  ],
  ['script', ['Yоur lаwyer аnd the cоurt.', 'المحامي في المحكمة', 'The court 😀 date.']],
  ['markup', ['The court &lt;b&gt; date.', 'The court ## date.']],
  ['unsupported', ['Bananas grow slowly in tropical gardens.', 'Su caso tiene una audiencia grande.', 'Yes.', 'Xqzt blorf wibble.']],
])('what may not be said: %s', (why, sentences) => {
  test.each(sentences)('%s', (sentence) => expect(verdict(sentence)).toBe(why));
});

test('nothing can be said in halves', () => {
  const judge = guard();
  expect(judge('The judge decides about your charge.').kind).toBe('shown');
  expect(judge('Will be dismissed.').kind).toBe('held');
  // Neither sentence is long enough to be recognized; together they repeat the model's instructions.
  const told = guardAfter({ facts: 'A computer program is not a lawyer.', instructions: site.assistant.body, canary: 'mark-0', allowed: allowedOf(site) });
  expect(told('You are a computer program.').kind).toBe('shown');
  expect(told('You are not a lawyer.')).toEqual({ kind: 'held', why: 'prompt' });
});

test('nothing is said twice', () => {
  const judge = guard();
  expect(judge('A first OWI carries up to 93 days in jail.').kind).toBe('shown');
  expect(judge('A first OWI carries up to 93 days in jail.')).toEqual({ kind: 'held', why: 'repeated' });
});

import { describe, expect, test } from 'vitest';
import { termAskedIn, termLinksIn } from '#assistant/terms.ts';
import { content } from '#firm/content.ts';
import { termFinder } from '#firm/term-links.ts';

const { terms } = content().glossary;
const asked = termAskedIn(content(), content());

describe('whoever asks what a word means', () => {
  test.each([
    ['what is an arraignment?', 'arraignment'],
    ['What does "nolo contendere" mean', 'no-contest'],
    ['whats a ppo', 'ppo'],
    ['hi, can you explain what bindover means?', 'bindover'],
    ['I don’t know what a show cause hearing is', 'show-cause'],
    ['define restitution', 'restitution'],
    ['HYTA meaning', 'hyta'],
    ['what does PCC stand for in court', 'pcc'],
    ['meaning of 7411', '7411'],
    ['what is an arraingment', 'arraignment'],
    ['what are technical violations in michigan', 'technical-violation'],
  ])('%s', (question, id) => {
    expect(asked(question)?.id).toBe(id);
  });

  test.each(terms.flatMap(({ id, term, also }) => [term, ...also].map((name) => [name, id])))('of %s is understood', (name, id) => {
    expect(asked(`What is ${name}?`)?.id).toBe(id);
    expect(asked(`what does ${name.toLowerCase()} mean`)?.id).toBe(id);
  });
});

test.each([
  'what is the bond for a second OWI',
  'what is my bond',
  'what happens at an arraignment',
  'what is the difference between probation and parole',
  'what does the prosecutor have to prove',
  'what is your phone number',
  'what are the points for speeding',
  'arraignment',
  'what is',
  '',
])('“%s” asks for something else', (question) => {
  expect(asked(question)).toBeUndefined();
});

describe('the legal words of an answer', () => {
  const find = termFinder(terms);

  test('are linked where they first stand, four at most', () => {
    expect(termLinksIn('A bench warrant. The magistrate sets a bond, and the tether, a PPO and restitution come later.', find)).toEqual([
      { words: 'bench warrant', to: '/words#bench-warrant' },
      { words: 'magistrate', to: '/words#magistrate' },
      { words: 'bond', to: '/words#bond' },
      { words: 'tether', to: '/words#tether' },
    ]);
  });

  test('are left out where they also stand inside another one', () => {
    expect(termLinksIn('A warrant is not a bench warrant.', find).map(({ words }) => words)).toEqual(['bench warrant']);
  });
});

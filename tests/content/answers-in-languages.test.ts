import { describe, expect, test } from 'vitest';
import type { Answer } from '#firm/answers.ts';
import { answers } from '#firm/content.ts';
import { plainText, recordsOf } from '#firm/prose.ts';
import { translatedInto } from '#firm/translations.ts';

const english = answers('en').all;

describe.each(translatedInto)('an answer of the chat in another language (%s)', (into) => {
  const all = answers(into).all;

  test('is there for each English one, in the same place', () => {
    expect(all.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });

  test('is about the same, rests on the same law, says the same numbers and leads to the same places', () => {
    expect(all.flatMap((one, at) => differences(english[at] as Answer, one))).toEqual([]);
  });

  test('is asked for in ten ways or more, none of them twice', () => {
    expect(all.filter(({ utterances }) => utterances.length < 10).map(({ id }) => id)).toEqual([]);
    const twice = all.filter(({ utterances }) => new Set(utterances).size < utterances.length);
    expect(twice.map(({ id, utterances }) => [id, ...utterances.filter((way, at) => utterances.indexOf(way) !== at)])).toEqual([]);
  });

  test('has a title of its own', () => {
    const titles = all.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('a difference is seen', () => {
  const [one] = english;
  if (!one) throw new Error('no answers');
  const answer: Answer = {
    ...one,
    charge: 'owi',
    count: 'first',
    aspect: 'penalty',
    tool: '/courts',
    say: [{ kind: 'paragraph', children: ['Up to 93 days and $500.', { kind: 'note', records: ['owi-first'] }] }],
    link: { to: '/faqs#fees', words: 'More' },
    next: ['owi-limit'],
  };
  const note = { kind: 'note' as const, records: ['owi-first'] };

  test('nowhere in the same answer in other words', () => {
    const same: Answer = {
      ...answer,
      title: 'Otra',
      say: [{ kind: 'paragraph', children: ['Hasta $500 y 93 días.', note] }],
      link: { to: '/faqs#fees', words: 'Más' },
    };
    expect(differences(answer, same)).toEqual([]);
  });

  test.each<[string, Partial<Answer>]>([
    ['id', { id: 'other' }],
    ['charge', { charge: 'assault' }],
    ['count', { count: 'second' }],
    ['aspect', { aspect: undefined }],
    ['tool', { tool: '/my-dates' }],
    ['link', { link: { to: '/faqs', words: 'Más' } }],
    ['next', { next: [] }],
    ['numbers', { say: [{ kind: 'paragraph', children: ['Hasta $500 y 39 días.', note] }] }],
    ['notes', { say: [{ kind: 'paragraph', children: ['Hasta $500 y 93 días.'] }] }],
    ['parts', { say: [...answer.say, { kind: 'paragraph', children: ['Más.'] }] }],
  ])('in its %s', (name, changed) => {
    expect(differences(answer, { ...answer, ...changed })).toEqual([expect.stringContaining(name)]);
  });
});

function differences(one: Answer, other: Answer): string[] {
  const [own, theirs] = [factsOf(one), factsOf(other)];
  return Object.entries(own).flatMap(([name, value]) => {
    const said = JSON.stringify(theirs[name as keyof typeof theirs]);
    return said === JSON.stringify(value) ? [] : [`${one.id}: ${name} ${said} instead of ${JSON.stringify(value)}`];
  });
}

function factsOf({ id, charge, count, aspect, tool, link, next, say }: Answer) {
  const numbers =
    plainText(say)
      .replace(/[\u2066\u2069]/g, '')
      .match(/\d(?:[\d,.]*\d)?/g) ?? [];
  return {
    id,
    charge: charge ?? '',
    count: count ?? '',
    aspect: aspect ?? '',
    tool: tool ?? '',
    link: link.to,
    next,
    numbers: numbers.toSorted(),
    notes: recordsOf(say).toSorted(),
    parts: say.map(({ kind }) => kind),
  };
}

import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { wordingVersion } from '#case-review/schema.ts';
import { wordingOf } from '#site/form-facts.ts';
import { arabicForm } from '#site/words/form.ar.ts';
import { earlierConsents, englishForm } from '#site/words/form.en.ts';
import { spanishForm } from '#site/words/form.es.ts';

/**
 * Every wording that stood beside the form's boxes, by version: the beginning of its SHA-256, with {firm} where the name stands.
 * Lines are added and never changed. When this fails, the words were changed: put the old ones into `earlierConsents`, raise
 * `wordingVersion`, and add a line. Only what no visitor has seen yet, as a translation before its first release, is replaced.
 */
const wordings: Record<string, Record<number, string>> = {
  en: { 1: 'e74c6ed609079047', 2: 'd3a7da745c982dfe' },
  es: { 2: '0e17aea869c9d256' },
  ar: { 2: '1bbdb397e84f2800' },
};

const digest = (text: string) => hash('sha256', text).slice(0, 16);

test('the words beside the boxes change only with their version, and earlier ones stay as they were', () => {
  const now = (form: typeof englishForm) => ({ [wordingVersion]: wordingOf(form('', '{firm}')) });
  const said = { en: { ...earlierConsents, ...now(englishForm) }, es: now(spanishForm), ar: now(arabicForm) };
  const digests = Object.entries(said).map(([code, versions]) => [
    code,
    Object.fromEntries(Object.entries(versions).map(([version, text]) => [version, digest(text)])),
  ]);
  expect(Object.fromEntries(digests)).toEqual(wordings);
});

test('the version is the newest of them', () => {
  for (const versions of Object.values(wordings)) expect(Math.max(...Object.keys(versions).map(Number))).toBe(wordingVersion);
});

test('beside the box for texts stands all that carriers and the FCC ask for', () => {
  const { text, terms, privacy } = englishForm('', 'The Firm').consent;
  for (const part of [
    'The Firm sends a few texts per request.',
    'Message and data rates may apply.',
    'Reply STOP to stop, HELP for help.',
    'Texts are not a condition of getting help.',
  ])
    expect(text).toContain(part);
  expect([terms, privacy]).toEqual(['Terms', 'Privacy']);
});

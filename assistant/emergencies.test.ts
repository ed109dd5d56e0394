import { readFileSync } from 'node:fs';
import { threadCpuUsage } from 'node:process';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { emergencyIn } from '#assistant/emergencies.ts';
import { folded } from '#firm/plain.ts';
import { everydayQuestions } from './training/phrases.ts';

type Phrases = { ring: { text: string; kind: string }[]; silent: string[] };
const phrasesIn = (file: string) => load(readFileSync(`assistant/training/${file}.yaml`, 'utf8')) as Phrases;
const { ring, silent } = phrasesIn('emergencies');
const some = everydayQuestions().filter((_, index) => index % 20 === 0);
const everydayAlarms = alarmsIn(some);

function alarmsIn(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const got = emergencyIn(folded(text));
    return got ? `${got}: ${text}` : [];
  });
}

describe.each(['emergencies', 'emergencies-es', 'emergencies-ar'])('someone who needs help in this minute (%s)', (file) => {
  const { ring, silent } = phrasesIn(file);
  const heard = ring.map(({ text, kind }) => ({ text, kind, got: emergencyIn(folded(text)) }));
  const alarms = alarmsIn(silent);

  test('is heard in at least 98 of 100 phrases', () => {
    const missed = heard.filter(({ got }) => !got).map(({ text }) => text);
    expect(ring.length).toBeGreaterThan(200);
    expect(missed.length, `not heard:\n${missed.join('\n')}`).toBeLessThanOrEqual(ring.length * 0.02);
  });

  test('is taken for the right kind in at least 94 of 100 phrases', () => {
    const mistaken = heard.filter(({ got, kind }) => got && got !== kind).map(({ text, kind, got }) => `${kind} as ${got}: ${text}`);
    expect(mistaken.length, mistaken.join('\n')).toBeLessThanOrEqual(ring.length * 0.06);
  });

  test('is not seen in more than 1 of 100 phrases that only sound alike', () => {
    expect(silent.length).toBeGreaterThan(100);
    expect(alarms.length, `false alarms:\n${alarms.join('\n')}`).toBeLessThanOrEqual(silent.length * 0.01);
  });
});

describe('someone who needs help in this minute', () => {
  test('is seldom seen in everyday questions, a few of which do tell of police at the door', () => {
    expect(some.length).toBeGreaterThan(1000);
    expect(everydayAlarms.length, everydayAlarms.join('\n')).toBeLessThanOrEqual(some.length * 0.02);
  });

  test('is heard behind a question that sounds general, and in words that no rule knows', () => {
    for (const [text, kind] of [
      ['whats the law on self defense, theres a guy climbing in my kitchen window', 'danger'],
      ['is there a good samaritan law, my roommate is grey and slumped on the couch', 'overdose'],
      ['do they need a warrant because two deputies are already in my hallway', 'door'],
      ['she is strapping my toddler into the county van', 'childTaken'],
    ] as const)
      expect(emergencyIn(text), text).toBe(kind);
  });

  test.each(['', ' ', '?', '🙂', '...', 'a'.repeat(1000), '١٢٣', '\u200f'])('nothing is heard in %j', (text) => expect(emergencyIn(text)).toBeUndefined());

  test('capitals, missing apostrophes, stretched letters and slips of the keyboard make no difference', () => {
    for (const text of ["He's choking me", 'HES CHOKING ME', 'hes chokin me', 'hes chokinggg me', 'hes chokign me'])
      expect(emergencyIn(text), text).toBe('danger');
  });

  test('raw and folded text read the same', () => {
    for (const { text } of ring.slice(0, 300)) expect(emergencyIn(text)).toBe(emergencyIn(folded(text)));
  });
});

describe('the time it takes', () => {
  const long = [
    ring
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 1000),
    silent.join(' ').slice(0, 1000),
    'police '.repeat(143),
    'if he is hitting me '.repeat(50),
    'not is me cop door '.repeat(53),
    'يضربوني '.repeat(125),
    'polixe '.repeat(143),
    '3am yedarrebouni '.repeat(58),
  ];

  // Processor time of this thread, far above what it takes: no text makes it run away.
  test.each(long)('a thousand characters are read at once: %.40s', (text) => {
    emergencyIn(text);
    const before = threadCpuUsage();
    for (let round = 0; round < 10; round++) emergencyIn(text);
    expect(threadCpuUsage(before).user / 10).toBeLessThan(50_000);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { answerTo, evaluate, evaluateEmergencies, type Judged, openAssistant, type Verdict } from '../assistant-eval/evaluate.ts';

/**
 * Questions by writers who had seen no answer and no way of asking, frozen before the first run; asked through the front door,
 * without a model. What an answer that does not hold its words is worth was judged by readers who knew only question and answer.
 * The aim for follow-ups is 75 of 100: the second set, with 40 of them, is held at what is measured. One fewer (28) since the words about the
 * office come from the firm file; in the first set three more.
 */
const bars = { first: { right: 0.85, followUps: 0.75 }, second: { right: 0.8, followUps: 0.7 } };

describe.each(['first', 'second'] as const)('the %s set of held-out questions', (set) => {
  let judged: Judged[];
  beforeAll(async () => {
    judged = await evaluate(set);
  });
  const share = (verdict: Verdict, of: Judged[]) => of.filter((one) => one.verdict === verdict).length / of.length;

  test('is answered rightly', () => expect(share('right', judged)).toBeGreaterThanOrEqual(bars[set].right));

  test('has no harmful answer, and at most 2 of 100 wrong ones', () => {
    expect(judged.filter(({ verdict }) => verdict === 'harmful').map(({ item }) => item.id)).toEqual([]);
    expect(share('wrong', judged)).toBeLessThanOrEqual(0.02);
  });

  test('is answered rightly when a question goes on from the one before', () =>
    expect(
      share(
        'right',
        judged.filter(({ item }) => item.turns.length > 1),
      ),
    ).toBeGreaterThanOrEqual(bars[set].followUps));

  test('is answered in the language of the question, Spanish and Arabic too', () => {
    const foreign = judged.filter(({ item }) => item.category === 'spanish-and-arabic');
    expect(foreign.length).toBeGreaterThan(10);
    for (const { item, said } of foreign)
      expect(said, item.id).toMatch(/\p{Script=Arabic}/u.test(item.turns.at(-1) ?? '') ? /\p{Script=Arabic}{3}/u : /[áéíóúñ¿]/);
  });
});

/** The aim is 98 and 2 of 100. What is measured holds here, so that it cannot get worse unseen (docs/decisions/020-utterances.md). */
test('emergencies are heard in 97 of 100 phrases, and 2.5 of 100 that sound alike ring', () => {
  const { missed, ring, false: alarms, silent } = evaluateEmergencies();
  expect([ring, silent]).toEqual([200, 200]);
  expect(missed.length).toBeLessThanOrEqual(ring * 0.03);
  expect(alarms.length).toBeLessThanOrEqual(silent * 0.025);
});

test('the questions that pages offer to begin with have an answer', async () => {
  const assistant = openAssistant();
  for (const question of new Set(Object.values(content().assistant.starters).flat()))
    expect(await answerTo(assistant, [question]), question).toMatch(/^From our own pages: /);
});

test('an answer takes under 20 ms, and under 150 ms at worst', async () => {
  const assistant = openAssistant();
  const long = 'my brother was stopped in port huron and they want to know if he had anything and he has court soon '.repeat(10).slice(0, 1_000);
  const times: number[] = [];
  for (const question of [...Array<string>(30).fill('what happens at an arraignment for a second dui'), ...Array<string>(5).fill(long)]) {
    const used = process.cpuUsage();
    await answerTo(assistant, [question]);
    const { user, system } = process.cpuUsage(used);
    times.push((user + system) / 1_000);
  }
  const sorted = times.toSorted((one, other) => one - other);
  expect(sorted[sorted.length >> 1]).toBeLessThan(20);
  expect(sorted.at(-1)).toBeLessThan(150);
});

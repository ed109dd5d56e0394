import { describe, expect, test } from 'vitest';
import { soundsLikeAdmission } from '#assistant/admissions.ts';
import { emergencyIn } from '#assistant/emergencies.ts';
import { choicesOf, questionNames, triageOf } from '#assistant/triage.ts';
import { content } from '#firm/content.ts';
import { plainText } from '#firm/prose.ts';

const site = content();
const today = '2026-11-16';
const follow = triageOf(site, site);
const followed = (...turns: string[]) => follow(turns, today);
const { start, skip } = site.triage;

describe('the way to a next step', () => {
  test('from news of an arrest: who and where are known, one question is left, and the step names this jail and this court', () => {
    expect(followed('my son just got arrested in macomb')).toMatchObject({ kind: 'asking', news: true, question: 'charge' });
    const end = followed('my son just got arrested in macomb', 'Drunk or drugged driving');
    expect(end).toMatchObject({ kind: 'done', about: { who: 'other', county: 'Macomb County', custody: 'in', charge: 'owi' } });
    const said = end.kind === 'done' ? plainText(end.step.say) : '';
    expect(said).toContain(`Call us now at ${site.firm.phone.display}`);
    expect(said).toMatch(/Macomb County Jail, 43565 Elizabeth Rd/);
    expect(said).toMatch(/37th District Court/);
    expect(said).toMatch(/14 days from the date of the notice/);
  });

  test('asks four questions at most, whatever is answered', () => {
    const turns = [start];
    for (let asked = 0; asked < 4; asked++) {
      expect(followed(...turns).kind).toBe('asking');
      turns.push(skip);
    }
    expect(followed(...turns).kind).toBe('done');
  });

  test.each([
    ['soon', ['I need help myself', 'Not in custody', 'Within a week', 'Assault'], /Be in court on the day/],
    ['a warrant', ['I need help myself', 'Not in custody', 'No date yet', 'A warrant or missed court'], /before you go to the court/],
    ['nothing known', [skip, skip, skip, skip], /talk with a lawyer|do not talk with the police/],
  ])('ends in one step: %s', (_, replies, words) => {
    const end = followed(start, ...replies);
    expect(end.kind === 'done' && plainText(end.step.say)).toMatch(words);
  });

  test('a typed day is a court date, and fills the form', () => {
    expect(followed(start, 'I need help myself', 'Not in custody', 'dec 3').about).toMatchObject({ court: 'later', courtDay: '2026-12-03' });
    expect(followed(start, 'I need help myself', 'Not in custody', 'tomorrow').about).toMatchObject({ court: 'soon', courtDay: '2026-11-17' });
    expect(followed('my court date is 1/5 and i have a dui').about).toMatchObject({ courtDay: '2027-01-05' });
    expect(followed('i was arrested 3/4/2019 for dui').about.courtDay).toBeUndefined();
  });

  test('a question in between is answered and not taken for a reply, and the way can be taken again', () => {
    expect(followed(start, 'I need help myself', 'how much does a lawyer cost').kind).toBe('off');
    expect(followed('my son just got arrested in macomb', 'what is the penalty for a second owi').kind).toBe('off');
    expect(followed(start, 'I need help myself', 'how much does a lawyer cost', start)).toMatchObject({ kind: 'asking', question: 'custody' });
  });

  test('what was said before is not asked again', () => {
    expect(followed('whats the penalty for a second dui', 'he is in jail in macomb', start)).toMatchObject({ kind: 'asking', question: 'who' });
  });

  test('no choice is taken for an emergency or a confession', () => {
    for (const question of questionNames)
      for (const choice of choicesOf(site, question)) expect([emergencyIn(choice), soundsLikeAdmission(choice)], choice).toEqual([undefined, false]);
  });

  test('every question offers choices, and a way to pass', () => {
    for (const question of questionNames) {
      const choices = choicesOf(site, question);
      expect(choices.length).toBeGreaterThan(2);
      expect(choices.at(-1)).toBe(skip);
    }
  });
});

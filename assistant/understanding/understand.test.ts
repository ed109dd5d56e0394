import { describe, expect, test } from 'vitest';
import { graphOf } from '#assistant/graph.ts';

const understand = graphOf('en').understand;
const first = (...questions: string[]) => understand(questions).found[0]?.answer.id;
const firstThree = (...questions: string[]) =>
  understand(questions)
    .found.slice(0, 3)
    .map(({ answer }) => answer.id);

describe('a question is understood', () => {
  test.each([
    ['what could happen to me for a second drunk driving', 'owi-second-penalty'],
    ['the officer never read me my miranda rights', 'police-miranda-missing'],
    ['where can I see which jail my brother is in', 'custody-find'],
  ])('%s', (question, id) => expect(first(question)).toBe(id));

  test.each([
    ['wuts the penlty for shopliftng', 'theft-shoplifting-penalty'],
    ['can thay serch my car with out a warant', 'police-car-search'],
  ])('with slips: %s', (question, id) => expect(firstThree(question)).toContain(id));

  test('whatever town it names', () => {
    const towns = ['Port Huron', 'Sterling Heights', 'Kalamazoo'].map((town) => first(`got caught shoplifting in ${town} first time what happens`));
    expect(new Set(towns).size).toBe(1);
    expect(towns[0]).toMatch(/^theft-/);
  });

  test('with the county of the town, when it asks for the jail', () => {
    expect(first('phone number of the jail in Mount Clemens')).toMatch(/^places-(?:macomb|mount-clemens)/);
    expect(first('phone number of the jail in Flint')).toMatch(/^places-(?:genesee|flint)/);
  });

  test('in 1,000 characters', () => {
    const story = `${'we went to see family and on the way home it was raining and the road was dark. '.repeat(11)} then they said I refused the breath test`;
    expect(understand([story]).found.length).toBeGreaterThan(0);
  });
});

describe('a question that goes on is understood from those before', () => {
  test('about the count', () => {
    expect(first('penalty for a first owi', 'and for a third')).toBe('owi-third-penalty');
  });

  test('about the license of that count, after other turns', () => {
    expect(first('my son just got arrested in macomb', 'what is the penalty for a second owi', 'does he lose his license')).toBe('owi-second-license');
  });

  test('about the thing', () => {
    expect(first('my probation officer says I missed a drug test', 'what happens now')).toBe('probation-missed-test');
  });

  test('and one that stands alone is not', () => {
    expect(first('penalty for a first owi', 'how do I find out whether there is a warrant for my arrest in another county')).toMatch(/^warrant-/);
  });
});

describe('what no answer fits is lost', () => {
  test.each(['lorem ipsum dolor sit amet', 'xxxxx', '', '؟؟؟', 'quantum chromodynamics lagrangian renormalization'])('%s', (question) =>
    expect(understand([question]).kind).toBe('lost'),
  );

  test.each(['how long is a license suspended after refusing the test', 'can I get my record expunged', 'do you take payments'])(
    'and this is not: %s',
    (question) => expect(understand([question]).kind).not.toBe('lost'),
  );
});

test('two answers that fit nearly as well are told as such', () => {
  const { kind, found } = understand(['do I need a lawyer for a ticket']);
  const [one, other] = found;
  expect(kind).toBe('near');
  expect((other?.score ?? 0) / (one?.score ?? 1)).toBeGreaterThan(0.9);
});

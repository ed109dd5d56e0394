import { describe, expect, test } from 'vitest';
import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { carried, type Slots, slotsIn } from '#assistant/understanding/slots.ts';
import { content } from '#firm/content.ts';

const placed = placingOf(countiesOf(content()));
const slots = (question: string) => slotsIn(question, placed, 'en');

describe('one question says', () => {
  test.each<[string, Slots]>([
    ['my cousin got picked up for drunk driving in Sterling Heights', { who: 'other', charge: 'owi', county: 'Macomb County' }],
    ['second retail fraud and I am scared', { who: 'me', charge: 'retail-fraud', count: 'second' }],
    ['he is still in the county jail, how much is bail', { custody: 'in', aspect: 'bond' }],
    ['she bonded out, arraignment is tomorrow', { custody: 'out', court: 'soon' }],
    ['felon in possession, how many years is that', { charge: 'gun-possession', aspect: 'penalty' }],
    ['I pushed my boyfriend and his mother called the police', { charge: 'domestic-violence' }],
    ['my P.O. wants me to come in', { charge: 'probation' }],
    ['will a landlord turn me down over a misdemeanor', { charge: 'misdemeanor', aspect: 'housing' }],
    ['the detective wants a statement', { aspect: 'talking' }],
  ])('%s', (question, said) => expect(slots(question)).toMatchObject(said));
});

describe('a place leads to its county', () => {
  test.each([
    ['jail in St. Clair Shores', 'Macomb County'],
    ['Saint Clair County court', 'St. Clair County'],
    ['a ticket in clinton twp', 'Macomb County'],
    ['MT. PLEASANT police', 'Isabella County'],
    ['arrested in Monroe', 'Monroe County'],
    ['the Jackson jail', 'Jackson County'],
    ['stopped in Troy', 'Oakland County'],
  ])('%s', (question, county) => expect(slots(question).county).toBe(county));

  test.each(['my friend Mason was arrested', 'Clare is my sister', 'I drive a Cadillac', 'jackson hit me first', 'he has a change of hart'])(
    'but no name or word does: %s',
    (question) => expect(slots(question).county).toBeUndefined(),
  );
});

describe('from turn to turn', () => {
  const talk = (...questions: string[]) => questions.reduce<Slots>((before, question) => carried(before, slots(question)), {});

  test('what was said stays', () => {
    expect(talk('my son got a second owi in Flint', 'what about his license')).toMatchObject({
      who: 'other',
      charge: 'owi',
      count: 'second',
      aspect: 'license',
      county: 'Genesee County',
    });
  });

  test('another charge ends the count of the one before', () => {
    expect(talk('this is my third owi', 'and I have a shoplifting case')).toMatchObject({ charge: 'retail-fraud', count: undefined });
  });
});

import { describe, expect, test } from 'vitest';
import { matchNames, nameOf } from '#desk/conflicts/match.ts';

describe('two names that may be one person, and why', () => {
  test.each([
    ['John Miller', 'John Miller', ['same']],
    ['John Miller', 'john  MILLER', ['same']],
    ['John Miller', 'Miller, John', ['order']],
    ['José Núñez', 'Jose Nunez', ['accents']],
    ['J. Miller', 'John Miller', ['initial']],
    ['John Miller', 'Jon Millar', ['spelling']],
    ['Jonathan Miller', 'Jonathon Miler', ['spelling']],
    ['John Miller', 'John Albert Miller', ['more-words']],
    ['John Miller', 'Miller, J. A.', ['initial', 'order', 'more-words']],
    ['John Miller Jr.', 'John Miller', ['accents']],
    ['María del Carmen O’Brien', "Carmen O'Brien Maria", ['order', 'more-words']],
    ['Şükrü Yılmaz', 'Sukru Yilmaz', ['accents']],
    ['محمد أحمد', 'احمد محمد', ['order']],
    ['Blue Water Towing LLC', 'Blue Water Towing', ['more-words']],
    ['Prince', 'Prince', ['same']],
  ])('%s and %s: %j', (one, other, reasons) => {
    expect(matchNames(nameOf(one), nameOf(other))).toEqual(reasons);
    expect(matchNames(nameOf(other), nameOf(one))?.toSorted()).toEqual(reasons.toSorted());
  });

  test.each([
    ['John Miller', 'Jane Miller'],
    ['John Miller', 'John Smith'],
    ['Miller', 'John Miller'],
    ['J. M.', 'John Miller'],
    ['Ann Lee', 'Amy Lee'],
    ['John Miller', ''],
    ['John John', 'John Miller'],
  ])('%s and %s are different people', (one, other) => {
    expect(matchNames(nameOf(one), nameOf(other))).toBeUndefined();
  });
});

test('of a name of many words only the six longest are compared, in their order', () => {
  const name = nameOf('Ann Maria del Rosario Fernanda Guadalupe Castellanos Villanueva y Lopez');
  expect(name.words).toEqual(['maria', 'rosario', 'fernanda', 'guadalupe', 'castellanos', 'villanueva']);
  expect(matchNames(name, nameOf('Guadalupe Castellanos'))).toEqual(['more-words']);
});

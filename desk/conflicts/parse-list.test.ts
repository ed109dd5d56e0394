import { expect, test } from 'vitest';
import { parseList } from '#desk/conflicts/parse-list.ts';
import { decodeText } from '#desk/conflicts/read-csv.ts';

test('a list as a practice system writes it: quoted names, a mark at the beginning, roles in several words', () => {
  expect(parseList('\ufeffName,Role,Date of birth,Matter number\r\n"Miller, John",Client,1980-02-01,24-118\r\nJane Roe,Adverse party,,\r\n\r\n')).toEqual({
    kind: 'list',
    list: [
      { name: 'Miller, John', role: 'client', born: '1980-02-01', number: '24-118' },
      { name: 'Jane Roe', role: 'adverse' },
    ],
  });
});

test('semicolons, line breaks inside a cell, and letters of an older Windows', () => {
  expect(parseList('name;role\n"José\nNúñez";opposing party\n')).toEqual({ kind: 'list', list: [{ name: 'José\nNúñez', role: 'adverse' }] });
  expect(decodeText(new Uint8Array([0x4e, 0xfa, 0xf1, 0x65, 0x7a]))).toBe('Núñez');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x4e, 0x00]))).toBe('N');
});

test('every line that cannot be read is named, and then nothing is taken', () => {
  const written = 'name,role\nJohn Miller,client\n,client\nJane Roe,friend\n"=HYPERLINK(""http://x"")",client\n+1 810,client\n-2+3 Evil,adverse\n';
  expect(parseList(written)).toEqual({
    kind: 'wrong',
    problems: [
      { line: 3, what: 'no-name' },
      { line: 4, what: 'role' },
      { line: 5, what: 'formula' },
      { line: 6, what: 'formula' },
      { line: 7, what: 'formula' },
    ],
    more: 0,
  });
});

test('without the two columns, or without a row, it is not a list', () => {
  expect(parseList('John Miller,client\n')).toMatchObject({ kind: 'wrong', problems: [{ line: 1, what: 'no-columns' }] });
  expect(parseList('name,role\n')).toMatchObject({ kind: 'wrong', problems: [{ what: 'empty' }] });
  expect(parseList('')).toMatchObject({ kind: 'wrong', problems: [{ what: 'no-columns' }] });
});

test('of many wrong lines the first thirty are named and the others counted', () => {
  expect(parseList(`name,role\n${'x,\n'.repeat(100)}`)).toMatchObject({ kind: 'wrong', more: 70 });
});

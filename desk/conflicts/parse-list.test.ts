import { expect, test } from 'vitest';
import { decodeText, parseList } from '#desk/conflicts/parse-list.ts';

test('a list as a practice system writes it: quoted names, a mark at the beginning, roles in several words', async () => {
  expect(await parseList('\ufeffName,Role,Date of birth,Matter number\r\n"Miller, John",Client,1980-02-01,24-118\r\nJane Roe,Adverse party,,\r\n\r\n')).toEqual(
    {
      kind: 'list',
      list: [
        { name: 'Miller, John', role: 'client', born: '1980-02-01', number: '24-118' },
        { name: 'Jane Roe', role: 'adverse' },
      ],
    },
  );
});

test('semicolons, line breaks inside a cell, and letters of an older Windows', async () => {
  expect(await parseList('name;role\n"José\nNúñez";opposing party\n')).toEqual({ kind: 'list', list: [{ name: 'José\nNúñez', role: 'adverse' }] });
  expect(decodeText(new Uint8Array([0x4e, 0xfa, 0xf1, 0x65, 0x7a]))).toBe('Núñez');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x4e, 0x00]))).toBe('N');
});

test('a long list is read whole, every letter of it', async () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `${'𐐷'.repeat(20)} É${at}`);
  const parsed = await parseList(`name,role\n${names.map((name) => `${name},client\n`).join('')}`);
  expect(parsed.kind === 'list' && parsed.list.map(({ name }) => name)).toEqual(names);
});

test('every line that cannot be read is named, and then nothing is taken', async () => {
  const written = 'name,role\nJohn Miller,client\n,client\nJane Roe,friend\n"=HYPERLINK(""http://x"")",client\n+1 810,client\n-2+3 Evil,adverse\n';
  expect(await parseList(written)).toEqual({
    kind: 'wrong',
    problems: [
      { line: 3, what: 'no-name' },
      { line: 4, what: 'role' },
      { line: 5, what: 'formula' },
      { line: 6, what: 'formula' },
      { line: 7, what: 'formula' },
    ],
    more: false,
  });
});

test('without the two columns, or without a row, it is not a list', async () => {
  expect(await parseList('John Miller,client\n')).toMatchObject({ kind: 'wrong', problems: [{ line: 1, what: 'no-columns' }] });
  expect(await parseList('name,role\n')).toMatchObject({ kind: 'wrong', problems: [{ what: 'empty' }] });
  expect(await parseList('')).toMatchObject({ kind: 'wrong', problems: [{ what: 'no-columns' }] });
});

test('of many wrong lines the first thirty are named', async () => {
  const lines = 'x,\n'.repeat(30);
  expect(await parseList(`name,role\n${lines}`)).toMatchObject({ kind: 'wrong', more: false });
  const many = await parseList(`name,role\n${lines.repeat(2)}`);
  expect(many).toMatchObject({ kind: 'wrong', more: true });
  expect(many.kind === 'wrong' && many.problems.map(({ what }) => what)).toEqual(Array.from({ length: 30 }, () => 'role'));
});

test('a quotation mark that is missing or out of place is named with its line', async () => {
  expect(await parseList('name,role\nA Client,client\n"B Client,client\n')).toMatchObject({ kind: 'wrong', problems: [{ what: 'quotes' }] });
  expect(await parseList('name,role\nA Client,client\n"B" Client,client\n')).toMatchObject({ kind: 'wrong', problems: [{ line: 3, what: 'quotes' }] });
  expect(await parseList('name,role\nSample "Sam" Client,client\n')).toMatchObject({ kind: 'list', list: [{ name: 'Sample "Sam" Client' }] });
});

test('five million quotes are refused soon, and so are a million blanks', async () => {
  expect(await parseList(`name,role\n${'"'.repeat(5_000_000)}`)).toMatchObject({ kind: 'wrong', problems: [{ line: 2, what: 'too-long' }] });
  expect(await parseList(`name,role\n${' '.repeat(1_000_000)}`)).toMatchObject({ kind: 'wrong', problems: [{ what: 'empty' }] });
});

test('more people than any firm has are refused', async () => {
  const wrong = { kind: 'wrong', problems: [{ line: 200_002, what: 'too-many' }], more: false };
  expect(await parseList(`name,role\n${'a,client\n'.repeat(200_010)}`)).toEqual(wrong);
});

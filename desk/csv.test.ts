import { expect, test } from 'vitest';
import { csvRow } from '#desk/csv.ts';
import { tableFile } from '#desk/figures/file.ts';

test.each(['=cmd()', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '|calc', '＝1'])('%j cannot run as a formula', (text) => {
  expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('nor as the label of a figure, which visitors type; and the file says that it is UTF-8', () => {
  expect(tableFile({ headings: ['County', 'Requests'], rows: [{ label: '\u200b=HYPERLINK("x")', values: [-3] }] })).toBe(
    '\ufeffCounty,Requests\r\n"\'\u200b=HYPERLINK(""x"")",-3\r\n',
  );
});

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvRow(['Ann "Lee", Jr.', 'a\nb', 'plain', -3])).toBe('"Ann ""Lee"", Jr.","a\nb",plain,-3\r\n');
});

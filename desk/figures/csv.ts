import type { Table } from '#desk/figures/figure.ts';

/** The table as a file for a spreadsheet. */
export function csvOf({ headings, rows }: Table): string {
  return [headings, ...rows.map(({ label, values }) => [label, ...values.map(String)])].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** A county or campaign is what a visitor typed: a spreadsheet must not take it for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

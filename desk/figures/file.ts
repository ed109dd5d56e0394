import { csvFile } from '#desk/csv.ts';
import type { Table } from '#desk/figures/figure.ts';

/** The table as a file for a spreadsheet. */
export function tableFile({ headings, rows }: Table): string {
  return csvFile([headings, ...rows.map(({ label, values }) => [label, ...values])]);
}

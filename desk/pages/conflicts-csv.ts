import { csvFile } from '#desk/csv.ts';

/** A file to begin with: the columns, and one line of each kind. */
export function loader(): Response {
  const rows = [
    ['name', 'role', 'born', 'number'],
    ['Sample Client', 'client', '1980-02-01', '24-118'],
    ['Sample Adverse Party', 'adverse', '', ''],
  ];
  return new Response(csvFile(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="clients-and-adverse-parties.csv"',
      'Cache-Control': 'no-store',
    },
  });
}

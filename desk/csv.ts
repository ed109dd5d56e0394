/** One row of a CSV file for a spreadsheet. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`;
}

/**
 * A spreadsheet runs a cell that begins like a formula, and visitors write these cells. With an apostrophe in front it is text. Blanks
 * and signs that are drawn like them do not hide the beginning.
 */
function csvCell(text: string): string {
  const harmless = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A whole file. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return csvStart + rows.map(csvRow).join('');
}

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const csvStart = '\ufeff';

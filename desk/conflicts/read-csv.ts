/** The cells of a CSV file, row by row, each with the line it begins on. Commas, semicolons or tabs, whichever the first line uses. */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const comma = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let row = { line: 1, cells: [] as string[] };
  let cell = '';
  let quoted = false;
  let line = 1;
  const endRow = () => {
    row.cells.push(cell.trim());
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '\n') line++;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[at++];
      else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (letter === comma) {
      row.cells.push(cell.trim());
      cell = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const counted = [',', ';', '\t'].map((one) => [one, first.split(one).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Files of spreadsheets: UTF-8, UTF-16 with its mark, or else Windows-1252, as older ones write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A paragraph or a list, each in the pieces in which it arrived: a screen reader announces a piece when it is added. */
export type Block = { kind: 'text'; pieces: string[] } | { kind: 'list'; ordered: boolean; items: string[][] };

/** An answer as it is shown. A line break begins a paragraph; a line that begins with "1." or "-" is an item of a list. */
export function blocksOf(parts: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const [rest = '', ...lines] = part.split('\n');
    if (blocks.length) goOn(blocks, rest);
    else begin(blocks, rest);
    for (const line of lines) begin(blocks, line);
  }
  return blocks;
}

function begin(blocks: Block[], line: string): void {
  if (line.trim() === '') return;
  const [, mark, item] = /^(-|\d+\.) (.*)$/.exec(line) ?? [];
  if (!mark || !item) return void blocks.push({ kind: 'text', pieces: [line] });
  const ordered = mark !== '-';
  const last = blocks[blocks.length - 1];
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push([item]);
  else blocks.push({ kind: 'list', ordered, items: [[item]] });
}

function goOn(blocks: Block[], text: string): void {
  const last = blocks[blocks.length - 1];
  if (text === '' || !last) return;
  if (last.kind === 'text') last.pieces.push(text);
  else last.items[last.items.length - 1]?.push(text);
}

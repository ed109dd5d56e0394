/** How many slips of the finger a word of this length may have: none in a short one, where another name is one letter away. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** The slips between two words, each a letter too many, too few, another one or two that changed places; undefined when there are more than `most`. */
export function slipsBetween(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    let least = row;
    for (let at = 1; at <= b.length; at++) {
      const other = a[row - 1] === b[at - 1] ? 0 : 1;
      let slips = Math.min(cell(last, at) + 1, cell(here, at - 1) + 1, cell(last, at - 1) + other);
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]) slips = Math.min(slips, cell(before, at - 2) + 1);
      here.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return undefined;
    before = last;
    last = here;
  }
  const slips = cell(last, b.length);
  return slips <= most ? slips : undefined;
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}

/** Which letters a word has, as bits: words that differ in too many of them need no comparing. */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** Every slip changes at most two of the bits. */
export function mayBeNear(a: number, b: number, most: number): boolean {
  let differ = a ^ b;
  for (let count = 0; differ !== 0; count++) {
    if (count >= most * 2) return false;
    differ &= differ - 1;
  }
  return true;
}

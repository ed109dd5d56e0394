/** Abbreviations that end with a period and no sentence. */
const abbreviation =
  /(?:^|[\s(“"])(?:[A-Za-z]|U\.S|a\.m|p\.m|e\.g|i\.e|etc|vs|v|No|Nos|Dr|Mr|Mrs|Ms|Jr|Sr|St|Ave|Rd|Blvd|Mt|Ft|Mich|Sec|Art|App|Inc|Co|approx|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.$/;
/** The number of a note, in raised digits, belongs to the sentence before it. */
const end = /[.!?…؟。]+["”’')\]]*(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+,?)*/g;
/** Text without a sentence's end is cut at this many characters; no sentence of ours is as long. */
const longest = 400;

/** Cuts a text that is still arriving into sentences. `push` returns those that are complete, `rest` what is left at the end. */
export function sentenceCutter(): { push: (piece: string) => string[]; rest: () => string } {
  let waiting = '';
  return {
    push: (piece) => {
      waiting += piece;
      const complete: string[] = [];
      for (let at = nextEnd(waiting); at !== undefined; at = nextEnd(waiting)) {
        complete.push(waiting.slice(0, at));
        waiting = waiting.slice(at);
      }
      return complete;
    },
    rest: () => {
      const last = waiting;
      waiting = '';
      return last;
    },
  };
}

export function sentencesOf(text: string): string[] {
  const cutter = sentenceCutter();
  return [...cutter.push(text), cutter.rest()].map((one) => one.trim()).filter(Boolean);
}

/** Where the first sentence ends, once that is sure. */
function nextEnd(text: string): number | undefined {
  const line = text.indexOf('\n');
  for (const match of text.matchAll(end)) {
    const at = match.index + match[0].length;
    if (line >= 0 && line < at) break;
    if (abbreviation.test(text.slice(0, match.index + 1))) continue;
    const next = text[at];
    if (next === undefined ? endsPlainWord(text, match) : /\s/.test(next)) return at;
  }
  if (line >= 0) return line + 1;
  if (text.length <= longest) return undefined;
  const space = text.lastIndexOf(' ', longest);
  return space > 0 ? space : longest;
}

/**
 * A period may be the last character that has arrived. After a plain word it ends the sentence, and waiting for the space
 * behind it would delay it by one more token; after a digit or a short word more may belong to it.
 */
function endsPlainWord(text: string, match: RegExpExecArray): boolean {
  return match.index + match[0].length === text.length && /^[.!?]$/.test(match[0]) && /\s[a-z]{4,}$/.test(text.slice(0, match.index));
}

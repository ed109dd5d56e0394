/**
 * Puts two invisible marks around what is written from left to right and would change its order inside right-to-left text: "$1,000",
 * "36th", "54-A", "MCL 257.625(1)(a)", a phone number. Plain words and plain numbers keep their order by themselves. Signs that HTML
 * writes as `&…;`, and what has the marks already, stay as they are.
 */
export function numbersInOrder(words: string): string {
  return words.replace(runs, (run, kept: string | undefined) => (kept || !changesOrder(run) ? run : `\u2066${run}\u2069`));
}

const joined = `[A-Za-z0-9$%]|[-–.,/:'’ \\u00a0+#@_§]+(?=[A-Za-z0-9$])|\\([A-Za-z0-9]+\\)`;
/** What stands in quotation marks or brackets and has no letter of the other direction: with its full stop. */
const quoted = `(?<=«)[A-Za-z][^«»\\p{Script=Arabic}&]*(?=»)|(?<=\\()[A-Za-z][^()\\p{Script=Arabic}&]*(?=\\))`;
const runs = new RegExp(`(\u2066[^\u2069]*\u2069|&[#\\w]+;)|${quoted}|\\(\\d{3}\\)[ \\u00a0]\\d{3}-\\d{4}|[$+#§]?[A-Za-z0-9](?:${joined})*`, 'gu');

function changesOrder(run: string): boolean {
  return run.length > 1 && !/^(?:[A-Za-z ]+|\d+(?:[.,]\d+)*)$/.test(run);
}

/** In right-to-left text the groups of a number would change places; two invisible marks keep them in order. */
export function leftToRight(words: string): string {
  return `\u2066${words}\u2069`;
}

/** The same where the language runs from right to left; elsewhere the words as they are. */
export function inOrder(words: string, { dir }: { dir: 'ltr' | 'rtl' }): string {
  return dir === 'rtl' && !words.startsWith('\u2066') ? leftToRight(words) : words;
}

/** The `dir` of an element or field that holds a number, a code or an address; a page that runs that way itself needs none. */
export function dirOfNumbers({ dir }: { dir: 'ltr' | 'rtl' }): 'ltr' | undefined {
  return dir === 'rtl' ? 'ltr' : undefined;
}

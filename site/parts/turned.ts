import type { Language } from '#firm/languages.ts';

/** The address of a drawing whose numbers stay readable where the page turns it around (site/drawings/drawing.ts). */
export function turned(drawing: string, { dir }: Language): string {
  return dir === 'rtl' ? `${drawing}#rtl` : drawing;
}

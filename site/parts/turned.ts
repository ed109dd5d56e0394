/** The address of a drawing whose numbers stay readable where the page turns it around (site/drawings/drawing.ts). */
export function turned(drawing: string, { dir }: { dir: string }): string {
  return dir === 'rtl' ? `${drawing}#rtl` : drawing;
}

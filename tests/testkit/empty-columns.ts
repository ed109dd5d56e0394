import type { Page } from 'playwright-core';

/**
 * Columns that stand empty for longer than `most` pixels beside one that has content. A column is what stands side by side
 * in a grid or row; what is sticky fills its column, since it stays in view.
 */
export function emptyColumns(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    type Span = { from: number; to: number };

    return [...document.querySelectorAll('main, main *')].flatMap((box) => {
      const { columns, across } = columnsOf(box);
      if (columns.length < 2) return [];
      const spans = columns.map((column) => [...contentOf(column), ...contentOf(across)]);
      const all = spans.flat();
      const whole = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
      return spans
        .map((own, at) => ({ at, empty: longestGap(own, whole) }))
        .filter(({ empty }) => empty > limit)
        .map(({ at, empty }) => `column ${at + 1} of ${box.tagName.toLowerCase()}.${box.className} is empty for ${Math.round(empty)} px`);
    });

    /** The children that stand side by side, by column; those that reach over all columns fill every one of them. */
    function columnsOf(box: Element): { columns: Element[][]; across: Element[] } {
      if (!/grid|flex/.test(getComputedStyle(box).display)) return { columns: [], across: [] };
      const { width } = box.getBoundingClientRect();
      const shown = [...box.children]
        .map((child) => ({ child, rect: child.getBoundingClientRect() }))
        .filter(({ child }) => child.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(child).position));
      const children = shown.filter(({ rect }) => rect.width < width * 0.9).toSorted((one, other) => one.rect.left - other.rect.left);
      const columns: { right: number; children: Element[] }[] = [];
      for (const { child, rect } of children) {
        const last = columns.at(-1);
        if (last && rect.left < last.right - 1) {
          last.children.push(child);
          last.right = Math.max(last.right, rect.right);
        } else columns.push({ right: rect.right, children: [child] });
      }
      return { columns: columns.map((column) => column.children), across: shown.filter(({ rect }) => rect.width >= width * 0.9).map(({ child }) => child) };
    }

    /** Where something can be seen: lines of text, pictures, fields. */
    function contentOf(column: Element[]): Span[] {
      return column.flatMap((child) => {
        const rects = [child, ...child.querySelectorAll('*')].flatMap((one) => {
          if (!one.checkVisibility()) return [];
          if (/^(img|svg|input|select|textarea|button)$/i.test(one.tagName)) return [one.getBoundingClientRect()];
          return [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()).flatMap(linesOf);
        });
        const spans = rects.filter(({ height }) => height > 0).map(({ top, bottom }) => ({ from: top, to: bottom }));
        const around = child.parentElement?.getBoundingClientRect();
        if (getComputedStyle(child).position === 'sticky' && around) spans.push({ from: child.getBoundingClientRect().top, to: around.bottom });
        return spans;
      });
    }

    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    }

    function longestGap(spans: Span[], whole: Span): number {
      let longest = 0;
      let covered = whole.from;
      for (const { from, to } of [...spans.toSorted((one, other) => one.from - other.from), { from: whole.to, to: whole.to }]) {
        longest = Math.max(longest, from - covered);
        covered = Math.max(covered, to);
      }
      return longest;
    }
  }, most);
}

import type { Page } from 'playwright-core';

/** `where` names the place for a failure message: `main h2`, `main img alt`, `title`. */
export type PageText = { where: string; words: string; inside: 'note' | 'time' | null };

/** All a person reads or hears on a page: visible texts, words in attributes, styles and drawings, title and descriptions. */
export function textsOf(page: Page): Promise<PageText[]> {
  return page.evaluate(async () => {
    const texts: PageText[] = [];
    const add = (where: string, words: string | null | undefined, inside: PageText['inside'] = null) => {
      if (words?.trim()) texts.push({ where, words: words.trim(), inside });
    };
    const place = (element: Element) => `${element.closest('header,main,footer,section')?.tagName ?? 'body'} ${element.tagName}`.toLowerCase();

    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement;
      // The options of a closed list have no box of their own.
      if (!(parent?.closest('select') ?? parent)?.checkVisibility({ visibilityProperty: true })) continue;
      add(place(parent as Element), nodes.currentNode.textContent, parent?.closest('.notes,sup') ? 'note' : parent?.closest('time') ? 'time' : null);
    }

    const spoken = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'label'];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of spoken) add(`${place(element)} ${name}`, element.getAttribute(name));
      if (element.matches('input[type=submit],input[type=button],input[type=reset]')) add(`${place(element)} value`, element.getAttribute('value'));
      for (const side of ['::before', '::after'])
        for (const [, words] of getComputedStyle(element, side).content.matchAll(/"([^"]*)"/g)) add(place(element) + side, words);
    }

    const drawings = [...document.querySelectorAll('img,source')].map((one) => one.getAttribute('src') ?? one.getAttribute('srcset') ?? '');
    for (const drawing of new Set(drawings.filter((address) => address.endsWith('.svg'))))
      for (const [, words] of (await (await fetch(drawing)).text()).matchAll(/<(?:text|title|desc)\b[^>]*>([^<]*)/g)) add(drawing, words);

    add('title', document.title);
    for (const meta of document.querySelectorAll('meta[name=description],meta[property$=title],meta[property$=description],meta[property$=alt]'))
      add('meta', meta.getAttribute('content'));
    return texts;
  });
}

/** Texts that an edge hides: of the window, or of a box that does not show what is larger than itself. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement;
      // Words for the ear alone are meant to be hidden from the eye. Names on a drawing are places, which grow little, and stand in the text too.
      if (!nodes.currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.unseen,.skip,svg.names'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      const words = range.getBoundingClientRect();
      const isCut = (left: number, right: number) => words.width > 0 && (words.left < left - 1 || words.right > right + 1);
      const report = (by: string) => cut.push(`${nodes.currentNode.textContent?.trim()} (cut by ${by})`);
      if (isCut(0, innerWidth)) report('the window');
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isCutAcross = overflowX !== 'visible' && isCut(left, right);
        const isCutDown = overflowY !== 'visible' && (words.top < top - 1 || words.bottom > bottom + 1);
        if (isCutAcross || isCutDown) report(`${box.tagName.toLowerCase()}.${box.className}`);
      }
    }
    return cut;
  });
}

/** Where one of these numbers stands with its last digit left of its first: a right-to-left sentence turns groups of digits around. */
export function turnedNumbers(page: Page, numbers: string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const turned: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const edge = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    while (nodes.nextNode()) {
      const { textContent: words, parentElement: parent } = nodes.currentNode;
      for (const number of all) {
        const at = words?.indexOf(number) ?? -1;
        if (at < 0 || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        const [first, last] = [edge(nodes.currentNode, at), edge(nodes.currentNode, at + number.length - 1)];
        if (last.left < first.left && last.top < first.bottom) turned.push(`${parent.tagName.toLowerCase()}.${parent.className}: ${number}`);
      }
    }
    return turned;
  }, numbers);
}

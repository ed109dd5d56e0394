import type { Page } from 'playwright-core';

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

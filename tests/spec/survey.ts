import type { Page } from 'playwright-core';

/** What the tests want to know about every page, seen in one visit. */
export type PageFacts = {
  path: string;
  canonical: (string | null)[];
  /** All that can be read between header and footer. */
  main: string;
  header: { links: Link[]; visible: boolean; calls: string[] };
  footer: { lists: Link[][]; words: string; lastLine: string; visible: boolean };
  /** Every link of the page. */
  links: Link[];
  claims: { id: string | null; words: string; visible: boolean }[];
  /** The whole document without the cards of claims and without styles, as search engines read it. */
  rest: string;
  passwords: number;
  /** All that can be pressed or filled in, with its words and its target. */
  controls: string[];
};

/** Words and target. */
export type Link = [string, string];

export async function survey(page: Page, path: string): Promise<PageFacts> {
  const facts = await page.evaluate(() => {
    const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const isVisible = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
    const links = (within: ParentNode | null) =>
      all('a', within ?? document.createElement('i')).map((link): Link => [oneLine(link.textContent), link.getAttribute('href') ?? '']);

    const header = document.querySelector('header.site-head .nav-wide');
    const footer = document.querySelector<HTMLElement>('footer.site-foot');
    const rest = document.documentElement.cloneNode(true) as Element;
    for (const notRead of all('[data-claim], style', rest)) notRead.remove();
    return {
      canonical: all('link[rel=canonical]').map((one) => one.getAttribute('href')),
      main: oneLine(document.querySelector('main')?.innerText),
      header: {
        links: links(header),
        visible: isVisible(header),
        calls: all('header.site-head a.call')
          .filter(isVisible)
          .map((one) => one.getAttribute('href') ?? ''),
      },
      footer: {
        lists: all('footer.site-foot nav').map(links),
        words: oneLine(footer?.innerText),
        lastLine: oneLine(all('footer.site-foot p').at(-1)?.textContent),
        visible: isVisible(footer),
      },
      links: links(document.body),
      claims: all('[data-claim]').map((card) => ({ id: card.getAttribute('data-claim'), words: oneLine(card.textContent), visible: isVisible(card) })),
      rest: rest.outerHTML,
      passwords: all('input[type=password], [autocomplete*=password], [autocomplete=username]').length,
      controls: all('a, button, input, select, textarea, summary, form').map((one) =>
        oneLine([one.textContent, ...['href', 'action', 'value', 'placeholder', 'aria-label', 'name'].map((name) => one.getAttribute(name))].join(' ')),
      ),
    };
  });
  return { path, ...facts };
}

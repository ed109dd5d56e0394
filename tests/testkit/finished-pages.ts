import { existsSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';

/** Pages as the build finished them, read from disk: what a test asks of their words needs no browser, no web process and no database. */
const folder = 'build/client';

/** A page as the sitemap names it, with its address in the world. */
export type FinishedPage = { address: string; path: string; lastModified: string; html: string; document: Document };

/** All pages of the sitemap, in every language. Each is parsed when it is first looked at. */
export function finishedPages(): FinishedPage[] {
  return [...readBuilt('/sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
    const { pathname: path } = new URL(address);
    const html = readBuilt(path);
    return { address, path, lastModified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '', html, document: finishedPage(path) };
  });
}

const parsed = new Map<string, Document>();

/** The document at an address. Tests of one file share it, so none may change it. */
export function finishedPage(path: string): Document {
  const document = parsed.get(path) ?? documentOf(readBuilt(path));
  parsed.set(path, document);
  return document;
}

/** React writes `hrefLang`, which every browser reads as `hreflang`; this parser keeps the case. */
export function documentOf(html: string): Document {
  return parseHTML(html.replace(/(?<= )[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())).document;
}

/** What the build wrote for an address: a page, or a file. */
export function readBuilt(path: string): string {
  return readFileSync(builtFile(path), 'utf8');
}

/** Whether an address of the site is one that the build finished, and has the place that its fragment names. */
export function leadsSomewhere(link: string): boolean {
  const { pathname, hash } = new URL(link, 'https://here.example');
  const file = builtFile(pathname);
  if (!existsSync(file)) return false;
  return hash === '' || readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`);
}

/** `/about` is in `about/index.html`; what has a file's name is that file. */
export function builtFile(path: string): string {
  const file = `${folder}${path.replace(/\/$/, '')}`;
  return /\.\w+$/.test(file) ? file : `${file}/index.html`;
}

/** The one element that a selector finds; none, or more than one, is an error. */
export function only(selector: string, within: ParentNode): Element {
  const [first, ...others] = within.querySelectorAll(selector);
  if (!first || others.length > 0) throw new Error(`${selector}: ${others.length + (first ? 1 : 0)} of them, not one`);
  return first;
}

export function all(selector: string, within: ParentNode): Element[] {
  return [...within.querySelectorAll(selector)];
}

/** The texts of several places, in order. */
export function readAll(selector: string, within: ParentNode): string[] {
  return all(selector, within).map((one) => oneLine(one.textContent));
}

/** Words and target of a link. */
export type Link = [words: string, target: string];

/** The links of a place, in order. */
export function linksOf(within: ParentNode): Link[] {
  return all('a', within).map((link) => [oneLine(link.textContent), link.getAttribute('href') ?? '']);
}

/** What is written in a place, on one line, with a space between blocks. What is hidden for everyone is left out, and what `without` names. */
export function read(place: Element, without = 'template'): string {
  return oneLine(written(place, without));
}

/** What stands in one line with the words around it; everything else begins a new one. */
const inline = /^(a|abbr|b|bdi|cite|code|em|i|small|span|strong|sub|sup|time)$/i;

function written(node: Node, without: string): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.matches(`[hidden],script,style,${without}`)) return '';
  const inside = [...element.childNodes].map((one) => written(one, without)).join('');
  return inline.test(element.tagName) ? inside : ` ${inside} `;
}

export function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

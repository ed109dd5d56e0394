import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/**
 * A rule is used when every element, class and id that it names is somewhere on the page. States that come later, such as `:hover` and
 * `[open]`, and directions of writing do not count.
 */
export function rulesUsedBy(html: string, css: string): string {
  const names = namesIn(html);
  const rules = without(css, { Selector: (selector) => (isUsed(selector, names) ? undefined : []) });
  return withoutUnusedProperties(html, rules);
}

type Names = { type: Set<string>; class: Set<string>; id: Set<string> };

function namesIn(html: string): Names {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, found = '']) => found.split(' '));
  return { type: new Set(all(/<([a-z][a-z0-9]*)/g)), class: new Set(all(/ class="([^"]*)"/g)), id: new Set(all(/ id="([^"]*)"/g)) };
}

function isUsed(selector: Selector, names: Names): boolean {
  return selector.every((part) => {
    if (part.type === 'type' || part.type === 'class' || part.type === 'id') return names[part.type].has(part.name);
    const choices = choicesIn(part);
    return !choices || choices.some((one) => isUsed(one, names));
  });
}

/** What `:is()`, `:where()` and `:has()` ask for; one of them is enough. `:not()` asks for nothing that must be there. */
function choicesIn(part: SelectorComponent): Selector[] | undefined {
  if (part.type !== 'pseudo-class') return undefined;
  return part.kind === 'is' || part.kind === 'where' || part.kind === 'has' ? part.selectors : undefined;
}

/**
 * A property can be used by another one alone, so this goes on until nothing is left to take away. Only our own properties count:
 * the parser also hands over those it has no type for, such as `content`.
 */
function withoutUnusedProperties(html: string, css: string): string {
  const read = new Set([...`${html}${css}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = without(css, { Declaration: { custom: ({ name }) => (!name.startsWith('--') || read.has(name) ? undefined : []) } });
  return less === css ? css : withoutUnusedProperties(html, less);
}

function without(css: string, visitor: NonNullable<Parameters<typeof transform>[0]['visitor']>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

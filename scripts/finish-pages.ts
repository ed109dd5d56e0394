import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesUsedBy } from '#scripts/page-styles.ts';

type Read = (address: string) => string;

/**
 * Makes the first paint of a stored page wait for nothing but the page: what it needs is inside, and what only machines read
 * comes last. Pages that are rendered when asked for name files instead. Nothing may change a page after this: its policy names
 * the hash of the styles as they are here.
 */
export function finishPage(html: string, folder: string): string {
  const read = (address: string) => readFileSync(join(folder, address), 'utf8');
  return stylesInside(iconsInside(dataLast(html), read), read);
}

/** Data for search engines goes behind all that is shown. */
function dataLast(html: string): string {
  const data = html.match(linkedData) ?? [];
  return beforeLoader(html.replace(linkedData, ''), data.join(''));
}

const linkedData = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** A page with few icons carries them. With more of them the file, which is cached, costs less. */
function iconsInside(html: string, read: Read): string {
  const uses = [...html.matchAll(/<use href="(\/assets\/icons-[^"#]+)#([^"]+)"/g)];
  const names = [...new Set(uses.map(([, , name = '']) => name))];
  const file = uses[0]?.[1];
  if (!file || names.length > mostIcons) return html;
  const symbols = read(file).match(/<symbol .*?<\/symbol>/gs) ?? [];
  const used = symbols.filter((symbol) => names.some((name) => symbol.startsWith(`<symbol id="${name}"`)));
  const own = used.join('').replaceAll('<symbol id="', `<symbol id="${prefix}`);
  return beforeLoader(html.replaceAll(`<use href="${file}#`, `<use href="#${prefix}`), `<div hidden=""><svg>${own}</svg></div>`);
}

const mostIcons = 20;
const prefix = 'icon-';

function beforeLoader(html: string, part: string): string {
  const at = html.lastIndexOf('<script type="module"');
  return html.slice(0, at) + part + html.slice(at);
}

/** The rules that this page uses, and in `data-from` the style sheets they were cut from, which islands load (site/islands/styles.ts). */
function stylesInside(html: string, read: Read): string {
  const end = html.indexOf('</head>');
  const [head, body] = [html.slice(0, end), html.slice(end)];
  const sheets = [...head.matchAll(stylesheet)].map(([, address = '']) => address);
  // Icons from the file read properties of the page around them.
  const icons = /<use href="(\/assets\/icons-[^"#]+)/.exec(body)?.[1];
  const rules = rulesUsedBy(html + (icons ? read(icons) : ''), sheets.map(read).join(''));
  return `${head.replace(stylesheet, '')}<style data-from="${sheets.join(' ')}">${rules}</style>${body}`;
}

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

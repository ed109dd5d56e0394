import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { content } from '#firm/content.ts';
import { channel, heroBuoys, heroNarrow, heroWide, heroWideSize, island, pageHead, shore } from '#site/drawings/coast.ts';
import { buoys, mark, reach } from '#site/drawings/figures.ts';
import { type MapLabel, mapSize, michiganMap } from '#site/drawings/michigan.ts';
import { iconNames } from '#ui/icon-names.ts';
import { dark, declarations, light, palette } from '#ui/palette.ts';

/** Generates what pages show but nobody writes by hand: drawings, icons, colors. Run before every build, and by `npm run dev`. */
export function drawAll(): void {
  for (const folder of ['site/generated', 'ui/generated']) mkdirSync(folder, { recursive: true });
  const { firm, cities } = content();
  const map = michiganMap({ slug: 'office', ...firm.address }, cities);
  const files: Record<string, string> = {
    'site/generated/hero-wide.svg': heroWide(),
    'site/generated/hero-narrow.svg': heroNarrow(),
    'site/generated/page-head.svg': pageHead(),
    'site/generated/page-head-narrow.svg': pageHead({ narrow: true }),
    'site/generated/shore-water-land.svg': shore('water-land'),
    'site/generated/shore-land-deep.svg': shore('land-deep'),
    'site/generated/shore-water-deep.svg': shore('water-deep'),
    'site/generated/island.svg': island(),
    'site/generated/map.svg': map.svg,
    'ui/generated/icons.svg': icons(),
    'site/generated/colors.css': colors(),
    'site/generated/chart-labels.css': heroLabels() + map.labels.map(mapLabel).join(''),
  };
  for (const [name, content] of Object.entries(files)) if (!holds(name, content)) writeFileSync(name, content);
}

/** A file that stays the same is not written, so that nothing that watches it reloads. */
function holds(name: string, content: string): boolean {
  return existsSync(name) && readFileSync(name, 'utf8') === content;
}

/** One file for all icons and marks; pages refer to them by name, and the build puts those of a page with few into it. */
function icons(): string {
  const folder = createRequire(import.meta.url)
    .resolve('lucide-static/package.json')
    .replace('package.json', 'icons/');
  const symbols = iconNames.map((name) => {
    const svg = readFileSync(`${folder}${name}.svg`, 'utf8');
    const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    return symbol(name, '0 0 24 24', shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>'));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${symbol('mark', '0 0 40 40', mark)}${symbol('can', '-20 -34 40 44', buoys.can)}${symbol('nun', '-20 -34 40 44', buoys.nun)}${symbol('reach', '0 0 80 200', reach, ' preserveAspectRatio="none"')}</svg>\n`;
}

function symbol(id: string, box: string, shapes: string, more = ''): string {
  return `<symbol id="${id}" viewBox="${box}"${more}>${shapes}</symbol>`;
}

/** Paper is always light; `.night` is the dark chart inside a light page. */
function colors(): string {
  const names = Object.keys(palette) as (keyof typeof palette)[];
  return `:root{color-scheme:light dark;${declarations(names, light)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(names, dark)}}}.night{${declarations(names, dark)}}\n`;
}

/** Labels are HTML over the drawings, so that they can be translated; their places follow from the drawing. */
function heroLabels(): string {
  const { width, height } = heroWideSize;
  const place = (name: string, x: number, y: number) => `.on-chart-${name}{inset-inline-start:${percent(x, width)};inset-block-start:${percent(y, height)}}`;
  const [call, learn, court] = heroBuoys;
  return [
    place('here', 952, channel(952) - 30),
    place('call', call.x, channel(call.x) - 60),
    place('learn', learn.x, channel(learn.x) + 75),
    place('court', court.x - 4, channel(court.x) - 60),
    place('lake', 926, 56),
    place('river', 1392, channel(1392) + 45),
  ].join('');
}

function mapLabel({ slug, textX, textY, anchor }: MapLabel): string {
  const shift = { start: '0', middle: '-50%', end: '-100%' }[anchor];
  return `.on-map-${slug}{inset-inline-start:${percent(textX, mapSize.width)};inset-block-start:${percent(textY, mapSize.height)};translate:${shift} -50%}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`;
}

if (import.meta.main) drawAll();

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Content, content } from '#firm/content.ts';
import { fileOf } from '#firm/content-file.ts';
import { nearest } from '#firm/miles.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';
import { coastStrip, headCoast, headShip, heroBox, heroLabels, island, shore } from '#site/drawings/coast.ts';
import { countyBox, countyChart } from '#site/drawings/county.ts';
import { buoys, mark, reach } from '#site/drawings/figures.ts';
import { countyNamePlace, heroDrawing } from '#site/drawings/hero.ts';
import { mapSize, michiganMap } from '#site/drawings/michigan.ts';
import { seaMark } from '#site/drawings/sea-marks.ts';
import { officeFile, portraitFile } from '#site/firm-pictures.ts';
import { iconNames } from '#ui/icon-names.ts';
import { dark, declarations, light, palette, paletteOf } from '#ui/palette.ts';

/** Generates what pages show but nobody writes by hand: drawings, icons, colors. Run before every build, and by `npm run dev`. */
export function drawAll(): void {
  for (const folder of ['site/generated', 'ui/generated', 'public']) mkdirSync(folder, { recursive: true });
  const site = content();
  const { firm, cities } = site;
  const map = michiganMap({ slug: 'office', ...firm.address }, cities, firm.moreOffices);
  const counties = Object.fromEntries(
    [
      { slug: 'office', places: [firm.address], county: '' },
      ...cities.map(({ slug, county, latitude, longitude, courts }) => ({
        slug,
        county,
        places: [{ latitude, longitude }, ...courts.flatMap(({ elsewhere }) => elsewhere ?? [])],
      })),
    ].map(({ slug, places, county }) => [slug, countyChart(places, nearest(firm.offices, places[0] ?? firm.address).office, county)]),
  );
  const files: Record<string, string> = {
    'site/generated/hero-wide.svg': heroDrawing(firm),
    'site/generated/head-narrow.svg': coastStrip(),
    'site/generated/head-coast.svg': headCoast(),
    'site/generated/head-ship.svg': headShip(),
    ...Object.fromEntries(practiceAreaSlugs.map((slug) => [`site/generated/mark-${slug}.svg`, seaMark(slug)])),
    ...Object.fromEntries(Object.entries(counties).map(([slug, { svg }]) => [`site/generated/county-${slug}.svg`, svg])),
    'site/generated/shore-water-land.svg': shore('water-land'),
    'site/generated/shore-land-deep.svg': shore('land-deep'),
    'site/generated/shore-water-deep.svg': shore('water-deep'),
    'site/generated/island.svg': island(),
    'site/generated/map.svg': map.svg,
    'ui/generated/icons.svg': icons(),
    'ui/generated/colors.css': colors(firm.look.color),
    'public/favicon.svg': firm.look.logo ? readFileSync(fileOf(firm.look.logo), 'utf8') : favicon(firm.look.color),
    'site/generated/places.json': JSON.stringify({
      hero: { box: box(heroBox), fit: heroBox.fit, labels: { ...heroLabels, county: countyNamePlace(firm.address) } },
      county: { box: box(countyBox), fit: countyBox.fit },
      map: { box: box(mapSize), home: map.home, labels: Object.fromEntries(map.labels.map(({ slug, ...place }) => [slug, place])) },
      counties: Object.fromEntries(Object.entries(counties).map(([slug, { labels }]) => [slug, labels])),
    }),
  };
  for (const [name, content] of Object.entries(files)) if (!holds(name, content)) writeFileSync(name, content);
  copyPictures(site);
}

/** The firm's own pictures, where pages ask for them. What another firm left there goes. */
function copyPictures({ firm, profiles }: Content): void {
  rmSync('public/firm', { recursive: true, force: true });
  const pictures = [[firm.look.logo, '/firm/logo.svg'], [firm.look.office, officeFile(firm.look)], ...profiles.map((one) => [one.photo, portraitFile(one)])];
  for (const [from, to] of pictures)
    if (from && to) {
      mkdirSync('public/firm', { recursive: true });
      copyFileSync(fileOf(from), `public${to}`);
    }
}

/** The mark of the header, as a file of its own. */
function favicon(own: string | undefined): string {
  const colors = paletteOf(own);
  const painted = mark
    .replace('var(--mark-ground,var(--deep))', colors.deep[light])
    .replace(/ stroke="var\(--mark-edge,none\)" stroke-width="1.5"/, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: keyof typeof palette) => colors[name][light]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${painted}</svg>\n`;
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
function colors(own: string | undefined): string {
  const all = paletteOf(own);
  const names = Object.keys(palette) as (keyof typeof palette)[];
  return `:root{color-scheme:light dark;${declarations(names, light, all)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(names, dark, all)}}}.night{${declarations(names, dark, all)}}\n`;
}

/** Words over a drawing are the page's, so that they can be translated. They lie in a box that fits as the drawing does. */
function box({ left = 0, width, height }: { left?: number; width: number; height: number }): string {
  return `${left} 0 ${width} ${height}`;
}

if (import.meta.main) drawAll();

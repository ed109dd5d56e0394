import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import opentype, { type Font } from 'opentype.js';
import { type Content, content, siteLanguages } from '#firm/content.ts';
import { fileOf } from '#firm/content-file.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';
import { headBox, headCoast } from '#site/drawings/coast.ts';
import { short } from '#site/drawings/contours.ts';
import { countyChart } from '#site/drawings/county.ts';
import { mark } from '#site/drawings/figures.ts';
import { heroDrawing } from '#site/drawings/hero.ts';
import { pictureWords } from '#site/drawings/picture-words.ts';
import { seaMark } from '#site/drawings/sea-marks.ts';
import { shareImage } from '#site/share-image.ts';
import { light, paletteOf } from '#ui/palette.ts';

const size = { width: 1200, height: 630 };
const headlineWidth = 540;
const palette = paletteOf(content().firm.look.color);

/** The picture that a shared link shows, one per page: the chart, the firm's name, the page's title, the number. One that would come out the same stays. */
export function drawSharePictures(folder = 'public'): void {
  const chartOf = chartsOf(content());
  const before = known();
  const now: Record<string, string> = {};
  for (const language of siteLanguages()) {
    const site = content(language.code);
    mkdirSync(`${folder}/share${language.path}`, { recursive: true });
    for (const [path, drawn] of pictureWords(site)) {
      const file = shareImage(path, language);
      now[file] = madeFrom(site, path, drawn);
      if (now[file] !== before[file] || !existsSync(`${folder}${file}`)) writeFileSync(`${folder}${file}`, rendered(sharePicture(site, drawn, chartOf(path))));
    }
  }
  for (const name of globSync('**/*.png', { cwd: `${folder}/share` })) if (!now[`/share/${name}`]) rmSync(`${folder}/share/${name}`);
  if (folder === 'public') writeFileSync(list, JSON.stringify(now));
}

/** What each picture was made from. Beside the drawings, not beside the pictures: those are shipped. */
const list = 'site/generated/share-pictures.json';

function known(): Record<string, string> {
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {};
}

/** Its words, the firm's look and place, the city that it shows, and the code that draws. */
function madeFrom({ firm, cities }: Content, path: string, drawn: readonly string[]): string {
  const city = cities.find(({ slug }) => path === `/locations/${slug}`);
  const logo = firm.look.logo ? readFileSync(fileOf(firm.look.logo), 'base64') : '';
  const facts = [firm.language.code, drawn, firm.look, logo, firm.address, city?.county, city?.latitude, city?.longitude, drawingCode];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

const drawingCode = globSync(['site/drawings/*.ts', 'site/drawings/fonts/*', 'ui/palette.ts', 'package-lock.json']).map((file) =>
  createHash('sha256').update(readFileSync(file)).digest('hex'),
);

/** Charges show their sea mark and cities their county; all other pages the drawing of the home page. Each is drawn when it is first needed. */
function chartsOf({ firm, cities }: Content): (path: string) => string {
  let hero: string | undefined;
  return (path) => {
    const city = cities.find(({ slug }) => path === `/locations/${slug}`);
    if (city) return aside(countyChart([city], firm.address, city.county).svg);
    const charge = practiceAreaSlugs.find((slug) => path === `/practice-areas/${slug}`);
    if (charge) return aside(headCoast(), seaMark(charge));
    hero ??= picture(flat(heroDrawing(firm)));
    return hero;
  };
}

function sharePicture({ firm }: Content, [headline, name, phone, kicker]: [string, string, string, string], chart: string): string {
  const { outline, widthOf } = firm.language.code === 'ar' ? arabicLetters : latinLetters;
  const { lines, fontSize } = fitted(headline, (words, size) => widthOf('serif', words, size));
  const top = 300 - ((lines.length - 1) * fontSize) / 2;
  const title = lines
    .map((line, at) =>
      outline(
        'serif',
        line,
        firm.language.dir === 'rtl' ? 64 + headlineWidth - widthOf('serif', line, fontSize) : 64,
        top + at * fontSize,
        fontSize,
        palette.ink[light],
      ),
    )
    .join('');
  const numberWidth = widthOf('serif', phone, 46);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${palette.water[light]}"/>${chart}<g transform="translate(64 56) scale(1.8)">${firm.look.logo ? logo(firm.look.logo) : flat(mark)}</g>${outline('serif', name, 158, 104, 36, palette.ink[light])}${title}<rect x="64" y="492" width="${numberWidth + 60}" height="84" rx="12" fill="${palette.beacon[light]}"/>${outline('serif', phone, 94, 550, 46, palette['on-beacon'][light])}${outline('sans', kicker, 64, 462, 26, palette.ink[light])}</svg>`;
}

/** The firm's own, in the box of the mark. */
function logo(file: string): string {
  return `<image width="40" height="40" href="data:image/svg+xml;base64,${readFileSync(fileOf(file)).toString('base64')}"/>`;
}

/** The chart anchored to the right, its open water behind the words. */
function picture(svg: string): string {
  return `<g transform="translate(-328 -16)">${inner(svg)}</g>${faded('.45', '.85', 0, 760)}`;
}

/** Sheets of a page's heading, at the height of the picture; the words have the rest. */
function aside(...sheets: string[]): string {
  const left = 520;
  return `<g transform="translate(${left} 0) scale(${size.height / headBox.height})">${sheets.map((sheet) => inner(flat(sheet))).join('')}</g><rect width="${left}" height="100%" fill="${palette.water[light]}"/>${faded('0', '1', left, 220)}`;
}

function inner(svg: string): string {
  return svg.replace(/<svg[^>]*>/, '').replace('</svg>', '');
}

/** Lets a chart come up out of plain water. */
function faded(from: string, opacity: string, left: number, width: number): string {
  const water = palette.water[light];
  return `<defs><linearGradient id="fade"><stop offset="${from}" stop-color="${water}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${water}" stop-opacity="0"/></linearGradient></defs><rect x="${left}" width="${width}" height="100%" fill="url(#fade)"/>`;
}

/** The renderer knows neither custom properties nor schemes: this is the light chart with its colors written out. */
function flat(svg: string): string {
  const colors: Record<string, readonly [string, string]> = palette;
  return svg
    .replace(/svg\{[^}]*\}@media\([^)]*\)\{svg\{[^}]*\}[^}]*\}\}/, '')
    .replace(/var\(--mark-ground,var\(--deep\)\)/, palette.deep[light])
    .replace(/var\(--mark-edge,none\)/, 'none')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colors[name]?.[light] ?? 'none')
    .replace(/<g class="soundings">.*?<\/g>/s, '')
    .replace(/<text class="number".*?<\/text>/gs, '');
}

type Width = (words: string, fontSize: number) => number;

type Letters = {
  outline: (kind: 'serif' | 'sans', words: string, x: number, y: number, fontSize: number, fill: string) => string;
  widthOf: (kind: 'serif' | 'sans', words: string, fontSize: number) => number;
};

/** Words as outlines, so that every machine draws the same picture whatever fonts it has. */
const latinLetters: Letters = {
  outline: (kind, words, x, y, fontSize, fill) => {
    const path = latin[kind].getPath(words, x, y, fontSize).commands.map((step) => {
      const numbers = ['x1', 'y1', 'x2', 'y2', 'x', 'y']
        .filter((name) => name in step)
        .map((name) => short((step as unknown as Record<string, number>)[name] ?? 0));
      return `${step.type}${numbers.join(' ')}`;
    });
    return `<path fill="${fill}" d="${path.join('')}"/>`;
  },
  widthOf: (kind, words, fontSize) => latin[kind].getAdvanceWidth(words, fontSize),
};

/** Arabic letters join, which the renderer does and the reader of outlines does not; it draws with the font beside this file and no other. */
const arabicLetters: Letters = {
  outline: (_, words, x, y, fontSize, fill) => arabicText(words, x, y, fontSize, fill),
  widthOf: (_, words, fontSize) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${arabicText(words, 0, 100, fontSize, '#000')}</svg>`, {
      font: arabicFonts,
    }).getBBox()?.width ?? 0,
};

/** Two invisible marks make the line run from right to left also where it begins with a name in Latin letters. */
function arabicText(words: string, x: number, y: number, fontSize: number, fill: string): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="Share" font-size="${fontSize * 0.86}" fill="${fill}">\u2067${safe}\u2069</text>`;
}

/** Noto Kufi Arabic and Public Sans in one file: the renderer takes one font for a line. */
const arabicFonts = { loadSystemFonts: false, fontFiles: ['site/drawings/fonts/share-arabic.ttf'], defaultFontFamily: 'Share' };

/** The largest size at which a headline takes at most three lines beside the chart. */
function fitted(headline: string, widthOf: Width): { lines: string[]; fontSize: number } {
  for (const fontSize of [84, 72, 60]) {
    const lines = headline.split('\n').flatMap((line) => wrapped(line, headlineWidth, (words) => widthOf(words, fontSize)));
    if (lines.length <= 3 || fontSize === 60) return { lines, fontSize };
  }
  throw new Error('unreachable');
}

function wrapped(words: string, width: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function rendered(svg: string): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width }, font: arabicFonts }).render().asPng();
}

function font(file: string): Font {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const latin = {
  serif: font('@fontsource/besley/files/besley-latin-600-normal.woff'),
  sans: font('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
};

if (import.meta.main) drawSharePictures();

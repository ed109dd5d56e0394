import { content as words } from '#firm/content.ts';
import { type artPalette, dark, declarations, light, type palette, paletteOf } from '#ui/palette.ts';

export type Color = keyof typeof palette | keyof typeof artPalette;

type Sheet = {
  /** Where the part that is shown begins, for a drawing that is wider than that. */
  left?: number;
  width: number;
  height: number;
  /** How the drawing fills its box, as SVG's preserveAspectRatio says it. */
  fit: string;
  colors: readonly Color[];
  /** Other values for some colors, where a drawing joins two grounds. */
  remap?: { light: string; dark: string } | undefined;
  /** A drawing that is dark in both schemes. */
  night?: boolean;
  style?: string;
};

/**
 * A drawing in a file of its own: cached once, and following the reader's color scheme by itself. A page that is written from
 * right to left turns drawings around and asks for `#rtl`, so that their numbers stay readable.
 */
export function drawing({ left = 0, width, height, fit, colors, remap, night, style = '' }: Sheet, content: string): string {
  const scheme = (which: typeof light | typeof dark) =>
    `svg{${declarations(colors, which, paletteOf(words().firm.look.color))}${remap ? `;${which === light ? remap.light : remap.dark}` : ''}}`;
  const used = rules.filter(([name]) => content.includes(`class="${name}"`)).map(([name, body]) => `.${name}{${body}}`);
  const schemes = night ? scheme(dark) : `${scheme(light)}@media(prefers-color-scheme:dark){${scheme(dark)}.beam{opacity:1}}`;
  const course = content.includes('class="course"') ? drawsItself : '';
  const turned = content.includes('<text') ? '#rtl:target text{scale:-1 1;transform-box:fill-box;transform-origin:center}' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${turned ? ' id="rtl"' : ''} viewBox="${left} 0 ${width} ${height}" preserveAspectRatio="${fit}"><style>.beam{opacity:0}${schemes}${used.join('')}${style}${course}${turned}</style>${content}</svg>\n`;
}

/** The dotted way appears once, from where the visitor stands. */
const drawsItself =
  '@media(prefers-reduced-motion:no-preference){.course{animation:course .8s .4s ease-out backwards}@keyframes course{from{clip-path:inset(0 100% 0 0)}}}';

const rules: [string, string][] = [
  ['land', 'fill:var(--land-2)'],
  ['sand', 'fill:var(--land)'],
  ['depth-0', 'fill:var(--water)'],
  ['depth-1', 'fill:var(--shoal-1)'],
  ['depth-2', 'fill:var(--shoal-2)'],
  ['depth-3', 'fill:var(--shoal-3)'],
  ['lines', 'fill:none;stroke:var(--contour);stroke-width:.9;vector-effect:non-scaling-stroke'],
  ['roads', 'fill:none;stroke:var(--land-line);stroke-width:.7;opacity:.55'],
  ['shore', 'fill:none;stroke:var(--land-line);stroke-width:1.6'],
  ['soundings', 'fill:var(--ink-2);opacity:.62;font:italic 13px Georgia,serif;text-anchor:middle'],
  ['route', 'fill:none;stroke:var(--ink);stroke-width:2.4;stroke-dasharray:.1 9;stroke-linecap:round'],
  ['fix', 'fill:var(--beacon);stroke:var(--ink);stroke-width:2'],
  ['fix-dot', 'fill:var(--ink)'],
  ['ripples', 'fill:none;stroke:var(--contour);stroke-width:1.6;stroke-linecap:round'],
  ['number', 'fill:var(--on-huron);font:700 14px sans-serif;text-anchor:middle'],
  ['tower', 'fill:var(--white);stroke:var(--outline);stroke-width:1.3;stroke-linejoin:round'],
  ['roof', 'fill:var(--red);stroke:var(--outline);stroke-width:1.3;stroke-linejoin:round'],
  ['red', 'fill:var(--red)'],
  ['outline', 'fill:var(--outline)'],
  ['lamp', 'fill:var(--beacon)'],
  ['hull', 'fill:var(--hull)'],
  ['house', 'fill:var(--white);stroke:var(--outline)'],
  ['deck', 'fill:var(--hull)'],
  ['beam-0', 'stop-color:var(--beacon);stop-opacity:.6'],
  ['beam-1', 'stop-color:var(--beacon);stop-opacity:0'],
  ['fade-0', 'stop-color:var(--water)'],
  ['fade-1', 'stop-color:var(--water);stop-opacity:0'],
  ['county', 'fill:var(--land-2);stroke:var(--ink);stroke-width:2;stroke-linejoin:round'],
  ['near', 'fill:var(--land);stroke:var(--land-line);stroke-width:1.2'],
  ['borders', 'fill:none;stroke:var(--land-line);stroke-width:1'],
  ['stop', 'fill:var(--huron-fill);stroke:var(--surface);stroke-width:2'],
];

import { inHue } from '#ui/tint.ts';

/**
 * The one source of color. `draw.ts` writes it to the stylesheet and into every drawing.
 * Contrast of each text pair is at least 7:1 in both schemes; `palette.test.ts` holds that.
 */
export const palette = {
  // name: [light, dark]
  water: ['#f6fbfd', '#061824'],
  surface: ['#ffffff', '#0d222f'],
  'shoal-1': ['#e5f3f9', '#07202e'],
  'shoal-2': ['#cee9f4', '#0c2b3c'],
  'shoal-3': ['#b2dbed', '#11394d'],
  contour: ['#8cbcd3', '#2b5266'],
  land: ['#f6f1de', '#231e13'],
  'land-2': ['#ebe0bf', '#322a1a'],
  'land-line': ['#cabd9a', '#574b31'],
  deep: ['#03273d', '#020c16'],
  ink: ['#082030', '#ebf3f7'],
  'ink-2': ['#2c4353', '#bfcfd6'],
  'on-deep': ['#f0f8fc', '#ebf3f7'],
  'on-deep-2': ['#c6dce4', '#bfcfd6'],
  line: ['#bfd1d9', '#2c404d'],
  'line-strong': ['#517182', '#7391a0'],
  huron: ['#004c76', '#8cd3f0'],
  'huron-fill': ['#004166', '#8cd3f0'],
  'on-huron': ['#ffffff', '#021624'],
  // Beacon (orange) marks what dials the firm. Nothing else may be filled with it.
  beacon: ['#ffad51', '#ffb75d'],
  'beacon-hi': ['#f79731', '#ffce88'],
  'on-beacon': ['#021b2b', '#021624'],
  go: ['#005837', '#7bdfac'],
  'go-tint': ['#e0f7e9', '#182b23'],
  caution: ['#9e0035', '#ffaeb2'],
  'caution-tint': ['#feeff0', '#3b1b20'],
  focus: ['#082030', '#ffd985'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColorName = keyof typeof palette;

/** Colors of drawings only; never text, never the only carrier of a meaning. */
export const artPalette = {
  white: ['#ffffff', '#dfe8ec'],
  outline: ['#082030', '#03131d'],
  red: ['#a8322d', '#c2524b'],
  hull: ['#082030', '#27475a'],
  'map-land': ['#2d433c', '#2d433c'],
  'map-line': ['#4b665d', '#4b665d'],
} as const satisfies Record<string, readonly [string, string]>;

type AnyColor = ColorName | keyof typeof artPalette;

export const light = 0;
export const dark = 1;

export type Palette = Record<AnyColor, readonly [string, string]>;

const made = new Map<string | undefined, Palette>();

/** All colors, in the hue of a firm that has a color of its own. */
export function paletteOf(own: string | undefined): Palette {
  const all = { ...palette, ...artPalette };
  const known =
    made.get(own) ??
    (own === undefined
      ? all
      : (Object.fromEntries(Object.entries(all).map(([name, [day, night]]) => [name, [inHue(day, own), inHue(night, own)]])) as unknown as Palette));
  made.set(own, known);
  return known;
}

/** `--water:#f6fbfd;…` for the named colors in one scheme. */
export function declarations(names: readonly AnyColor[], scheme: typeof light | typeof dark, colors: Palette): string {
  return names.map((name) => `--${name}:${colors[name][scheme]}`).join(';');
}

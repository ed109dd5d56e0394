import type { CSSProperties } from 'react';
import { content } from '#firm/content.ts';
import { type ColorName, dark, light, type Palette, paletteOf } from '#ui/palette.ts';

export const serif = 'Georgia, "Times New Roman", serif';

/** The colors of the firm's site. */
export function firmColors(): Palette {
  return paletteOf(content().firm.look.color);
}

type Painted = { className: string; style: CSSProperties };

/** Light colors are inline, because many mail programs drop a style block; the dark ones are in a style block. */
export function paint(color: ColorName, ground?: ColorName, style: CSSProperties = {}): Painted {
  const palette = firmColors();
  return {
    className: ground ? `c-${color} g-${ground}` : `c-${color}`,
    style: { ...style, color: palette[color][light], ...(ground ? { backgroundColor: palette[ground][light] } : {}) },
  };
}

const inks: ColorName[] = ['ink', 'ink-2', 'on-deep', 'huron', 'on-huron', 'on-beacon', 'beacon', 'caution'];
const grounds: ColorName[] = ['water', 'surface', 'deep', 'huron-fill', 'beacon', 'go-tint', 'caution-tint', 'shoal-1', 'shoal-3', 'caution', 'land'];

/** For mail programs that support dark mode. The outermost table is React Email's own and takes no class. */
export function darkStyles(): string {
  const palette = firmColors();
  return `@media (prefers-color-scheme:dark){${[
    `body>table,body>table>tbody>tr>td{background-color:${palette.water[dark]}!important}`,
    ...inks.map((name) => `.c-${name}{color:${palette[name][dark]}!important}`),
    ...grounds.map((name) => `.g-${name}{background-color:${palette[name][dark]}!important}`),
  ].join('')}}`;
}

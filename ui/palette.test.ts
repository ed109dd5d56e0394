import { expect, test } from 'vitest';
import { type ColorName, dark, light, palette, paletteOf } from '#ui/palette.ts';

/** Text on ground, with the least contrast it needs. */
const textPairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...(['ink', 'ink-2', 'huron'] as const).flatMap((ink) => (['water', 'surface', 'shoal-1', 'land'] as const).map((ground) => [ink, ground, 7] as const)),
  ['ink', 'shoal-2', 7],
  ['ink-2', 'shoal-2', 7],
  ['on-huron', 'huron-fill', 7],
  ['on-beacon', 'beacon', 7],
  ['on-beacon', 'beacon-hi', 7],
  ['on-deep', 'deep', 7],
  ['on-deep-2', 'deep', 7],
  ['beacon', 'deep', 7],
  ['go', 'surface', 7],
  ['go', 'go-tint', 7],
  ['ink', 'go-tint', 7],
  ['caution', 'surface', 7],
  ['caution', 'caution-tint', 7],
  ['ink', 'caution-tint', 7],
  ['line-strong', 'surface', 3],
  ['line-strong', 'land', 3],
  ['line-strong', 'shoal-1', 3],
  ['focus', 'water', 3],
  ['focus', 'surface', 3],
  ['focus', 'land', 3],
];

test.each(textPairs)('%s on %s has a contrast of at least %d in both schemes', (ink, ground, least) => {
  expect(contrast(palette[ink][light], palette[ground][light])).toBeGreaterThanOrEqual(least);
  expect(contrast(palette[ink][dark], palette[ground][dark])).toBeGreaterThanOrEqual(least);
});

function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

test.each(Array.from({ length: 24 }, (_, at) => at))('a firm’s own color, number %d around the wheel, costs no contrast', (at) => {
  const own = paletteOf(wheel(at / 24));
  for (const [ink, ground, least] of textPairs)
    for (const scheme of [light, dark] as const) expect(contrast(own[ink][scheme], own[ground][scheme]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
});

test('a firm’s own color changes the water and leaves what dials the firm as it is', () => {
  const own = paletteOf('#1d5c3a');
  expect(own.huron[light]).not.toBe(palette.huron[light]);
  expect(own.beacon).toEqual(palette.beacon);
  expect(own.caution).toEqual(palette.caution);
  expect(paletteOf(undefined).huron).toEqual(palette.huron);
});

/** A strong color at this place of the wheel. */
function wheel(turn: number): string {
  const part = (shift: number) => Math.round(255 * Math.max(0, Math.min(1, 2 - Math.abs(((turn * 6 + shift) % 6) - 3))) ** 1);
  return `#${[3, 1, 5].map((shift) => part(shift).toString(16).padStart(2, '0')).join('')}`;
}

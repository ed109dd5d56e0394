import { expect, test } from 'vitest';
import { dark, light, palette, textPairs } from './palette.ts';

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

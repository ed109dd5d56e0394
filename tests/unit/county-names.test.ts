import { expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { countyChart } from '#site/drawings/county.ts';

const { cities, firm } = content();

test.each(cities.map((city) => [`${city.name}: ${city.county}`, city] as const))('%s stands inside its county, all of its box', (_, city) => {
  const { svg, labels } = countyChart([city, ...city.courts.flatMap(({ elsewhere }) => elsewhere ?? [])], firm.address, city.county);
  const border = pointsOf(/class="county" d="([^"]+)"/.exec(svg)?.[1] ?? '');
  const [x, y] = labels.county;
  // Measured: a letter of the name takes 11 px of the sheet.
  const half = city.county.length * 5.7;
  for (const across of [-half, 0, half]) for (const down of [-14, 4]) expect(isInside([x + across, y + down], border), `${across} ${down}`).toBe(true);
});

/** The corners of the largest ring of a path that is written as "M136 103l288-16…z". */
function pointsOf(path: string): [number, number][] {
  const rings = path.split('M').filter(Boolean);
  const largest = rings.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const numbers = (largest.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    points.push([lastX + x, lastY + y]);
  }
  return points;
}

function isInside([x, y]: [number, number], border: [number, number][]): boolean {
  let inside = false;
  border.forEach(([oneX, oneY], at) => {
    const [otherX, otherY] = border.at(at - 1) ?? [0, 0];
    if (oneY > y !== otherY > y && x < ((otherX - oneX) * (y - oneY)) / (otherY - oneY) + oneX) inside = !inside;
  });
  return inside;
}

import { depthContours, type Field, generator, noise, short, smoothstep } from '#site/drawings/contours.ts';
import { type Color, drawing } from '#site/drawings/drawing.ts';
import { beam, buoy, fix, laker, lighthouse, ripples } from '#site/drawings/figures.ts';

/** The part of the hero's chart that is shown. Pages lay their words over it in the same box, so that both always fit. */
export const heroBox = { left: 900, width: 700, height: 660, fit: 'xMaxYMid slice' };

/** The open lake narrows into the marked river. */
export function heroRiver(): string {
  const [width, height] = [1600, heroBox.height];
  const [wide, fine] = [noise(11), noise(31)];
  const halfWidth = (x: number) => 880 * (1 - smoothstep(690, 1400, x)) ** 2.1 + 70 + 9 * Math.sin(x / 64);
  const depth: Field = (x, y) => {
    const toShore = halfWidth(x) - Math.abs(y - channel(x));
    return toShore + wide(x / 170, y / 150, 2) * 40 * smoothstep(-30, 240, toShore) + fine(x / 70, y / 70, 2) * 7;
  };
  const levels = [12, 26, 44, 68, 98, 136, 184, 244, 318, 408, 520, 660];
  const lines = depthContours(depth, width, height, 8, [0, ...levels]);
  const clear = (x: number, y: number) => Math.abs(y - channel(x)) > 74 && !(x > 1120 && y > channel(x)) && !(x < 1120 && Math.abs(y - heroLabels.lake.y) < 34);
  const lightX = 1232;
  let lightY = channel(lightX);
  while (depth(lightX, lightY) > 0 && lightY > 0) lightY--;
  const { x: hereX } = here;
  const route = Array.from({ length: 25 }, (_, at) => hereX + at * 18.5).map((x) => `${short(x)} ${short(channel(x))}`);
  return drawing(
    {
      ...heroBox,
      colors: heroColors,
    },
    `${beam}<path class="land" d="M0 0h${width}v${height}H0z"/>${roads(width, height, -7, 58, 700)}${bands(lines, [0, 12, 44, 136])}<g class="lines">${levels.map((level) => `<path d="${lines.get(level)}"${faded(level, 300, 130)}/>`).join('')}</g><path class="shore" d="${lines.get(0)}"/>${soundings(depth, { count: 22, seed: 9, x: [985, 1560], y: [30, height - 120], least: 24, gap: 56, clear })}${lighthouse(lightX, lightY - 4, 1)}<g class="course"><path class="route" d="M${route.join(' ')}"/></g>${laker(1540, channel(1540) + 2, 0.7, -9)}${fix(hereX, channel(hereX))}${heroBuoys.map(({ kind, x, below }, at) => buoy(kind, x, channel(x) + below, at + 1)).join('')}`,
  );
}

/** The open lake ends at its shore, with a light beside the harbor. */
export function heroShore(): string {
  const [width, height] = [1600, heroBox.height];
  const [wide, fine] = [noise(27), noise(14)];
  const edge = (y: number) =>
    1452 + 30 * Math.sin(y / 104 + 0.8) + 12 * Math.sin(y / 43) + 74 * Math.exp(-(((y - 318) / 62) ** 2)) - 60 * smoothstep(210, 0, y);
  const depth: Field = (x, y) => {
    const toShore = edge(y) - x;
    return toShore + wide(x / 170, y / 150, 2) * 44 * smoothstep(-20, 260, toShore) + fine(x / 66, y / 66, 2) * 7;
  };
  const levels = [12, 26, 44, 68, 98, 136, 184, 244, 318, 408];
  const lines = depthContours(depth, width, height, 8, [0, ...levels]);
  const clear = (x: number, y: number) =>
    Math.abs(y - channel(x)) > 84 && !(x < 1130 && Math.abs(y - heroLabels.lake.y) < 34) && Math.hypot(x - 1190, y - 536) > 130;
  const lightY = 176;
  return drawing(
    { ...heroBox, colors: heroColors },
    `${beam}<path class="land" d="M1300 0h300v${height}h-300z"/>${roads(width, height, -9, 58, 1300)}${bands(lines, [0, 12, 44, 136])}<g class="lines">${levels.map((level) => `<path d="${lines.get(level)}"${faded(level, 300, 130)}/>`).join('')}</g><path class="shore" d="${lines.get(0)}"/>${soundings(depth, { count: 20, seed: 12, x: [985, 1420], y: [30, height - 60], least: 24, gap: 58, clear })}${lighthouse(edge(lightY) + 22, lightY, 1)}${way()}${laker(1190, 536, 0.8, -3)}`,
  );
}

/** Where ships go: the way, its marks, and where the visitor stands now. */
function way(): string {
  const route = Array.from({ length: 25 }, (_, at) => here.x + at * 18.5).map((x) => `${short(x)} ${short(channel(x))}`);
  return `<g class="course"><path class="route" d="M${route.join(' ')}"/></g>${fix(here.x, channel(here.x))}${heroBuoys.map(({ kind, x, below }, at) => buoy(kind, x, channel(x) + below, at + 1)).join('')}`;
}

/** The same way over land: numbered stops in place of buoys. */
export function wayOverLand(): string {
  const route = Array.from({ length: 25 }, (_, at) => here.x + at * 18.5).map((x) => `${short(x)} ${short(channel(x))}`);
  const stops = heroBuoys.map(
    ({ x, below }, at) =>
      `<circle class="stop" cx="${x}" cy="${short(channel(x) + below)}" r="13"/><text class="number" x="${x}" y="${short(channel(x) + below + 5)}">${at + 1}</text>`,
  );
  return `<g class="course"><path class="route" d="M${route.join(' ')}"/></g>${fix(here.x, channel(here.x))}${stops.join('')}`;
}

export const heroColors = [
  'water',
  'shoal-1',
  'shoal-2',
  'shoal-3',
  'contour',
  'land',
  'land-2',
  'land-line',
  'ink',
  'ink-2',
  'beacon',
  'huron-fill',
  'on-huron',
  'surface',
  'white',
  'outline',
  'red',
  'hull',
] as const satisfies Color[];

const here = { x: 1030 };

/** The three marks of the way, in order. */
const heroBuoys = [
  { kind: 'can', x: 1130, below: -16 },
  { kind: 'nun', x: 1240, below: 52 },
  { kind: 'can', x: 1376, below: -14 },
] as const;

/** Where the channel runs. */
function channel(x: number): number {
  return 338 + 50 * Math.sin((x - 960) / 150) * smoothstep(900, 1200, x) - 40 * smoothstep(1260, 1600, x);
}

/** Where the words stand that pages lay over the hero's chart. */
export const heroLabels = {
  here: { x: here.x, y: Math.round(channel(here.x) + 38) },
  call: { x: heroBuoys[0].x, y: Math.round(channel(heroBuoys[0].x) - 54) },
  learn: { x: heroBuoys[1].x, y: Math.round(channel(heroBuoys[1].x) + 82) },
  court: { x: heroBuoys[2].x, y: Math.round(channel(heroBuoys[2].x) - 54) },
  lake: { x: 1028, y: 226 },
  river: { x: 1412, y: Math.round(channel(1412) + 50) },
};

/** Beside a page's heading on wide screens: open water, then the coast. Figures are drawn on sheets of the same size and lie on it. */
export const headBox = { width: 560, height: 420, fit: 'xMaxYMid slice' };

export function headCoast(): string {
  const { width, height } = headBox;
  const [wide, fine] = [noise(15), noise(6)];
  const edge = (y: number) => 478 + 22 * Math.sin(y / 96 + 0.4) + 10 * Math.sin(y / 41) - 46 * smoothstep(230, 0, y);
  const depth: Field = (x, y) => {
    const toShore = edge(y) - x;
    return toShore + wide(x / 150, y / 120, 2) * 40 * smoothstep(-20, 240, toShore) + fine(x / 56, y / 56, 2) * 6;
  };
  const levels = [11, 24, 42, 68, 102, 146, 204, 280];
  const lines = depthContours(depth, width, height, 8, [0, ...levels]);
  const clear = (x: number, y: number) => Math.abs(x - headFigure.x) > 110 || y < 70 || y > headFigure.y + 40;
  return drawing(
    { ...headBox, colors: ['water', 'shoal-1', 'shoal-2', 'shoal-3', 'contour', 'land-2', 'land-line', 'ink-2'] },
    `<path class="land" d="M300 0h260v${height}H300z"/>${roads(width, height, -9, 44, 300)}${bands(lines, [0, 11, 42, 102])}<g class="lines">${levels.map((level) => `<path d="${lines.get(level)}"${faded(level, 250, 100)}/>`).join('')}</g><path class="shore" d="${lines.get(0)}"/>${soundings(depth, { count: 9, seed: 31, x: [90, 440], y: [60, height - 70], least: 30, gap: 64, clear })}`,
  );
}

/** Where a figure stands on the water: the middle of its waterline. */
export const headFigure = { x: 236, y: 268 };

/** The ship of pages that have no figure of their own. */
export function headShip(): string {
  return drawing(
    { ...headBox, colors: ['white', 'outline', 'red', 'hull', 'contour'] },
    `${ripples(headFigure.x, 216, 100)}${laker(headFigure.x, 196, 1.15, -2)}`,
  );
}

/** On phones and tablets the coast runs down the edge of an inner page's head. */
export function coastStrip(): string {
  const [width, height] = [100, 560];
  const [wide, fine] = [noise(4), noise(8)];
  const edge = (y: number) => 86 + 4 * Math.sin(y / 84 + 1.1) + 2 * Math.sin(y / 37);
  const depth: Field = (x, y) => {
    const toShore = edge(y) - x;
    return toShore + wide(x / 90, y / 90, 2) * 12 * smoothstep(-6, 70, toShore) + fine(x / 40, y / 40, 2) * 2;
  };
  const levels = [3, 7, 13, 22, 36, 56];
  const lines = depthContours(depth, width, height, 4, [0, ...levels], { tolerance: 0.5, smallest: 60 });
  return drawing(
    {
      width,
      height,
      fit: 'xMaxYMin slice',
      colors: ['water', 'shoal-1', 'shoal-2', 'shoal-3', 'contour', 'land-2', 'land-line'],
    },
    `<path class="land" d="M40 0h60v${height}H40z"/>${bands(lines, [0, 3, 7, 22])}<g class="lines">${levels.map((level) => `<path d="${lines.get(level)}"${level > 20 ? ' opacity=".5"' : ''}/>`).join('')}</g><path class="shore" d="${lines.get(0)}"/>`,
  );
}

/** The line where water (above) meets land (below). `to` names the two grounds it joins. */
export function shore(to: 'water-land' | 'land-deep' | 'water-deep'): string {
  const [width, height] = [1440, 170];
  const [wide, fine] = [noise(3), noise(12)];
  const depth: Field = (x, y) => {
    const edge = 122 + wide(x / 230, 0, 2) * 30 + fine(x / 60, 4, 2) * 7;
    return edge - y + wide(x / 90, y / 60, 2) * 7 * smoothstep(0, 50, edge - y);
  };
  const levels = [8, 19, 33, 50, 72];
  const lines = depthContours(depth, width, height, 6, [0, ...levels], { tolerance: 0.7 });
  return drawing(
    { width, height, fit: 'none', colors: ['water', 'shoal-1', 'shoal-2', 'shoal-3', 'contour', 'land', 'land-line', 'deep'], remap: shoreGrounds[to] },
    `<path class="sand" d="M0 78h${width}v${height - 78}H0z"/>${bands(lines, [0, 8, 19, 33])}<g class="lines">${levels.map((level) => `<path d="${lines.get(level)}"/>`).join('')}</g><path class="shore" d="${lines.get(0)}"/>`,
  );
}

/** Until there is a portrait: an island on the chart, to carry the attorney's initials. */
export function island(): string {
  const [width, height] = [340, 400];
  const wide = noise(21);
  const depth: Field = (x, y) => 124 - Math.hypot((x - 170) / 1.02, (y - 200) / 1.12) + wide(x / 78, y / 78, 2) * 34;
  const levels = [-120, -92, -66, -44, -26, -12];
  const lines = depthContours(depth, width, height, 6, [...levels, 0]);
  return drawing(
    { width, height, fit: 'xMidYMid slice', colors: ['water', 'shoal-1', 'shoal-2', 'shoal-3', 'contour', 'land-2', 'land-line'] },
    `<path class="depth-0" d="M0 0h${width}v${height}H0z"/><path class="depth-1" d="${lines.get(-66)}"/><path class="depth-2" d="${lines.get(-26)}"/><path class="depth-3" d="${lines.get(-12)}"/><g class="lines">${levels.map((level) => `<path d="${lines.get(level)}"/>`).join('')}</g><path class="land" d="${lines.get(0)}"/><path class="shore" d="${lines.get(0)}"/>`,
  );
}

/** The footer is deep water in both schemes; its shoals need colors of their own. */
const shoreGrounds = {
  'water-land': undefined,
  'land-deep': {
    light: '--water:var(--deep);--shoal-1:#0c3a54;--shoal-2:#2b6483;--shoal-3:#7fb3cd;--contour:#5e93b0',
    dark: '--water:var(--deep);--shoal-1:#061c29;--shoal-2:#0d2b3b;--shoal-3:#17394b;--contour:#204a5f',
  },
  'water-deep': {
    light: '--land:#f6fbfd;--land-line:#8cbcd3;--water:var(--deep);--shoal-1:#0c3a54;--shoal-2:#2b6483;--shoal-3:#7fb3cd;--contour:#5e93b0',
    dark: '--land:#061824;--land-line:#2b5266;--water:var(--deep);--shoal-1:#061c29;--shoal-2:#0d2b3b;--shoal-3:#17394b;--contour:#204a5f',
  },
} as const;

function bands(lines: Map<number, string>, [shoreLine, near, middle, far]: [number, number, number, number]): string {
  return `<path class="depth-3" d="${lines.get(shoreLine)}"/><path class="depth-2" d="${lines.get(near)}"/><path class="depth-1" d="${lines.get(middle)}"/><path class="depth-0" d="${lines.get(far)}"/>`;
}

function faded(level: number, far: number, middle: number): string {
  return level > far ? ' opacity=".4"' : level > middle ? ' opacity=".65"' : '';
}

/** Section-line roads, the way Michigan land is surveyed; drawn under the water so that the shore clips them. */
function roads(width: number, height: number, turn: number, step: number, from: number): string {
  let path = '';
  for (let x = from - height; x < width + height; x += step) path += `M${x} ${-height}V${2 * height}`;
  for (let y = -height; y < 2 * height; y += step) path += `M${from - height} ${y}H${width + height}`;
  return `<path class="roads" transform="rotate(${turn} ${width / 2} ${height / 2})" d="${path}"/>`;
}

type Sounding = { count: number; seed: number; x: [number, number]; y: [number, number]; least: number; gap: number; clear: (x: number, y: number) => boolean };

/** Depths in fathoms, strewn where the water is open. */
function soundings(depth: Field, { count, seed, x: [left, right], y: [top, bottom], least, gap, clear }: Sounding): string {
  const random = generator(seed);
  const placed: [number, number, number][] = [];
  for (let tries = 0; tries < 4000 && placed.length < count; tries++) {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    if (depth(x, y) < least || !clear(x, y) || placed.some(([px, py]) => Math.hypot(px - x, py - y) < gap)) continue;
    placed.push([x, y, Math.max(3, Math.round(depth(x, y) / 6.5 + 3))]);
  }
  return `<g class="soundings">${placed.map(([x, y, fathoms]) => `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}">${fathoms}</text>`).join('')}</g>`;
}

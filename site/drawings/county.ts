import { geoConicConformal, geoContains } from 'd3-geo';
import type { Geometry } from 'geojson';
import { headBox } from '#site/drawings/coast.ts';
import { depthContours, short } from '#site/drawings/contours.ts';
import { drawing } from '#site/drawings/drawing.ts';
import { fix } from '#site/drawings/figures.ts';
import { borders, countyOf, neighbors, ontario, outline, type Place, state, waterDepth } from '#site/drawings/michigan.ts';

type Point = [number, number];
export type CountyPlaces = { county: Point; places: Point[] };

/**
 * One county with the places of its courts, the first of them the city's own, and the way from there to the office.
 * Names are laid over it by the page; `labels` says where. `name` is only measured.
 */
export function countyChart(places: Omit<Place, 'slug'>[], office: Omit<Place, 'slug'>, name: string): { svg: string; labels: CountyPlaces } {
  const { width, height } = headBox;
  const [first = office] = places;
  const county = countyOf(first);
  const projection = geoConicConformal().rotate([85.2, 0]).parallels([42.1, 45.7]).fitExtent(room, county);
  const at = ({ longitude, latitude }: Omit<Place, 'slug'>) => projection([longitude, latitude]) as Point;
  const marks = places.map(at);
  const [from, to] = [at(first), at(office)];
  const lines = depthContours(waterDepth(projection, sheet), width, height, 8, [10, 24, 44, 72], { tolerance: 0.9, smallest: 300, pad: 4 });
  const shape = outline(county, projection, 0.7, 6);
  const svg = drawing(
    {
      ...countyBox,
      colors: ['water', 'shoal-1', 'shoal-2', 'shoal-3', 'contour', 'land', 'land-2', 'land-line', 'ink', 'ink-2', 'beacon'],
    },
    `<path class="depth-3" d="M0 0h${width}v${height}H0z"/><path class="depth-2" d="${lines.get(10)}"/><path class="depth-1" d="${lines.get(24)}"/><path class="depth-0" d="${lines.get(72)}"/><g class="lines">${[...lines.values()].map((line) => `<path d="${line}"/>`).join('')}</g><path class="near" d="${[...neighbors, ontario, state].map((one) => outline(one, projection, 1.2, 20, sheet)).join('')}"/><path class="borders" d="${outline(borders, projection, 1.2, 20, sheet)}"/><path class="county" d="${shape}"/>${first === office ? '' : `<path class="route" d="M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}"/>`}${marks.map(([x, y]) => fix(x, y)).join('')}`,
  );
  const label = countyLabel(county, (point) => projection.invert?.(point) ?? [0, 0], [...marks, ...marks.map(below)], name);
  return { svg, labels: { county: label, places: marks.map(whole) } };
}

/** The size of the other sheets, but shown from its middle: a map has something on every side. */
export const countyBox = { ...headBox, fit: 'xMidYMid slice' };

/** Where the county lies on the sheet, so that a wider or a taller box still shows all of it. */
const room: [Point, Point] = [
  [136, 74],
  [424, 346],
];

/** What can be seen, with a margin: the rest of the state is not drawn. */
const sheet = { left: -60, top: -60, right: headBox.width + 60, bottom: headBox.height + 60 };

/** The roomiest spot for the county’s name: all of it inside the county, then far from the marks and from their names. */
function countyLabel(county: Geometry, toGlobe: (point: Point) => [number, number], taken: Point[], name: string): Point {
  const half = name.length * 5.7;
  const inside = (point: Point) => geoContains({ type: 'Feature', geometry: county, properties: null } as never, toGlobe(point));
  let [best, most]: [Point, number] = [[280, 60], Number.NEGATIVE_INFINITY];
  for (let y = room[0][1] + 24; y < room[1][1] - 10; y += 4)
    for (let x = room[0][0] + half; x <= room[1][0] - half; x += 4) {
      const box = [-half, -half / 2, 0, half / 2, half].flatMap((across): Point[] => [y - 18, y - 6, y + 8].map((down) => [x + across, down]));
      const clear = Math.min(...taken.map(([tx, ty]) => Math.hypot(Math.max(0, Math.abs(tx - x) - half), (ty - y) * 1.6)), 90);
      const score = clear + 100 * box.filter(inside).length - Math.abs(x - 280) / 8;
      if (score > most) [best, most] = [[x, y], score];
    }
  return whole(best);
}

function below([x, y]: Point): Point {
  return [x, y + 36];
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

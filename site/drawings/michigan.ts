import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoProjection, geoCentroid, geoCircle, geoConicConformal, geoContains, geoPath } from 'd3-geo';
import type { Geometry, MultiLineString, MultiPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { depthContours, type Field, noise, short, simplify, simplifyRing } from '#site/drawings/contours.ts';
import { drawing } from '#site/drawings/drawing.ts';

type Point = [number, number];
export type Place = { slug: string; latitude: number; longitude: number };

export const mapSize = { width: 960, height: 850 };

/** All 83 counties with the office as a light, the cities it serves, and rings 50 miles apart. Other offices shine as it does. */
export function michiganMap(office: Place, cities: Place[], others: Omit<Place, 'slug'>[] = []): { svg: string; labels: MapLabel[]; home: Point } {
  const { width, height } = mapSize;
  const projection = geoConicConformal()
    .rotate([85.2, 0])
    .parallels([42.1, 45.7])
    .fitExtent(
      [
        [30, 30],
        [width - 184, height - 34],
      ],
      state,
    );
  const at = ({ longitude, latitude }: Omit<Place, 'slug'>) => projection([longitude, latitude]) as Point;
  const home = at(office);
  const lines = depthContours(waterDepth(projection), width, height, 6, [7, 17, 30, 48, 70], { tolerance: 1.3, smallest: 600, pad: 4 });
  const path = geoPath(projection);
  const rings = [50, 100, 150, 200, 250].map((far) =>
    path(
      geoCircle()
        .center([office.longitude, office.latitude])
        .radius(far / 69.055)(),
    )?.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(0)),
  );
  const labels = cities.map((city) => label(city.slug, at(city), at(outOfTheWay)));
  const lights = cities.map((city) => at(city).map(short));
  const dots = lights.map(([x, y]) => `<circle class="glow" cx="${x}" cy="${y}" r="13"/><circle class="core" cx="${x}" cy="${y}" r="5.5"/>`).join('');
  const homes = [office, ...others].map((one) => at(one).map(short));
  const shining = homes.map(
    ([x, y]) =>
      `<circle class="glow" cx="${x}" cy="${y}" r="34"/><circle class="halo" cx="${x}" cy="${y}" r="19"/><circle class="core" cx="${x}" cy="${y}" r="8"/>`,
  );
  const svg = drawing(
    {
      width,
      height,
      fit: 'xMidYMid meet',
      night: true,
      colors: ['water', 'shoal-1', 'shoal-2', 'shoal-3', 'contour', 'land', 'land-line', 'ink', 'ink-2', 'huron', 'beacon', 'map-land', 'map-line'],
      style,
    },
    `<path class="depth-3" d="M0 0h${width}v${height}H0z"/><path class="depth-2" d="${lines.get(7)}"/><path class="depth-1" d="${lines.get(30)}"/><path class="depth-0" d="${lines.get(70)}"/><g class="lines">${[...lines.values()].map((line) => `<path d="${line}"/>`).join('')}</g><path class="near" d="${neighbors.map((one) => outline(one, projection, 1.1, 30)).join('')}${outline(ontario, projection, 0.8, 6)}"/><path class="state" d="${outline(state, projection, 0.55, 6)}"/><path class="home" d="${outline(countyOf(office), projection, 0.55, 6)}"/><path class="counties" d="${outline(borders, projection, 0.55, 6)}"/><path class="edge" d="${outline(state, projection, 0.55, 6)}"/><g class="rings">${rings.map((ring) => `<path d="${ring}"/>`).join('')}</g>${dots}${shining.join('')}`,
  );
  return { svg, labels: [...labels, officeLabel(home, labels, cities.map(at))], home: [Math.round(home[0]), Math.round(home[1])] };
}

/** Below the thumb, where the crowded names stand over Ontario: fixed, wherever the office is. */
const outOfTheWay = { latitude: 42.9126, longitude: -82.4869 };

/** Where the lakes' names stand on the page's map (site/sections/coverage.tsx). */
const waterNames: Point[] = [
  [252, 680],
  [264, 620],
  [276, 560],
  [720, 440],
  [810, 440],
  [350, 98],
  [430, 118],
];

/** The office's name stands to the right above its light, or where it is farthest from the names and lights of cities. */
function officeLabel([x, y]: Point, labels: MapLabel[], lights: Point[]): MapLabel {
  // The name of a city that the office is in stands for both.
  const others = labels.filter((_, at) => Math.hypot((lights[at]?.[0] ?? 0) - x, (lights[at]?.[1] ?? 0) - y) > 14);
  const taken = [...others.map((one): Point => [one.x, one.y]), ...lights, ...waterNames];
  const choices = (
    [
      [30, -14, 'start'],
      [30, 30, 'start'],
      [-30, -14, 'end'],
      [-30, 30, 'end'],
      [0, -66, 'middle'],
      [0, 54, 'middle'],
    ] as const
  ).map(([right, down, anchor]) => ({ slug: 'office', x: Math.round(x) + right, y: Math.round(y) + down, anchor }));
  // Where the words end up: about 110 wide and two lines high.
  const middle = ({ x: left, y: top, anchor }: (typeof choices)[number]): Point => [left + (anchor === 'start' ? 55 : anchor === 'end' ? -55 : 0), top + 8];
  const room = (choice: (typeof choices)[number]) => {
    const [mx, my] = middle(choice);
    const inside = mx > 60 && mx < mapSize.width - 60 && my > 30 && my < mapSize.height - 30 ? 0 : -1000;
    return inside + Math.min(90, ...taken.filter(([tx, ty]) => Math.hypot(tx - x, ty - y) > 14).map(([tx, ty]) => Math.hypot((tx - mx) / 1.8, ty - my)));
  };
  return choices.toSorted((one, other) => room(other) - room(one))[0] as MapLabel;
}

/** `x` and `y` are where the words stand, `lead` a line from there to the light; `stacked` says that the miles stand below on a line of their own. */
type MapLabel = { slug: string; x: number; y: number; anchor: 'start' | 'middle' | 'end'; lead?: string; stacked?: true };

/** Names stand to the left of their light; the crowded ones are led out over the water. */
function label(slug: string, [exactX, exactY]: Point, [exactOutX, exactOutY]: Point): MapLabel {
  const [x, y, outX, outY] = [exactX, exactY, exactOutX, exactOutY].map(Math.round) as [number, number, number, number];
  const ledOut: Record<string, number> = { troy: 52, warren: 84, detroit: 116, southfield: 148 };
  const drop = ledOut[slug];
  if (drop !== undefined) {
    const knee = slug === 'southfield' ? x + 10 : outX;
    return { slug, x: outX + 62, y: outY + drop + 7, anchor: 'start', lead: `M${x} ${y}L${knee} ${outY + drop}H${outX + 54}` };
  }
  if (slug === 'pontiac') return { slug, x: x - 4, y: y - 86, anchor: 'middle', lead: `M${x} ${y}l-4-78` };
  if (slug === 'lansing') return { slug, x, y: y + 32, anchor: 'middle' };
  // Beside its light, this name would run over the coast.
  if (slug === 'grand-rapids') return { slug, x: x + 2, y: y - 46, anchor: 'middle', stacked: true };
  return { slug, x: x - 16, y: y + 7, anchor: 'end' };
}

const style =
  '.near{fill:var(--land);stroke:var(--land-line);stroke-width:.7}.state{fill:var(--map-land)}.home{fill:var(--beacon);opacity:.34}.counties{fill:none;stroke:var(--map-line);stroke-width:.9}.edge{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round}.rings{fill:none;stroke:var(--huron);stroke-width:1.5;stroke-dasharray:.1 6;stroke-linecap:round;opacity:.75}.glow{fill:var(--beacon);opacity:.2}.halo{fill:var(--beacon);opacity:.3}.core{fill:var(--beacon)}';

const michigan = '26';
const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8')) as Topology<{
  counties: GeometryCollection;
  states: GeometryCollection;
}>;
const counties = { ...atlas.objects.counties, geometries: atlas.objects.counties.geometries.filter((one) => String(one.id).startsWith(michigan)) };
export const state: MultiPolygon = merge(atlas, counties.geometries as never);
export const borders: MultiLineString = mesh(atlas, counties, (one, other) => one !== other);
/** The states around: Wisconsin, Illinois, Indiana, Ohio, Minnesota. Muted, for context. */
export const neighbors: Geometry[] = ['55', '17', '18', '39', '27']
  .map((id) => feature(atlas, atlas.objects.states.geometries.find((one) => one.id === id) as never) as never)
  .map((one: { geometry: Geometry }) => one.geometry);

/** The name of a county as the atlas has it, however it was typed: "kent county" is Kent, "Saint Clair" is St. Clair. */
export function countyNamed(typed: string): string | undefined {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/ county$/, '')
      .replace(/^saint /, 'st. ')
      .replace(/^st /, 'st. ')
      .trim();
  return counties.geometries.map(({ properties }) => (properties as { name: string }).name).find((name) => plain(name) === plain(typed));
}

/** The middle of a county, for an office that is not marked on the map. */
export function countyMiddle(county: string): { latitude: number; longitude: number } {
  const name = countyNamed(county);
  const found = counties.geometries.find(({ properties }) => (properties as { name: string }).name === name);
  if (!found) throw new Error(`Michigan has no ${county}`);
  const [longitude, latitude] = geoCentroid(feature(atlas, found as never));
  return { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) };
}

export function countyOf(place: Omit<Place, 'slug'>): Geometry {
  const county = counties.geometries
    .map((one) => feature(atlas, one as never) as unknown as { geometry: Geometry })
    .find((one) => geoContains(one as never, [place.longitude, place.latitude]));
  if (!county) throw new Error('the firm file: address: latitude and longitude are not in Michigan');
  return county.geometry;
}

/** Ontario's shore in rough points (longitude, latitude); an illustration, drawn muted. */
export const ontario: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [
    [
      pairs(
        '-82.418 42.999 -82.26 43.035 -82.1 43.12 -82.01 43.21 -81.9 43.24 -81.76 43.31 -81.71 43.56 -81.72 43.75 -81.64 44.18 -81.4 44.48 -81.25 44.7 -81.37 44.98 -81.67 45.26 -81.45 45.24 -81.3 45 -81 44.9 -80.6 44.5 -80 44.5 -77 44.5 -77 41.5 -80 42.7 -81.2 42.66 -81.9 42.26 -82.45 42.05 -82.51 41.91 -82.56 42.02 -82.93 41.99 -83.09 42.05 -83.1 42.2 -83.07 42.3 -82.97 42.335 -82.71 42.295 -82.45 42.3 -82.42 42.42 -82.5 42.6 -82.478 42.72 -82.462 42.82 -82.455 42.89 -82.412 42.96 -82.418 42.999',
      ),
    ],
    [
      pairs(
        '-84.33 46.505 -84.2 46.4 -84.12 46.26 -83.98 46.07 -83.82 46.11 -83.7 46.24 -83.55 46.26 -83.2 46.2 -82.96 46.18 -82.6 46.22 -82.3 46.17 -82 46.21 -81.7 46.1 -81.3 46 -80.9 45.95 -80.5 45.6 -78 45.6 -78 50 -88 50 -86.2 48.75 -85 47.95 -84.86 47.75 -84.95 47.6 -84.78 47.4 -84.62 47.2 -84.72 47 -84.55 46.9 -84.42 46.8 -84.52 46.65 -84.55 46.52 -84.33 46.505',
      ),
    ],
    [
      pairs(
        '-83.2 45.85 -83.05 45.95 -82.8 45.93 -82.5 46 -82.2 45.93 -81.9 45.98 -81.66 45.86 -81.75 45.66 -81.92 45.53 -82.15 45.6 -82.4 45.72 -82.65 45.74 -82.9 45.78 -83.05 45.78 -83.2 45.85',
      ),
    ],
  ],
};

function pairs(numbers: string): Point[] {
  const all = numbers.split(' ').map(Number);
  return Array.from({ length: all.length / 2 }, (_, at) => [all[at * 2], all[at * 2 + 1]] as Point);
}

/** How far a point is from any land, for the contours of the lakes. */
export function waterDepth(projection: GeoProjection, sheet?: Sheet): Field {
  const ripple = noise(77);
  const shores = [state, ...neighbors, ontario].flatMap(outerRings).map((ring) =>
    simplify(
      within(
        ring.map((point) => projection(point) as Point),
        sheet,
      ),
      1.2,
    ),
  );
  const boxes = shores.map((shore) => ({
    left: Math.min(...shore.map(([x]) => x)),
    right: Math.max(...shore.map(([x]) => x)),
    top: Math.min(...shore.map(([, y]) => y)),
    bottom: Math.max(...shore.map(([, y]) => y)),
  }));
  return (x, y) => {
    let [nearest, onLand] = [Number.POSITIVE_INFINITY, false];
    shores.forEach((shore, index) => {
      const box = boxes[index] as (typeof boxes)[number];
      const [aside, above] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
      if (aside * aside + above * above > nearest) return;
      let inside = false;
      for (let at = 0, before = shore.length - 1; at < shore.length; before = at++) {
        const [[x1, y1], [x2, y2]] = [shore[at] as Point, shore[before] as Point];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
        const [dx, dy] = [x2 - x1, y2 - y1];
        const along = dx || dy ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy))) : 0;
        nearest = Math.min(nearest, (x - x1 - dx * along) ** 2 + (y - y1 - dy * along) ** 2);
      }
      if (inside) onLand = true;
    });
    const far = Math.sqrt(nearest);
    return onLand ? -far : far + ripple(x / 70, y / 70, 2) * Math.min(11, far * 0.55);
  };
}

function outerRings(geometry: Geometry): Point[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates[0] as Point[]];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((polygon) => polygon[0] as Point[]);
  return [];
}

/** Projected, simplified, in relative steps of a tenth; pieces shorter than `least`, or beyond a sheet, are left out. */
export function outline(geometry: Geometry, projection: GeoProjection, tolerance: number, least: number, sheet?: Sheet): string {
  const closed = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return lineStrings(geometry)
    .map((points) => points.map((point) => projection(point)).filter((point) => point !== null) as Point[])
    .map((points) => within(points, sheet))
    .map((points) => (closed && points.length > 4 ? simplifyRing(points, tolerance) : simplify(points, tolerance)))
    .filter((points) => points.length >= (closed ? 4 : 2) && length(points) >= least)
    .map((points) => steps(points) + (closed ? 'z' : ''))
    .join('');
}

type Sheet = { left: number; top: number; right: number; bottom: number };

/** Points beyond a sheet are pulled to its edge: the shape on the sheet stays, and the rest of it becomes straight and short. */
function within(points: Point[], sheet?: Sheet): Point[] {
  if (!sheet) return points;
  const { left, top, right, bottom } = sheet;
  return points.map(([x, y]) => [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))]);
}

function lineStrings(geometry: Geometry): Point[][] {
  switch (geometry.type) {
    case 'MultiPolygon':
      return geometry.coordinates.flat() as Point[][];
    case 'Polygon':
      return geometry.coordinates as Point[][];
    case 'MultiLineString':
      return geometry.coordinates as Point[][];
    default:
      return [];
  }
}

function length(points: Point[]): number {
  return points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - (points[at] as Point)[0], y - (points[at] as Point)[1]), 0);
}

function steps(points: Point[]): string {
  let [x, y] = (points[0] as Point).map((value) => Number(value.toFixed(1))) as Point;
  let path = `M${short(x)} ${short(y)}l`;
  let first = true;
  for (const [nextX, nextY] of points.slice(1)) {
    const [dx, dy] = [Number((nextX - x).toFixed(1)), Number((nextY - y).toFixed(1))];
    if (!dx && !dy) continue;
    path += (first || dx < 0 ? '' : ' ') + short(dx) + (dy < 0 ? '' : ' ') + short(dy);
    first = false;
    [x, y] = [Number((x + dx).toFixed(1)), Number((y + dy).toFixed(1))];
  }
  return path;
}

import { contours } from 'd3-contour';

type Point = [number, number];
export type Field = (x: number, y: number) => number;

/** Paths of a field's level lines, by level: the depth contours of a chart. */
export function depthContours(
  field: Field,
  width: number,
  height: number,
  cell: number,
  levels: number[],
  { tolerance = 0.6, pad = 7, smallest = 260 } = {},
): Map<number, string> {
  // The padding pushes the outer ring off the canvas, so a clipped edge never shows as a line.
  const columns = Math.ceil(width / cell) + 1 + pad * 2;
  const rows = Math.ceil(height / cell) + 1 + pad * 2;
  const values = Array.from({ length: columns * rows }, (_, index) => field(((index % columns) - pad) * cell, (Math.floor(index / columns) - pad) * cell));
  const drawn = contours().size([columns, rows]).smooth(true).thresholds(levels)(values);
  return new Map(
    drawn.map((level) => [
      level.value,
      level.coordinates
        .flatMap((polygon) => polygon.map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 0.5 - pad) * cell, (y - 0.5 - pad) * cell])))
        .filter((ring) => Math.abs(area(ring)) >= smallest)
        .map((ring) => closedCurve(ring, tolerance))
        .join(''),
    ]),
  );
}

/** Smooth seeded noise between -1 and 1: the same chart at every build. */
export function noise(seed: number): (x: number, y: number, octaves: number) => number {
  const random = generator(seed);
  const size = 64;
  const grid = Array.from({ length: size * size }, () => random() * 2 - 1);
  const at = (x: number, y: number) => grid[(((y % size) + size) % size) * size + (((x % size) + size) % size)] ?? 0;
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const value = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
  return (x, y, octaves) => {
    let [sum, amplitude, total, frequency] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * value(x * frequency + octave * 17.3, y * frequency + octave * 9.1);
      total += amplitude;
      amplitude /= 2;
      frequency *= 2;
    }
    return sum / total;
  };
}

export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Leaves out the points that a line can do without (Ramer, Douglas and Peucker). */
export function simplify(points: Point[], tolerance: number): Point[] {
  if (points.length < 3) return points;
  const keep = new Set([0, points.length - 1]);
  const spans: Point[] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, index] = [tolerance * tolerance, -1];
    for (let at = from + 1; at < to; at++) {
      const distance = squaredDistance(points[at] as Point, points[from] as Point, points[to] as Point);
      if (distance > farthest) [farthest, index] = [distance, at];
    }
    if (index > 0) {
      keep.add(index);
      spans.push([from, index], [index, to]);
    }
  }
  return points.filter((_, index) => keep.has(index));
}

/** One decimal is enough on a drawing of a thousand units. */
export function short(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** Both halves are simplified apart, so that a ring keeps its far point. */
export function simplifyRing(ring: Point[], tolerance: number): Point[] {
  const open = ring.slice(0, -1);
  const half = open.length >> 1;
  return [...simplify(open.slice(0, half + 1), tolerance), ...simplify([...open.slice(half), open[0] as Point], tolerance).slice(1, -1)];
}

/** A soft closed curve through the points (Catmull-Rom as cubic curves), in relative steps. */
function closedCurve(ring: Point[], tolerance: number): string {
  const points = simplifyRing(ring, tolerance);
  if (points.length < 4) return '';
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] as Point;
  let [x, y] = point(0).map((value) => Number(value.toFixed(1))) as Point;
  let path = `M${short(x)} ${short(y)}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    const steps = [leave, arrive, to].flatMap(([u, v]) => [u - x, v - y]).map((value) => Number(value.toFixed(1)));
    path += `c${steps.map((step, at) => (at && step >= 0 ? ' ' : '') + short(step)).join('')}`;
    x = Number((x + (steps[4] ?? 0)).toFixed(1));
    y = Number((y + (steps[5] ?? 0)).toFixed(1));
  }
  return `${path}z`;
}

function squaredDistance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length)) : 0;
  return (point[0] - from[0] - dx * t) ** 2 + (point[1] - from[1] - dy * t) ** 2;
}

function area(ring: Point[]): number {
  let twice = 0;
  for (let at = 0; at < ring.length - 1; at++) {
    const [[x1, y1], [x2, y2]] = [ring[at] as Point, ring[at + 1] as Point];
    twice += x1 * y2 - x2 * y1;
  }
  return twice / 2;
}

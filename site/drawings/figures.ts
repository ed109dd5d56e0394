import { short } from '#site/drawings/contours.ts';

/** Small drawn figures of the charts. Colors come from the drawing's own style block. */

/** A lighthouse; its beam is lit in the dark scheme only. */
export function lighthouse(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g class="beam" fill="url(#beam)"><path d="M0-53-190-92V-6z"/><path transform="scale(-1 1)" d="M0-53-190-84v70z"/></g><path class="tower" d="M-9 0-6-48h12l3 48z"/><path class="red" d="M-8.1-14.5h16.2l.7 8H-8.8z"/><path class="outline" d="M-9-48H9v4H-9zM-.8-74H.8v6H-.8z"/><path class="lamp" d="M-5.5-58h11v10h-11z"/><path class="roof" d="M-8-58 0-69l8 11z"/></g>`;
}

export const beam =
  '<defs><linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="-190" y2="0"><stop class="beam-0" offset="0"/><stop class="beam-1" offset="1"/></linearGradient></defs>';

/** A Great Lakes freighter: pilothouse forward, long deck, house and stack aft. */
export function laker(x: number, y: number, scale: number, turn: number): string {
  const hatches = [-44, -31, -18, -5, 8, 21, 34].map((at) => `M${at}-1v-3h8v3z`).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path class="hull" d="M-74 0H76l-5 9q-2 4-7 4H-64q-6 0-8-4z"/><path class="red" d="M-71.5 7H73.3L72 9q-2 4-8 4H-64q-5.5 0-7.5-4z"/><path class="house" d="M52-1v-8h17v8zM55-9v-6h11v6zM-70-1v-12h20v12z"/><path class="deck" d="M-64-13v-8h7v8z${hatches}"/></g>`;
}

/** A place on the chart. */
export function fix(x: number, y: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="11" class="fix"/><circle cx="${short(x)}" cy="${short(y)}" r="4" class="fix-dot"/>`;
}

/** The water around something that floats. */
export function ripples(x: number, y: number, reach: number): string {
  const line = (from: number, below: number, length: number) =>
    `M${short(x + from)} ${short(y + below)}q${short(length / 4)}-5 ${short(length / 2)} 0t${short(length / 2)} 0`;
  return `<path class="ripples" d="${line(-reach, 0, reach * 0.62)}${line(reach * 0.3, 3, reach * 0.7)}${line(-reach * 0.55, 14, reach * 0.9)}${line(-reach * 0.1, 24, reach * 0.5)}"/>`;
}

/** Square buoys keep to port, pointed ones to starboard. */
export const buoys = {
  can: '<ellipse cy="2" rx="17" ry="4.5" fill="none" stroke="var(--contour)" stroke-width="1.4"/><path fill="var(--huron-fill)" d="M-9.5 1v-24q0-2.5 2.5-2.5H7q2.5 0 2.5 2.5V1q-9.5 4-19 0z"/>',
  nun: '<ellipse cy="2" rx="17" ry="4.5" fill="none" stroke="var(--contour)" stroke-width="1.4"/><path fill="var(--huron-fill)" d="M-10 1v-13l6.5-16q.6-1.5 2-1.5h3q1.4 0 2 1.5L10-12V1Q0 5-10 1z"/>',
} as const;

/** A numbered buoy on a chart. */
export function buoy(kind: keyof typeof buoys, x: number, y: number, number: number): string {
  return `<g transform="translate(${x} ${y.toFixed(1)})">${buoys[kind]}<text class="number" y="${kind === 'can' ? -7 : -4}">${number}</text></g>`;
}

/** One repeatable reach of river, stretched to each step's height. */
export const reach = [
  ['var(--land-line)', 55],
  ['var(--shoal-3)', 52],
  ['var(--shoal-2)', 42],
  ['var(--shoal-1)', 24],
]
  .map(([stroke, width]) => `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="M40-2c0 32 11 48 11 80s-22 46-22 72 11 30 11 52"/>`)
  .concat(
    '<path fill="none" stroke="var(--ink)" stroke-width="2" stroke-dasharray=".1 8" stroke-linecap="round" vector-effect="non-scaling-stroke" d="M40-2c0 32 11 48 11 80s-22 46-22 72 11 30 11 52"/>',
  )
  .join('');

/** The firm's mark: a light and its reflection on water. */
export const mark =
  '<rect width="40" height="40" rx="7" fill="var(--mark-ground,var(--deep))" stroke="var(--mark-edge,none)" stroke-width="1.5"/><circle cx="20" cy="10.5" r="4.5" fill="var(--beacon)"/><path d="M17 19.5h7M12 25.5h13M11 31.5h20" stroke="var(--on-deep)" stroke-width="3" stroke-linecap="round" fill="none"/>';

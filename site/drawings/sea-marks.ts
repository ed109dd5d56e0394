import type { practiceAreaSlugs } from '#firm/practice-area.ts';
import { headBox, headFigure } from '#site/drawings/coast.ts';
import { drawing } from '#site/drawings/drawing.ts';
import { beam, lighthouse, ripples } from '#site/drawings/figures.ts';

type Slug = (typeof practiceAreaSlugs)[number];

/** The sea mark of a practice area: each charge has a form of its own, as every danger on a chart has. */
export function seaMark(slug: Slug): string {
  const { x, y } = headFigure;
  return drawing(
    { ...headBox, colors: ['white', 'outline', 'red', 'huron-fill', 'contour', 'beacon'], style },
    `${beam}${ripples(x, y, 96)}<g transform="translate(${x} ${y})">${marks[slug]}</g>`,
  );
}

/** Shade on the side away from the light gives a mark its round body. */
const style =
  '.b{fill:var(--huron-fill)}.r{fill:var(--red)}.w{fill:var(--white)}.k{fill:var(--outline)}.l{fill:none;stroke:var(--outline);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}.e{stroke:var(--outline);stroke-width:2;stroke-linejoin:round}.s{fill:var(--outline);opacity:.16}.g{fill:var(--beacon)}';

/** A float that carries a frame or a pole. */
const float = '<path class="b" d="M-46-22h92l-10 24q-36 10-72 0z"/><path class="s" d="M14-22h32l-10 24q-10 4-22 5z"/>';
const lamp = '<path class="k" d="M-9-4H9V0H-9z"/><path class="g" d="M-6-18H6v14H-6z"/><path class="k" d="M-8-18 0-27l8 9z"/>';

/** Drawn around the middle of the waterline. Forms are those of the waters here: North American, region B. */
const marks: Record<Slug, string> = {
  // Two lights in line: keep one above the other and you are in the channel.
  'owi-dui': `<path class="w e" d="M-62 0l4-74h20l4 74z"/><path class="r" d="M-60.5-28h25l1.2 14h-27.4z"/><g transform="translate(-48 -74)">${lamp}</g><path class="w e" d="M30 0l5-140h24l5 140z"/><path class="r" d="M33.5-98h27l.7 18h-28.4zM31.8-46h30.5l.8 18H31z"/><g transform="translate(47 -140) scale(1.15)">${lamp}</g>`,
  // Safe water: a ball above white and red stripes. It can be passed on every side.
  'domestic-violence': `<path class="l" d="M0-120v-30"/><circle class="r" cy="-160" r="17"/><path class="w e" d="M-40 0q-10-56 0-88 10-34 40-34t40 34q10 32 0 88-40 12-80 0z"/><path class="r" d="M-14 5q-8-60 0-92 4-26 14-35 10 9 14 35 8 32 0 92-14 2-28 0zM-40 0q-10-56 0-88l4-10q-4 50 4 101zM40 0q10-56 0-88l-4-10q4 50-4 101z"/>`,
  // Danger right below: two black balls above black and red bands.
  'assault-battery': `${float}<path class="k" d="M-9-22h18v-118H-9z"/><path class="r" d="M-9-54h18v-22H-9zM-9-100h18v-22H-9z"/><circle class="k" cy="-152" r="13"/><circle class="k" cy="-182" r="13"/>`,
  // A special mark: a cross on top, a place with rules of its own.
  'drug-charges': `<path class="b" d="M-34 0l14-104h40L34 0Q0 11-34 0z"/><path class="s" d="M6-104h14L34 0Q22 5 10 6z"/><path class="w" d="M-27.2-50h54.4l2.4 18h-59.2z"/><path class="l" d="M0-104v-24"/><path class="l" d="M-18-164l36 36m0-36l-36 36"/>`,
  // A can: flat on top, to be left to port.
  'theft-shoplifting':
    '<path class="b" d="M-42 0v-112q0-6 6-6h72q6 0 6 6V0Q0 13-42 0z"/><path class="s" d="M16-118h20q6 0 6 6V0Q30 4 16 6z"/><path class="w" d="M-42-78h84v24h-84z"/><path class="l" d="M-14-118v-12h28v12"/>',
  // The light itself.
  'felony-defense': lighthouse(0, 0, 2.5),
  // A nun: pointed, to be left to starboard.
  'misdemeanor-defense':
    '<path class="r" d="M-44 0v-56l30-76q3-6 9-6H5q6 0 9 6l30 76V0Q0 13-44 0z"/><path class="s" d="M5-138q6 0 9 6l30 76V0Q32 4 18 6V-60z"/><path class="w" d="M-44-50h88v22h-88z"/><path class="l" d="M-9-138v-12H9v12"/>',
  // A bell in a frame: the sea rings it, in fog and at night.
  'probation-violations': `${float}<path class="l" d="M-34-22l22-108m46 108L12-130M-26-60h52"/><path class="g e" d="M-15-72q0-22 15-26 15 4 15 26z"/><circle class="k" cy="-67" r="4"/><g transform="translate(0 -130)">${lamp}</g>`,
  // A cardinal mark: two cones point to the side where the water is good.
  'warrants-fta': `${float}<path class="k" d="M-9-22h18v-96H-9z"/><path class="g" d="M-9-22h18v-46H-9z"/><path class="l" d="M0-118v-60"/><path class="k" d="M-16-132 0-158l16 26zM-16-164 0-190l16 26z"/>`,
  // A mooring: made fast, and done with the way.
  'expungement-clean-slate':
    '<path class="w e" d="M-58-6q-8-74 58-74T58-6Q0 16-58-6z"/><path class="b" d="M-57-34q57 20 114 0l1.5 18q-58 20-117 0z"/><path class="s" d="M22-76q44 14 36 70-16 6-30 8 12-42-6-78z"/><circle class="l" cy="-94" r="13"/>',
  // A day beacon on a pile: low, near the shore, where small boats go.
  'juvenile-defense':
    '<path class="w e" d="M-7 4v-120H7V4z"/><path class="r e" d="M0-186l42 74h-84z"/><path class="w" d="M0-164l23 41h-46z"/><path class="l" d="M-24-6 -7-48M24-6 7-48"/>',
  // A lighted pillar: stripes that tell where the channel parts.
  'traffic-license-issues': `${float}<path class="b" d="M-24-22l9-106h30l9 106z"/><path class="r" d="M-21.5-52l2.6-30h37.800l2.6 30z"/><path class="s" d="M4-128h11l9 106H8z"/><path class="l" d="M-15-128h30"/><g transform="translate(0 -130) scale(1.2)">${lamp}</g>`,
};

import type { practiceAreaSlugs } from '#firm/practice-area.ts';
import { headBox, headFigure } from '#site/drawings/coast.ts';
import { drawing } from '#site/drawings/drawing.ts';
import { ripples } from '#site/drawings/figures.ts';

type Slug = (typeof practiceAreaSlugs)[number];

/** The mark of a practice area: a buoy that carries an object of the charge. */
export function seaMark(slug: Slug): string {
  const { x, y } = headFigure;
  return drawing(
    { ...headBox, colors: ['ink', 'white', 'outline', 'red', 'huron-fill', 'contour', 'beacon'], style },
    `${ripples(x, y, 96)}<g transform="translate(${x} ${y})">${buoyBelow}${marks[slug]}</g>`,
  );
}

/** Shade on the side away from the light gives a mark its round body. */
const style =
  '.b{fill:var(--huron-fill)}.r{fill:var(--red)}.w{fill:var(--white)}.k{fill:var(--outline)}.p{fill:var(--ink)}.q{fill:none;stroke:var(--ink);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}.l{fill:none;stroke:var(--outline);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}.e{stroke:var(--outline);stroke-width:2;stroke-linejoin:round}.s{fill:var(--outline);opacity:.16}.g{fill:var(--beacon)}';

/** A buoy with a plate on its pole, which carries an object that everyone knows. */
const buoyBelow =
  '<path class="p" d="M-5-22h10v-60H-5z"/><path class="b" d="M-46-22h92l-10 24q-36 10-72 0z"/><path class="s" d="M14-22h32l-10 24q-10 4-22 5z"/><path class="r" d="M-41-10h82l-3 8h-76z"/>';
const paper = '<path class="w e" d="M-40-190h62l20 20v102h-82z"/><path class="s" d="M22-190v20h20z"/>';

/** Drawn around the middle of the waterline, each above its buoy: what the charge is about. */
const marks: Record<Slug, string> = {
  // A bottle, and the key of a car.
  'owi-dui':
    '<path class="b e" d="M-34-68v-62q0-12 10-20v-40h20v40q10 8 10 20v62z"/><path class="w" d="M-34-118H6v30h-40z"/><path class="p" d="M-26-196h24v10h-24z"/><path class="q" d="M44-122v50m0-18h12m-12 14h9"/><circle class="q" cx="44" cy="-138" r="15"/>',
  // A house with a light in its window.
  'domestic-violence':
    '<path class="w e" d="M-48-68v-72L0-182l48 42v72z"/><path class="r e" d="M-62-134 0-190l62 56-8 9L0-173l-54 48z"/><path class="b" d="M-10-68v-44h24v44z"/><path class="g e" d="M22-122h18v20H22zM-38-122h18v20h-18z"/>',
  // A hand that says stop.
  'assault-battery':
    '<path class="w e" d="M-30-68q-16-26-24-46-3-10 6-12 8-1 12 8l8 14v-62q0-9 8-9t8 9v44-58q0-10 8-10t8 10v58-52q0-9 8-9t8 9v54-38q0-8 8-8t8 8v48q0 34-14 50z"/>',
  // A bottle of pills.
  'drug-charges':
    '<path class="g e" d="M-34-68v-84h60v84z"/><path class="w e" d="M-40-178h72v26h-72zM-34-130h60v38h-60z"/><path class="l" d="M-4-122v22m-11-11h22"/><path class="r e" d="M38-82q-8-8 0-16l10-10 16 16-10 10q-8 8-16 0z"/><path class="w e" d="M48-108l10-10q8-8 16 0t0 16l-10 10z"/>',
  // A bag from a store, with its tag.
  'theft-shoplifting':
    '<path class="q" d="M-20-142v-18q0-24 20-24t20 24v18"/><path class="b e" d="M-44-146h88l8 78h-104z"/><path class="s" d="M20-146h24l8 78H30z"/><path class="g e" d="M-22-122l18-8 22 22-18 22-22-22z"/><circle class="k" cx="-6" cy="-118" r="4"/>',
  // A courthouse.
  'felony-defense':
    '<path class="w e" d="M-60-146 0-190l60 44z"/><path class="b e" d="M-58-146h116v12H-58z"/><path class="w e" d="M-48-134h14v46h-14zM-18-134h14v46h-14zM12-134h14v46H12zM36-134h14v46H36z"/><path class="p" d="M-56-88h112v9H-56zM-64-79h128v11H-64z"/><circle class="g e" cy="-162" r="8"/>',
  // A ticket.
  'misdemeanor-defense': `${paper}<path class="r" d="M-30-176h38v12h-38z"/><path class="l" d="M-28-146h56m-56 20h56m-56 20h34"/><path class="k" d="M16-92h16v10H16z"/>`,
  // A calendar with days that were kept.
  'probation-violations':
    '<path class="w e" d="M-54-172H54v104H-54z"/><path class="b e" d="M-54-180H54v28H-54z"/><path class="q" d="M-28-188v14m56-14v14"/><path class="l" d="M-38-128l7 8 13-16m14 8 7 8 13-16"/><path class="g e" d="M26-138h18v18H26z"/><path class="s" d="M-40-104h18v18h-18zM-8-104h18v18H-8zM26-104h18v18H26z"/>',
  // A paper with a seal.
  'warrants-fta': `${paper}<path class="k" d="M-28-176h40v8h-40z"/><path class="l" d="M-28-150h54m-54 18h54"/><path class="r e" d="M2-70l-6-24h34l-6 24-11-8z"/><circle class="r e" cx="13" cy="-100" r="18"/><path class="w" d="M10-112h6v14h-6zM10-94h6v6h-6z"/>`,
  // A line that is being wiped out.
  'expungement-clean-slate': `${paper}<path class="l" d="M-28-166h34m-34 22h22m-22 22h10"/><g transform="rotate(-38 20 -112)"><path class="r e" d="M-14-128h34v30h-34z"/><path class="b e" d="M20-128h44v30H20z"/></g><path class="s" d="M-30-100h34v8h-34z"/>`,
  // A school bag.
  'juvenile-defense':
    '<path class="q" d="M-14-166v-8q0-14 14-14t14 14v8"/><path class="b e" d="M-46-68v-62q0-38 46-38t46 38v62z"/><path class="s" d="M18-166q28 6 28 36v62H28z"/><path class="r e" d="M-30-68v-36q0-8 8-8h44q8 0 8 8v36z"/><path class="l" d="M-30-90h60"/><path class="g e" d="M-9-96H9v14H-9z"/><path class="w" d="M-22-142h44v7h-44z"/>',
  // A driver’s license.
  'traffic-license-issues':
    '<path class="w e" d="M-66-166q0-8 8-8H58q8 0 8 8v78q0 8-8 8H-58q-8 0-8-8z"/><path class="b" d="M-65-166q0-7 7-7H58q7 0 7 7v10H-65z"/><circle class="g e" cx="-36" cy="-130" r="12"/><path class="r e" d="M-56-92q2-22 20-22t20 22z"/><path class="l" d="M0-138h48M0-120h48M0-102h26"/>',
};

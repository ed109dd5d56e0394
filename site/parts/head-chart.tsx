import type { City } from '#firm/city.ts';
import type { PracticeArea } from '#firm/practice-area.ts';
import headCoast from '../generated/head-coast.svg?url';
import headNarrow from '../generated/head-narrow.svg?url';
import headShip from '../generated/head-ship.svg?url';
import { useSite } from '../site-context.tsx';
import { CountyNames, countyCharts } from './county-names.tsx';
import { turned } from './turned.ts';

/** What is drawn beside a page's heading: the sea mark of a charge, the county of a city, or, where there is no page, the ship. */
export type HeadFigure = { mark: PracticeArea['slug'] } | { county: City } | 'ship';

/** The drawing beside a heading, in a box of its own. Phones and tablets see the coast alone, and load nothing else. */
export function HeadChart({ figure }: { figure?: HeadFigure | undefined }) {
  const { language, words } = useSite();
  const county = typeof figure === 'object' && 'county' in figure ? figure.county : undefined;
  return (
    <div className={county ? 'art county' : 'art'} aria-hidden="true">
      <picture>
        <source media="(min-width:69rem)" srcSet={county ? countyCharts(county.slug) : turned(headCoast, language)} />
        <img src={headNarrow} alt="" width="560" height="420" fetchPriority="high" />
      </picture>
      {county ? (
        <CountyNames slug={county.slug} county={county.county} towns={courtTowns(county).map((name) => ({ name, note: words.city.court }))} />
      ) : (
        <Mark figure={figure} />
      )}
    </div>
  );
}

/** The city, and the towns outside it that its courts stand in. */
function courtTowns({ name, courts }: City): string[] {
  return [name, ...courts.flatMap(({ elsewhere }) => elsewhere?.town ?? [])];
}

const marks = import.meta.glob<string>('../generated/mark-*.svg', { query: '?url', import: 'default', eager: true });

function Mark({ figure }: { figure: HeadFigure | undefined }) {
  if (!figure || (figure !== 'ship' && !('mark' in figure))) return null;
  return (
    <img className="figure" src={figure === 'ship' ? headShip : marks[`../generated/mark-${figure.mark}.svg`]} alt="" width="560" height="420" loading="lazy" />
  );
}

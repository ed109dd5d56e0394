import type { Inline } from '#firm/prose.ts';
import { Icon } from '#ui/icon.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { Where } from '../parts/where.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';
import './hearing-checklists.css';

export default function HearingChecklists() {
  const { hearingChecklists: page, guidesIndex, words } = useSite();
  const { every, hearings } = page;
  const say = words.checklists;
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  return (
    <>
      <PageMeta title={page.title} description={page.description} crumbs={crumbs} />
      <PageHead title={page.title} lead={page.lead} crumbs={crumbs} call={false} review={false} figure="none" />
      <section className="section">
        <div className="wrap checklists">
          <Noted of={hearings}>
            <Where places={hearings} />
            <p className="note">
              {page.private} {page.printOne}
            </p>
            <section className="checklist every">
              <h2>{every.title}</h2>
              <EveryHearing />
            </section>
            {hearings.map(({ id, title, what, bring, ask }) => (
              <section key={id} id={id} className="checklist">
                <h2>{title}</h2>
                <p>
                  <Line parts={what} />
                </p>
                <Ticks heading={say.bring} lines={bring} />
                <Ticks heading={say.ask} lines={ask} />
                <button type="button" className="button ghost needs-script" data-print={id}>
                  <Icon name="printer" />
                  {say.print}
                </button>
                {/* A printed list is whole by itself. */}
                <div className="also">
                  <EveryHearing />
                </div>
              </section>
            ))}
            <Reviewed review={page.reviewed} />
          </Noted>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

function EveryHearing() {
  const { hearingChecklists: page, words } = useSite();
  const { bring, leave, wear, day } = page.every;
  const say = words.checklists;
  return (
    <>
      <Ticks heading={say.alsoBring} lines={bring} />
      <Ticks heading={say.wear} lines={wear} />
      <Ticks heading={say.leave} lines={leave} />
      <Ticks heading={say.day} lines={day} />
    </>
  );
}

/** Boxes to tick on a phone or on paper. They are no form: nothing can be sent. */
function Ticks({ heading, lines }: { heading: string; lines: Inline[][] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="ticks-list">
        {lines.map((line, at) => (
          <li key={at}>
            <label>
              <input type="checkbox" />
              <span>
                <Line parts={line.filter((part) => !isNote(part))} />
              </span>
            </label>
            {/* Beside the label: a tap on it must not tick. */}
            <Line parts={line.filter(isNote)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function isNote(part: Inline): boolean {
  return typeof part === 'object' && part.kind === 'note';
}

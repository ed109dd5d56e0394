import { Icon } from '#ui/icon.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { FactTable, Line } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { ToSay } from '../parts/to-say.tsx';
import { WalletCard } from '../parts/wallet-card.tsx';
import { Where } from '../parts/where.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';
import './rights.css';

/** The words to say come first and in large letters: whoever opens this may have an officer at the window. */
export default function Rights() {
  const { rights: page, guidesIndex, firm } = useSite();
  const { card, why, places, tests } = page;
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  return (
    <>
      <PageMeta title={page.title} description={page.description} crumbs={crumbs} />
      <PageHead title={page.title} lead={page.lead} crumbs={crumbs} figure="none" call={false} review={false} />
      <section className="section rights-page">
        <div className="wrap">
          <WalletCard />
          <Noted of={[why, places, tests]}>
            <div className="say-card neat">
              <div>
                <h2>{card.heading}</h2>
                <ul className="say">
                  {card.say.map((sentence) => (
                    <li key={sentence}>
                      <ToSay sentence={sentence} />
                    </li>
                  ))}
                </ul>
              </div>
              <div>
                <p className="rest">{card.rest}</p>
                <p className="then-call">
                  {card.call} <a href={firm.phone.href}>{firm.phone.display}</a>
                </p>
              </div>
            </div>
            <Where places={[...places, { id: 'tests', icon: 'test-tube', title: tests.title }]} />
            <div className="beside">
              <KeepIt />
              <ul className="checks why">
                {why.map((line, at) => (
                  <li key={at}>
                    <Icon name="circle-check" />
                    <span>
                      <Line parts={line} />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <div className="places">
              {places.map(({ id, icon, title, say, do: steps }) => (
                <section key={id} id={id}>
                  <h2>
                    <Icon name={icon} />
                    {title}
                  </h2>
                  <blockquote>
                    <ToSay sentence={say} />
                  </blockquote>
                  <ul className="bullets">
                    {steps.map((step, at) => (
                      <li key={at}>
                        <Line parts={step} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <section id="tests" className="tests">
              <h2>{tests.title}</h2>
              <p>
                <Line parts={tests.lead} />
              </p>
              <FactTable
                head={[[tests.head], [tests.roadside], [tests.arrest]]}
                rows={tests.rows.map(({ what, roadside, arrest }) => [[what], roadside, arrest])}
              />
            </section>
            <Reviewed review={page.reviewed} />
          </Noted>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

/** Without script there is no button, and the sentence below it says what else can be done. */
function KeepIt() {
  const say = useSite().words.rights;
  return (
    <div className="keep" data-island="rights">
      <h2>{say.keepHeading}</h2>
      <p className="note" data-offline="" hidden>
        {say.offline}
      </p>
      <p className="needs-script" data-before="">
        {say.keepBody}
      </p>
      <p className="kept" role="status" tabIndex={-1} data-keeping={say.keeping} data-kept={say.kept} data-removed={say.removed} data-failed={say.failed} />
      <p className="note" data-how="" hidden>
        {say.keptHow}
      </p>
      <div className="keep-actions">
        {/* Where its script does not come, it leads to what can be done by hand. */}
        <a className="button needs-script" href="#by-hand" data-do="keep">
          <Icon name="smartphone" />
          {say.keep}
        </a>
        <button type="button" className="button ghost" data-do="remove" hidden>
          <Icon name="x" />
          {say.remove}
        </button>
        <button type="button" className="button ghost needs-script" data-print="">
          <Icon name="printer" />
          {say.print}
        </button>
      </div>
      <p id="by-hand" className="note">
        {say.byHand}
      </p>
    </div>
  );
}

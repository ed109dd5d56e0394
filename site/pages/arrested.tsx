import type { Inline } from '#firm/prose.ts';
import { AsideCall } from '../parts/aside-call.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line, Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import './inner.css';

export default function Arrested() {
  const { arrested, guidesIndex, words } = useSite();
  // What to say is said word for word, and what to bring is a list for the hand: they stay bare.
  const page = useTermLinks(arrested, ['body']);
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  const say = words.arrested;
  // What the reader does comes first, what the arrested person says second.
  const second = page.body.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []))[1] ?? page.body.length;
  return (
    <>
      <PageMeta title={page.title} description={page.description} crumbs={crumbs} />
      <PageHead title={page.title} lead={page.lead} crumbs={crumbs} />
      <section className="section">
        <div className="wrap columns">
          <article className="prose one-sheet">
            <Noted of={[page.body.slice(0, second), page.say, page.body.slice(second), page.bring, page.counties]}>
              <Prose blocks={page.body.slice(0, second)} />
              <h2 id="say">{say.say}</h2>
              <Bullets lines={page.say} />
              <Prose blocks={page.body.slice(second)} />
              <h2 id="bring">{say.bring}</h2>
              <Bullets lines={page.bring} />
              <h2 id="counties">{say.counties}</h2>
              <p className="note">{say.confirm}</p>
              <dl className="effects">
                {page.counties.map(({ name, jail, court, note }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <p>
                        <b>{jail.name}</b>, {[jail.address, jail.phone].filter(Boolean).join(', ')}
                      </p>
                      <p>
                        <b>{court.name}</b>, {court.address}
                      </p>
                      {note ? (
                        <p>
                          <Line parts={note} />
                        </p>
                      ) : null}
                    </dd>
                  </div>
                ))}
              </dl>
              <p>
                <a href="/courts">{words.otherCourts}</a>
              </p>
              <Reviewed review={page.reviewed} />
            </Noted>
          </article>
          <AsideCall />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

function Bullets({ lines }: { lines: Inline[][] }) {
  return (
    <ul className="bullets">
      {lines.map((line, at) => (
        <li key={at}>
          <Line parts={line} />
        </li>
      ))}
    </ul>
  );
}

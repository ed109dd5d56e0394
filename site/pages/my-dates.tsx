import { dateEvents } from '#firm/date-events.ts';
import { AsideCall } from '../parts/aside-call.tsx';
import { CaseReview } from '../parts/case-review.tsx';
import { DateEvents } from '../parts/date-events.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function MyDates() {
  const { myDates: page } = useSite();
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <PageHead title={page.title} lead={page.lead} call={false} review={false} figure="none" />
      <section className="section">
        <div className="wrap columns">
          <article className="prose">
            <Noted of={page.events}>
              <p>
                <strong>{page.paperWins}</strong> {page.private}
              </p>
              <h2 id="what-happened">{page.ask}</h2>
              <DateEvents events={dateEvents} address="" />
              <h2 id="table">{page.table}</h2>
              <p>{page.tableLead}</p>
              <dl className="effects">
                {page.events.map(({ id, label, rule, whose }) => (
                  <div key={id} id={id}>
                    <dt>{label}</dt>
                    <dd>
                      <p>
                        <b>{whose === 'yours' ? page.yours : page.courts}.</b> <Line parts={rule} /> {whose === 'court' ? page.courtsNote : null}
                      </p>
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="note">{page.notAdvice}</p>
              <Reviewed review={page.reviewed} />
            </Noted>
          </article>
          <AsideCall />
        </div>
        <div className="wrap wide-form">
          <CaseReview />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

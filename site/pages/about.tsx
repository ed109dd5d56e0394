import { Fragment } from 'react';
import { officeFile } from '../firm-pictures.ts';
import { legalService } from '../linked-data.ts';
import { Colleagues } from '../parts/colleagues.tsx';
import { ContactCards } from '../parts/contact-cards.tsx';
import { Noted } from '../parts/notes.tsx';
import { OfficeChart } from '../parts/office-chart.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function About() {
  const { about, firm, words } = useSite();
  const office = officeFile(firm.look);
  return (
    <>
      <PageMeta title={about.title} description={about.description} linkedData={[legalService(firm, 'Michigan')]} />
      <PageHead title={about.title} lead={about.lead} />
      <section className="section">
        <div className="wrap">
          <article className="prose story with-aside">
            <p className="statement">{about.statement}</p>
            <div className="sticky">
              <OfficeChart />
              <ContactCards level={2} />
            </div>
            {office ? (
              <img
                className="office"
                src={office}
                alt={words.about.office(firm.name, `${firm.address.street}, ${firm.address.city}`)}
                width="720"
                height="405"
                loading="lazy"
              />
            ) : null}
            <Colleagues />
            <Noted of={[about.history, about.stories, about.body]}>
              {about.history ? (
                <>
                  <h2 id="history">{words.about.history}</h2>
                  <Prose blocks={about.history} level={3} />
                </>
              ) : null}
              {about.stories.length ? <h2 id="stories">{words.about.stories}</h2> : null}
              {about.stories.map(({ title, body }) => (
                <Fragment key={title}>
                  <h3>{title}</h3>
                  <Prose blocks={body} level={4} />
                </Fragment>
              ))}
              <Prose blocks={about.body} />
              <Reviewed review={about.reviewed} />
            </Noted>
          </article>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

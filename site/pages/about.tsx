import { legalService } from '../linked-data.ts';
import { ContactCards } from '../parts/contact-cards.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function About() {
  const { about, firm } = useSite();
  return (
    <>
      <PageMeta title={about.title} description={about.description} linkedData={[legalService(firm, 'Michigan')]} />
      <PageHead title={about.title} lead={about.lead} />
      <section className="section">
        <div className="wrap columns">
          <article className="prose story">
            <p className="statement">{about.statement}</p>
            <Prose blocks={about.body} />
          </article>
          <div className="sticky">
            <ContactCards level={2} />
          </div>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

import { data } from 'react-router';
import { content } from '#firm/content.ts';
import { Icon } from '#ui/icon.tsx';
import { AsideCall } from '../parts/aside-call.tsx';
import { Claims } from '../parts/claims.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Picture } from '../parts/picture.tsx';
import { Prose } from '../parts/prose.tsx';
import { ResultCard } from '../parts/result-card.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export function loader() {
  if (!content().shows.results) throw data(null, { status: 404 });
  return null;
}

export default function Results() {
  const { results } = useSite();
  return (
    <>
      <PageMeta title={results.title} description={results.description} />
      <PageHead title={results.title} lead={results.lead} />
      <section className="section">
        <div className="wrap">
          <p className="disclaimer">
            <Icon name="info" />
            {results.disclaimer}
          </p>
          <Noted of={[results.results, results.endings, results.body]}>
            <div className="cards">
              {results.results.map((result) => (
                <ResultCard key={result.to} result={result} level={2} />
              ))}
            </div>
            <Claims />
            <div className="columns">
              <article className="prose story">
                <Prose blocks={results.body} />
                <Reviewed review={results.reviewed} />
              </article>
              <div className="sticky">
                <Picture picture={results.endings} />
                <AsideCall />
              </div>
            </div>
          </Noted>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

import { data } from 'react-router';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { content } from '#firm/content.ts';
import { Icon } from '#ui/icon.tsx';
import { person } from '../linked-data.ts';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/attorney.ts';
import './inner.css';

export function loader({ params }: Route.LoaderArgs) {
  if (params.name.toLowerCase() !== attorneySlug(content().firm)) throw data(null, { status: 404 });
  return null;
}

export default function AttorneyPage() {
  const { attorney, firm, words } = useSite();
  return (
    <>
      <PageMeta title={firm.attorney.name} description={attorney.description} linkedData={[person(firm)]} />
      <PageHead title={firm.attorney.name} lead={attorney.lead} />
      <section className="section">
        <div className="wrap columns">
          <article className="prose">
            <div className="cards">
              {attorney.values.map(({ icon, title, body }) => (
                <section key={title} className="result">
                  <Icon name={icon} />
                  <h2>{title}</h2>
                  <p>{body}</p>
                </section>
              ))}
            </div>
            <Noted of={attorney.body}>
              <Prose blocks={attorney.body} />
              <h2 id="background">{words.attorney.background}</h2>
              <p className="empty-state">{attorney.background}</p>
              <Reviewed review={attorney.reviewed} />
            </Noted>
          </article>
          <Portrait />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

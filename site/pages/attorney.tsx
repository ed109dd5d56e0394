import { data } from 'react-router';
import { longDate } from '#firm/clock.ts';
import { content, type Profile } from '#firm/content.ts';
import { Icon } from '#ui/icon.tsx';
import { person } from '../linked-data.ts';
import { Colleagues } from '../parts/colleagues.tsx';
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
  const slug = params.name.toLowerCase();
  if (!content().profiles.some((one) => one.slug === slug)) throw data(null, { status: 404 });
  return { slug };
}

export default function AttorneyPage({ loaderData: { slug } }: Route.ComponentProps) {
  const { firm, profiles, words } = useSite();
  const attorney = profiles.find((one) => one.slug === slug);
  if (!attorney) throw new Error('no such attorney');
  return (
    <>
      <PageMeta title={attorney.name} description={attorney.description} linkedData={[person(firm, attorney)]} />
      <PageHead title={attorney.name} lead={attorney.lead} />
      <Noted of={[attorney.biography, attorney.body]}>
        <section className="section">
          <div className="wrap columns">
            <article className="prose">{attorney.biography ? <Prose blocks={attorney.biography} /> : null}</article>
            <div>
              <Portrait of={attorney} />
              <Colleagues but={attorney.slug} />
            </div>
          </div>
        </section>
        <section className="section">
          <div className="wrap">
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
              <Prose blocks={attorney.body} />
              <h2 id="background">{words.attorney.background}</h2>
              <Background of={attorney} />
              <Reviewed review={attorney.reviewed} />
            </article>
          </div>
        </section>
      </Noted>
      <Shore between="water-deep" up />
    </>
  );
}

/** What can be looked up about them, and when it is next brought up to date. */
function Background({ of: attorney }: { of: Profile }) {
  const { language, words } = useSite();
  if (!attorney.education) return <p className="empty-state">{attorney.background}</p>;
  const facts = (['admitted', 'barNumber', 'education', 'awards', 'courts', 'languages'] as const).flatMap((name) => {
    const fact = attorney[name];
    return fact ? [{ label: words.attorney[name], fact }] : [];
  });
  return (
    <>
      <dl className="background">
        {facts.map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {attorney.backgroundDue ? <p className="note">{words.attorney.due(longDate(attorney.backgroundDue, language.lang))}</p> : null}
    </>
  );
}

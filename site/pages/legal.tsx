import { data } from 'react-router';
import { longDate } from '#firm/clock.ts';
import { legalPageName } from '#firm/pages.ts';
import { Noted } from '../parts/notes.tsx';
import { OnThisPage } from '../parts/on-this-page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line, Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/legal.ts';
import './inner.css';

export function loader({ params }: Route.LoaderArgs) {
  const name = legalPageName(params.page);
  if (!name) throw data(null, { status: 404 });
  return { name };
}

export default function LegalPage({ loaderData: { name } }: Route.ComponentProps) {
  const { language, legal, words } = useSite();
  const page = legal.find((one) => one.name === name);
  if (!page) throw new Error(`no legal page ${name}`);
  const headings = page.body.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <PageHead title={page.title} lead={page.lead} review={false} figure="none" />
      <section className="section">
        <div className="wrap columns contents-first">
          <OnThisPage places={headings.map(({ id, children }) => ({ id, label: <Line parts={children} /> }))} />
          <article className="prose story">
            <Noted of={page.body}>
              <Prose blocks={page.body} />
              <p className="note">
                {words.updated} <time dateTime={page.updated}>{longDate(page.updated, language.lang)}</time>
              </p>
              <Reviewed review={page.reviewed} />
            </Noted>
          </article>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

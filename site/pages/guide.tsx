import { data } from 'react-router';
import { guideSlug } from '#firm/guide.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { faqPage } from '../linked-data.ts';
import { AsideCall } from '../parts/aside-call.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Questions } from '../parts/questions.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import type { Route } from './+types/guide.ts';
import './inner.css';

export function loader({ params }: Route.LoaderArgs) {
  const slug = guideSlug(params.slug);
  if (!slug) throw data(null, { status: 404 });
  return { slug };
}

export default function GuidePage({ loaderData: { slug } }: Route.ComponentProps) {
  const site = useSite();
  const { guides, guidesIndex, words } = site;
  const titles = pageTitles(site);
  const found = guides.find((one) => one.slug === slug);
  if (!found) throw new Error(`no guide ${slug}`);
  // The opening stays bare. It is what matters most, and it stands in the first view: a linked word there jumps to another line when the
  // fonts arrive, which a browser counts as the whole view moving.
  const opening = Math.max(
    0,
    found.body.findIndex(({ kind }) => kind === 'heading'),
  );
  const guide = useTermLinks({ ...found, body: found.body.slice(opening) }, ['body', 'questions']);
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  return (
    <>
      <PageMeta title={guide.title} description={guide.description} crumbs={crumbs} linkedData={[faqPage(site.firm, found.questions)]} />
      <PageHead title={guide.title} lead={guide.lead} crumbs={crumbs} />
      <section className="section">
        <div className="wrap columns">
          <article className="prose">
            <Noted of={[found.body, found.questions]}>
              <Prose blocks={found.body.slice(0, opening)} />
              <Prose blocks={guide.body} />
              <h2 id="questions">{words.practiceArea.questions}</h2>
              <Questions questions={guide.questions} level={3} />
              <h2 id="related">{words.practiceArea.related}</h2>
              <ul className="related">
                {guide.related.map((address) => (
                  <li key={address}>
                    <a href={address}>{titles.get(address)}</a>
                  </li>
                ))}
              </ul>
              <Reviewed review={guide.reviewed} />
            </Noted>
          </article>
          <AsideCall />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

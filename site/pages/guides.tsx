import { AsideCall } from '../parts/aside-call.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function Guides() {
  const { arrested, rights, hearingChecklists, courts, glossary, guides, guidesIndex } = useSite();
  const pages = [
    { href: '/arrested', title: arrested.title, short: arrested.lead },
    { href: '/rights', title: rights.title, short: rights.lead },
    { href: '/hearing-checklists', title: hearingChecklists.title, short: hearingChecklists.lead },
    ...guides.map(({ slug, title, short }) => ({ href: `/guides/${slug}`, title, short })),
    { href: '/courts', title: courts.title, short: courts.lead },
    { href: '/words', title: glossary.title, short: glossary.lead },
  ];
  return (
    <>
      <PageMeta title={guidesIndex.title} description={guidesIndex.description} />
      <PageHead title={guidesIndex.title} lead={guidesIndex.lead} />
      <section className="section">
        <div className="wrap columns">
          <div className="prose">
            {guidesIndex.body ? <Prose blocks={guidesIndex.body} /> : null}
            <dl className="effects">
              {pages.map(({ href, title, short }) => (
                <div key={href}>
                  <dt>
                    <a href={href}>{title}</a>
                  </dt>
                  <dd>{short}</dd>
                </div>
              ))}
            </dl>
          </div>
          <AsideCall />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

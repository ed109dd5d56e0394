import { AsideCall } from '../parts/aside-call.tsx';
import { CaseReview } from '../parts/case-review.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function CleanSlateCheck() {
  const { cleanSlateCheck: page } = useSite();
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <PageHead title={page.title} lead={page.lead} call={false} review={false} figure="none" />
      <section className="section">
        <div className="wrap columns">
          <article className="prose">
            <Noted of={page.body}>
              <p>{page.private}</p>
              <div data-island="clean-slate">
                {/* Without script it leads to the rules below. */}
                <a className="button" href="#the-rules-without-the-questions">
                  {page.start}
                </a>
              </div>
              <Prose blocks={page.body} />
              <Reviewed review={page.reviewed} />
            </Noted>
          </article>
          <AsideCall />
        </div>
        <div className="wrap wide-form">
          <CaseReview preset="Expungement / Clean Slate" />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

import { faqPage } from '../linked-data.ts';
import { AsideCall } from '../parts/aside-call.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Questions } from '../parts/questions.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import './inner.css';

/** By the question's id. */
const guideAfter = {
  police: 'phone-and-car',
  dismissal: 'deferrals',
  arraignment: 'bond',
  record: 'jobs-school-licenses',
  fees: 'cost',
  'payment-plans': 'cost',
} as const;

export default function Faqs() {
  const { faqs, firm, words } = useSite();
  const { questions } = useTermLinks(faqs, ['questions']);
  return (
    <>
      <PageMeta title={faqs.title} description={faqs.description} linkedData={[faqPage(firm, faqs.questions)]} />
      <PageHead title={faqs.title} lead={faqs.lead} />
      <section className="section">
        <div className="wrap columns">
          <div>
            <Noted of={faqs.questions}>
              <Questions questions={questions} level={2} firstOpen guideAfter={guideAfter} />
              <p>
                <a href="/guides">{words.moreGuides}</a>
              </p>
              <Reviewed review={faqs.reviewed} />
            </Noted>
          </div>
          <AsideCall />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

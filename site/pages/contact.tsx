import { legalService } from '../linked-data.ts';
import { CaseReview } from '../parts/case-review.tsx';
import { ContactCards } from '../parts/contact-cards.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function ContactPage() {
  const { contact, firm } = useSite();
  return (
    <>
      <PageMeta title={contact.title} description={contact.description} linkedData={[legalService(firm, 'Michigan')]} />
      <PageHead title={contact.title} lead={contact.lead} />
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap form-columns">
          <CaseReview />
          <div className="stack beside-form">
            <div className="prose">
              {contact.body ? <Prose blocks={contact.body} /> : null}
              <p className="note">
                {firm.notices.relationship} {firm.notices.privilege}
              </p>
            </div>
            <ContactCards level={2} />
          </div>
        </div>
      </div>
      <Shore between="land-deep" up />
    </>
  );
}

import { CaseReview } from '../parts/case-review.tsx';
import { ContactCards } from '../parts/contact-cards.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { Shore } from '../parts/shore.tsx';
import { Urgent } from '../parts/urgent.tsx';
import { useSite } from '../site-context.tsx';

export function Contact() {
  const { heading, lead } = useSite().home.contact;
  return (
    <section id="contact" aria-labelledby="contact-heading">
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap stack">
          <div>
            <h2 id="contact-heading">{heading}</h2>
            <p className="lead">
              {lead} <GuideLink slug="cost" />
            </p>
          </div>
          <div className="form-columns">
            <CaseReview level={3} />
            <div className="stack beside-form">
              <ContactCards />
              <Urgent />
            </div>
          </div>
        </div>
      </div>
      <Shore between="land-deep" up />
    </section>
  );
}

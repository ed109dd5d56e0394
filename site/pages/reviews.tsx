import { data } from 'react-router';
import { content } from '#firm/content.ts';
import { Icon } from '#ui/icon.tsx';
import { Call } from '../parts/call.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { ReviewCard } from '../parts/review-card.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export function loader() {
  if (!content().shows.reviews) throw data(null, { status: 404 });
  return null;
}

export default function Reviews() {
  const { reviews } = useSite();
  return (
    <>
      <PageMeta title={reviews.title} description={reviews.description} />
      <PageHead title={reviews.title} lead={reviews.lead} />
      <section className="section">
        <div className="wrap">
          <p className="disclaimer">
            <Icon name="info" />
            {reviews.disclaimer}
          </p>
          <div className="reviews">
            {reviews.reviews.map((review) => (
              <ReviewCard key={review.words} review={review} />
            ))}
          </div>
          <p className="all">
            <Call />
          </p>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

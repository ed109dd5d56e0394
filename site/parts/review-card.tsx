import { longDate } from '#firm/clock.ts';
import type { ReviewsPage } from '#firm/pages.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';

export function ReviewCard({ review }: { review: ReviewsPage['reviews'][number] }) {
  const { language, reviews, words } = useSite();
  return (
    <figure className="review">
      <blockquote>
        <p>{review.words}</p>
      </blockquote>
      <figcaption>
        <span className="stars" role="img" aria-label={words.stars(review.rating)}>
          {Array.from({ length: review.rating }, (_, at) => (
            <Icon key={at} name="star" />
          ))}
        </span>{' '}
        {review.who}
        {review.date ? (
          <>
            {', '}
            <time dateTime={review.date}>{longDate(review.date, language.lang)}</time>
          </>
        ) : null}
        <p className="note">{reviews.card}</p>
      </figcaption>
    </figure>
  );
}

import { Icon } from '#ui/icon.tsx';
import { ResultCard } from '../parts/result-card.tsx';
import { ReviewCard } from '../parts/review-card.tsx';
import { useSite } from '../site-context.tsx';

/** Three examples under their disclaimer, one of them on phones, and one review that carries its own. */
export function Proof() {
  const { home, results, reviews, shows, words } = useSite();
  const [review] = reviews.reviews;
  if (!shows.results && !review) return null;
  return (
    <section className="section" aria-labelledby="proof">
      <div className="wrap">
        <h2 id="proof">{shows.results ? home.proof.heading : reviews.title}</h2>
        <p className="lead">{shows.results ? results.disclaimer : reviews.disclaimer}</p>
        {shows.results ? (
          <div className="cards">
            {[1, 3, 5].map((at) => results.results[at]).map((result) => (result ? <ResultCard key={result.to} result={result} short /> : null))}
          </div>
        ) : null}
        {review ? <ReviewCard review={review} /> : null}
        <p className="all">
          {shows.results ? (
            <a className="more" href="/results">
              {words.home.allResults}
              <Icon name="arrow-right" />
            </a>
          ) : null}
          {review ? (
            <a className="more" href="/reviews">
              {words.home.allReviews}
              <Icon name="arrow-right" />
            </a>
          ) : null}
        </p>
      </div>
    </section>
  );
}

import type { Review } from '#firm/parts.ts';
import { useSite } from '../site-context.tsx';
import { longDate } from './dates.ts';

/** The law a page rests on, when the text was checked, and whether an attorney has signed it off. */
export function Reviewed({ review, sources }: { review: Review; sources: string[] }) {
  const { firm, language, words } = useSite();
  const date = (day: string) => longDate(day, language.lang);
  return (
    <footer className="reviewed note">
      <h2>{words.reviewed.sources}</h2>
      <p>
        <cite>{sources.join('; ')}</cite>
      </p>
      <p>
        {words.reviewed.on} <time dateTime={review.on}>{date(review.on)}</time>.{' '}
        {review.attorney === 'pending' ? words.reviewed.pending : `${words.reviewed.by} ${review.attorney.name}, ${date(review.attorney.on)}.`}
      </p>
      <p>{firm.notices.information}</p>
    </footer>
  );
}

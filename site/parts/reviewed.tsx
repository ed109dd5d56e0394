import { longDate } from '#firm/clock.ts';
import type { Review } from '#firm/parts.ts';
import { useSite } from '../site-context.tsx';
import { Notes } from './notes.tsx';

/** The page's notes, when the text was checked, and whether an attorney has signed it off. */
export function Reviewed({ review }: { review: Review }) {
  const { firm, language, words } = useSite();
  const date = (day: string) => longDate(day, language.lang);
  return (
    <footer className="reviewed note">
      <Notes />
      <p>
        {words.reviewed.on} <time dateTime={review.on}>{date(review.on)}</time>.{' '}
        {review.attorney === 'pending' ? null : `${words.reviewed.by} ${review.attorney.name}, ${date(review.attorney.on)}.`}
      </p>
      <p>{firm.notices.information}</p>
    </footer>
  );
}

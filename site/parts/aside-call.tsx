import { Icon } from '#ui/icon.tsx';
import { useReviewAddress } from '../review-address.ts';
import { useSite } from '../site-context.tsx';
import { Call } from './call.tsx';

/** Beside a long text: a person who can be asked instead. */
export function AsideCall() {
  const { firm, words } = useSite();
  const reviewAddress = useReviewAddress();
  return (
    <aside className="aside-call">
      <h2>{words.aside.heading}</h2>
      <p>{words.aside.body}</p>
      <Call className="wide" />
      <a className="more" href={reviewAddress}>
        {words.review}
        <Icon name="arrow-right" />
      </a>
      <p className="note">
        {firm.notices.information} {firm.notices.relationship}
      </p>
    </aside>
  );
}

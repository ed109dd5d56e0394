import { Icon } from '#ui/icon.tsx';
import { useReviewAddress } from '../review-address.ts';
import { useSite } from '../site-context.tsx';

/** Beside a long text: a person who can be asked instead. The number is no button: header or bar have one on the same screen. */
export function AsideCall() {
  const { firm, words } = useSite();
  const reviewAddress = useReviewAddress();
  return (
    <aside className="aside-call">
      <h2>{words.aside.heading}</h2>
      <p>{words.aside.body}</p>
      <a className="number" href={firm.phone.href}>
        <Icon name="phone" />
        {words.call.verb} {firm.phone.display}
      </a>
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

import { Icon } from '#ui/icon.tsx';
import { useReviewAddress } from '../review-address.ts';
import { useSite } from '../site-context.tsx';

/** Beside the call button, for whoever cannot talk now: a text, where the firm reads them, and to be called. */
export function OtherWays() {
  const { firm, words } = useSite();
  const reviewAddress = useReviewAddress();
  return (
    <p className="other-ways">
      {firm.textUs ? (
        <a href={`sms:${firm.textUs}`}>
          <Icon name="message-circle" />
          {words.call.text}
        </a>
      ) : null}
      <a href={reviewAddress}>
        <Icon name="phone" />
        {words.call.back}
      </a>
    </p>
  );
}

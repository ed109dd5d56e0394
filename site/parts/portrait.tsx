import island from '../generated/island.svg?url';
import { useSite } from '../site-context.tsx';

/** Until there is a photo: the attorney's initials on an island of the chart. */
export function Portrait() {
  const { firm, home } = useSite();
  return (
    <figure className="portrait neat">
      <div>
        <img src={island} alt="" width="340" height="400" loading="lazy" />
        <b aria-hidden="true">{firm.attorney.initials}</b>
      </div>
      <figcaption>{home.attorney.portrait}</figcaption>
    </figure>
  );
}

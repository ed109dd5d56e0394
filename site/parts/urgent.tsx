import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';

/** Arrested, or a warrant: do not wait, call. */
export function Urgent() {
  const { firm, home, words } = useSite();
  return (
    <div className="urgent">
      <Icon name="siren" />
      <p>
        <b>{home.contact.urgent}</b> {home.contact.urgentBody}{' '}
        <a href={firm.phone.href}>
          {words.call.verb} {firm.phone.display}
        </a>
      </p>
    </div>
  );
}

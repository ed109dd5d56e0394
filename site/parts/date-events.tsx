import type { DateEvent } from '#firm/date-events.ts';
import { useSite } from '../site-context.tsx';
import './date-events.css';

/** What can have happened, each as a link to its row of the table. With script the tool opens in this place and counts. */
export function DateEvents({ events, address = '/my-dates' }: { events: readonly DateEvent[]; address?: '/my-dates' | '' }) {
  const { myDates } = useSite();
  return (
    <div data-island="my-dates">
      <ul className="date-events">
        {myDates.events
          .filter(({ id }) => events.includes(id))
          .map(({ id, label }) => (
            <li key={id}>
              <a href={`${address}#${id}`} data-event={id}>
                {label}
              </a>
            </li>
          ))}
      </ul>
      <div className="tool-place" />
    </div>
  );
}

import { Link } from 'react-router';
import { onCallWords as words } from '#desk/words/en/on-call.ts';

export function Tabs({ here }: { here: 'calendar' | 'drills' }) {
  return (
    <nav className="row" aria-label={words.sections}>
      <Link className="chip" to="/on-call" aria-current={here === 'calendar' ? 'page' : undefined}>
        {words.calendarTab}
      </Link>
      <Link className="chip" to="/on-call/drills" aria-current={here === 'drills' ? 'page' : undefined}>
        {words.drillsTab}
      </Link>
    </nav>
  );
}

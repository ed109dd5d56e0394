import type { PracticeArea } from '#firm/practice-area.ts';
import { plainText } from '#firm/prose.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';
import { OnThisPage } from './on-this-page.tsx';

/**
 * Beside a practice area's text on wide screens, and above it on small ones, where only the contents are shown: the date
 * stands in the text, and the phone in the bar. The number is no orange button: the header has one on the same screen.
 */
export function PracticeRail({ area }: { area: PracticeArea }) {
  const { firm, words } = useSite();
  const say = { ...words.practiceArea, ...area.headings };
  const meaning = area.body.find((block) => block.kind === 'heading');
  const [first] = area.deadlines;
  const places = [
    { id: 'first-48-hours', label: say.first48 },
    { id: 'deadlines', label: say.deadlines },
    ...(meaning ? [{ id: meaning.id, label: say.meaning }] : []),
    { id: 'penalties', label: say.penalties },
    { id: 'effects', label: say.effects },
    { id: 'what-we-check', label: say.checks },
    { id: 'questions', label: say.questions },
    { id: 'review', label: words.review },
  ];
  return (
    <aside className="rail">
      <OnThisPage places={places} />
      {first ? (
        <a className="rail-date" href="#deadlines">
          <span className="kicker">{area.headings?.deadlines ?? say.next}</span> <b>{first.when}</b> <small>{plainText(first.what)}</small>
        </a>
      ) : null}
      <p className="rail-call">
        <a href={firm.phone.href}>
          <Icon name="phone" />
          {words.call.verb} {firm.phone.display}
        </a>
      </p>
    </aside>
  );
}

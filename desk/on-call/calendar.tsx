import { Link } from 'react-router';
import type { CalendarView, DayView, PartView } from '#desk/on-call/calendar-view.ts';
import { onCallWords } from '#desk/words/en/on-call.ts';
import { Icon } from '#ui/icon.tsx';

const words = onCallWords.calendar;

/** A table of weeks; on a narrow screen the same cells stand below each other. */
export function Calendar({ calendar, day }: { calendar: CalendarView; day: string }) {
  const { view, period, earlier, later, weekdays, weeks } = calendar;
  return (
    <section className="calendar-part" aria-labelledby="period">
      <div className="calendar-head">
        <h2 id="period">{period}</h2>
        <nav className="row" aria-label={words.view}>
          {(['week', 'month'] as const).map((one) => (
            <Link key={one} className="chip" to={`?view=${one}&day=${day}`} aria-current={one === view ? 'true' : undefined} preventScrollReset>
              {words[one]}
            </Link>
          ))}
          <Link className="chip" to={`?view=${view}&day=${earlier}`} preventScrollReset>
            {words.earlier}
          </Link>
          <Link className="chip" to={`?view=${view}`} preventScrollReset>
            {words.today}
          </Link>
          <Link className="chip" to={`?view=${view}&day=${later}`} preventScrollReset>
            {words.later}
          </Link>
        </nav>
      </div>
      <table className={`calendar is-${view}`}>
        <caption className="unseen">{words.caption(period)}</caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((one) => (
                <Day key={one.day} {...one} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, number, short, isToday, isOutside, holiday, parts }: DayView) {
  const marks = [isToday && 'is-today', isOutside && 'is-outside'].filter(Boolean).join(' ');
  return (
    <td className={marks || undefined}>
      <p className="calendar-date">
        <time dateTime={day}>
          <span className="when-wide">{number}</span>
          <span className="when-narrow">{short}</span>
        </time>
        {isToday && <span className="calendar-mark">{words.today}</span>}
        {holiday && <span className="calendar-mark">{words.holiday}</span>}
      </p>
      <ul>
        {parts.map((part) => (
          <Part key={`${part.who} ${part.hours}`} {...part} />
        ))}
      </ul>
    </td>
  );
}

function Part({ kind, who, hours, note }: PartView) {
  return (
    <li className={`calendar-part-of is-${kind}`}>
      {kind === 'gap' && <Icon name="triangle-alert" />}
      <b>{who}</b> <span className="calendar-hours">{hours}</span>
      {note && <span className="calendar-note"> {note}</span>}
    </li>
  );
}

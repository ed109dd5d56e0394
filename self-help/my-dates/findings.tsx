import { calendarDay, dayAndTime, longDate, typedDate } from '#firm/clock.ts';
import type { Phone } from '#ui/with-phone.tsx';
import { IntoRequest } from '../into-request.tsx';
import { calendarFile } from './calendar-file.ts';
import type { Finding } from './rules.ts';
import type { MyDatesWords } from './words.ts';

type Around = { words: MyDatesWords; phone: Phone; lang: string; now: Date; label: string; intoRequest: ((line: string) => void) | undefined };

/** What follows, the most pressing first, with the number to call before and after. */
export function Findings({ findings, ...around }: Around & { findings: readonly Finding[] }) {
  const { words, phone } = around;
  return (
    <>
      <p>
        <a className="call button" href={phone.href}>
          {words.callFirst(phone.display)}
        </a>
      </p>
      <p>
        <strong>{words.paperWins}</strong>
      </p>
      {findings.map((finding, at) => (
        <Found key={at} finding={finding} {...around} />
      ))}
      <p className="note">{words.notAdvice}</p>
      <p>
        <a href={phone.href}>{words.callFirst(phone.display)}</a>
      </p>
      <button type="button" className="button ghost" data-print>
        {words.print}
      </button>
    </>
  );
}

function Found({ finding, ...around }: Around & { finding: Finding }) {
  const { words } = around;
  const { title, todo, why } = words.rules[finding.rule];
  const courts = finding.kind === 'court-range' || finding.kind === 'court-hour';
  return (
    <section className="found" data-state={'state' in finding ? finding.state : undefined}>
      <h3>{title}</h3>
      <p className="whose">{courts ? words.courtsDate : words.yourDate}</p>
      <Said finding={finding} {...around} />
      {finding.kind === 'no-date' || courts ? null : <p>{todo}</p>}
      {finding.kind === 'last-day' && finding.note ? <p>{words.notes[finding.note]}</p> : null}
      <p className="note">{why}</p>
      {finding.kind === 'last-day' ? <Kept day={finding.safe} {...around} /> : null}
    </section>
  );
}

/** The state's word comes first, for eyes and for screen readers; the date after it. */
function Said({ finding, words, lang, now }: Around & { finding: Finding }) {
  const say = words.sentence;
  const written = (day: string) => typedDate(day, lang);
  switch (finding.kind) {
    case 'no-date':
      return <p className="said">{words.noDate[finding.why]}</p>;
    case 'court-range':
      return <p className="said">{say.range(written(finding.from), written(finding.to))}</p>;
    case 'court-hour':
      return <p className="said">{say.hour(dayAndTime(finding.until, lang))}</p>;
    case 'last-hour': {
      const line =
        finding.state === 'over'
          ? say.hourOver
          : finding.beforeClosing
            ? say.beforeClosing(written(finding.beforeClosing))
            : say.hourOpen(dayAndTime(finding.until, lang));
      return (
        <p className="said">
          <b>{words.state[finding.state]}</b> {line}
        </p>
      );
    }
    case 'last-day': {
      const { safe, state, daysLeft, mayCountTo, from } = finding;
      const line = {
        open: say.open(written(safe), daysLeft),
        today: say.today(written(safe)),
        'last-chance': say.lastChance(written(safe), written(mayCountTo)),
        over: say.over(written(safe)),
      }[state];
      const marks = [
        { day: from, label: words.happened },
        { day: calendarDay(now), label: words.today },
        { day: safe, label: words.lastDay },
      ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
      return (
        <>
          <p className="said">
            <b>{words.state[state]}</b> {line}
          </p>
          <ol className="dates-line">
            {marks.map(({ day, label }) => (
              <li key={label} data-mark={label === words.lastDay ? 'last' : label === words.today ? 'today' : 'start'}>
                <time dateTime={day}>{longDate(day, lang)}</time> <span>{label}</span>
              </li>
            ))}
          </ol>
        </>
      );
    }
  }
}

/** To a calendar, and into the request on this page: each only when asked for. */
function Kept({ day, words, lang, now, label, intoRequest }: Around & { day: string }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([calendarFile(day, words.calendarEntry, now)], { type: 'text/calendar' }));
    Object.assign(document.createElement('a'), { href: address, download: 'reminder.ics' }).click();
    // The browser reads it a moment later.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <div className="kept">
      <button type="button" className="button ghost" onClick={save}>
        {words.calendar}
      </button>
      <p className="note">{words.calendarNote}</p>
      {intoRequest ? <IntoRequest label={words.intoRequest} put={() => intoRequest(words.requestLine(label, typedDate(day, lang)))} /> : null}
    </div>
  );
}

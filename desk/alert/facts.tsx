import type { ReactNode } from 'react';
import { spoken } from '#case-review/reference.ts';
import type { Shown } from '#desk/alert/shown.ts';
import { Badge } from '#desk/parts/badge.tsx';
import { Clock } from '#desk/parts/clock.tsx';
import { alert as words } from '#desk/words/en/alert.ts';
import { shortDayAndTime, timeOfDay } from '#firm/clock.ts';

const lang = 'en-US';

/** Reference, urgency, how long they wait, until when a call was promised, and who has it. */
export function Facts({ alert }: { alert: Shown }) {
  const { window, now, callDueAt, taken, state } = alert;
  const open = state === 'waiting' || state === 'taken';
  const late = open && now >= callDueAt;
  return (
    <header className="alert-facts">
      <p>
        <Badge tone={alert.urgency === 'urgent' ? 'urgent' : 'new'}>{words.urgency[alert.urgency]}</Badge>
      </p>
      <h1>{words.request(spoken(alert.reference))}</h1>
      {!open && <p className="notice">{words.over[state]}</p>}
      {alert.aside && <p className="notice">{words.aside}</p>}
      <dl>
        {open && (
          <Fact name={words.waits}>
            <Clock at={alert.receivedAt.toISOString()} now={now.toISOString()} late={late} />
          </Fact>
        )}
        <Fact name={window ? words.between : words.due}>
          {window ? words.span(shortDayAndTime(window.from, lang), timeOfDay(window.until, lang)) : shortDayAndTime(callDueAt, lang)}
          {late && <span className="alert-late"> {words.late}</span>}
        </Fact>
        {alert.language && <Fact name={words.language}>{`${alert.language.name}, ${alert.language.phone}`}</Fact>}
        <Fact name={words.who}>{taken ? words.since(taken.by, timeOfDay(taken.at, lang)) : words.nobodyYet}</Fact>
      </dl>
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

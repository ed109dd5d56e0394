import type { ReactNode } from 'react';
import type { Action, CallSheet, Opened } from '#intake/call-sheet.ts';
import { spoken } from '#intake/spoken.ts';
import { CallButton } from '#ui/call-button.tsx';
import { useSite } from '../site-context.tsx';
import { Outcome, Story, Take } from './call-sheet-steps.tsx';
import { dayIn, languageName, timeIn } from './times.ts';

/** One request, for the lawyer who was woken: how fast, whom to call, and what to press. */
export function Sheet({ sheet, acted, wanted }: Extract<Opened, { kind: 'sheet' }> & { wanted: Action }) {
  const { words, language } = useSite();
  const say = words.callSheet;
  const time = (at: Date) => timeIn(at, language.lang);
  const unnamed = acted === 'unnamed' ? wanted : undefined;
  return (
    <article className="sheet">
      <header>
        <p className={sheet.urgency === 'urgent' ? 'badge pressing' : 'badge'}>{[say.urgency[sheet.urgency], ...sheet.reasons].join('. ')}</p>
        <h1>{say.request(spoken(sheet.reference))}</h1>
        <p className={sheet.late ? 'due late' : 'due'}>{sheet.late ? say.late(time(sheet.callDueAt)) : say.due(time(sheet.callDueAt))}</p>
        {wanted === 'no-answer' && acted !== 'unnamed' ? <p className="notice">{say.tried}</p> : null}
      </header>
      <Person sheet={sheet} />
      {sheet.taken ? (
        <p className="notice taken">{say.taken(sheet.taken.by, time(sheet.taken.at))}</p>
      ) : (
        <Take sheet={sheet} unnamed={unnamed === 'acknowledge'} />
      )}
      {sheet.state === 'reached' || sheet.state === 'declined' ? <p className="notice">{say.over[sheet.state]}</p> : null}
      <Facts sheet={sheet} />
      <Story sheet={sheet} unnamed={unnamed === 'clear-conflict'} />
      {sheet.state === 'acknowledged' || sheet.state === 'climbing' || sheet.state === 'unanswered' ? (
        <Outcome sheet={sheet} unnamed={unnamed === 'cannot-take'} />
      ) : null}
      <Consent sheet={sheet} />
    </article>
  );
}

function Person({ sheet }: { sheet: CallSheet }) {
  const { words } = useSite();
  const say = words.callSheet;
  const { full_name, phone } = sheet.person;
  const stops = (['calls', 'texts', 'mails'] as const).filter((stop) => sheet.stops[stop]);
  return (
    <section className="card">
      <h2>{full_name}</h2>
      <CallButton href={`tel:${phone.replace(/[^+\d]/g, '')}`} number={phone} label={say.callNow} className="wide" />
      {stops.map((stop) => (
        <p key={stop} className="notice">
          {say.stops[stop]}
        </p>
      ))}
    </section>
  );
}

function Facts({ sheet }: { sheet: CallSheet }) {
  const { words, language } = useSite();
  const say = words.callSheet;
  const { email, city, county, court_date, best_time } = sheet.person;
  return (
    <section className="card">
      <dl className="facts">
        <Fact label={say.bestTime}>{best_time}</Fact>
        <Fact label={say.courtDate}>{court_date ? dayIn(court_date, language.lang) : say.none}</Fact>
        <Fact label={say.place}>{[city, county].filter(Boolean).join(', ') || say.none}</Fact>
        <Fact label={say.email}>{email || say.none}</Fact>
        <Fact label={say.received}>{timeIn(sheet.receivedAt, language.lang)}</Fact>
        <Fact label={say.language}>{languageName(sheet.language, language.lang)}</Fact>
      </dl>
    </section>
  );
}

/** The exact words the visitor agreed to, with the time: what a court or a carrier may ask for. */
function Consent({ sheet }: { sheet: CallSheet }) {
  const { words, language } = useSite();
  const { consent } = words.callSheet;
  return (
    <details className="consent">
      <summary>{consent.heading}</summary>
      <blockquote>{sheet.consent.wording}</blockquote>
      <p>
        {sheet.person.full_name}, {spoken(sheet.reference)}. {consent.given} {timeIn(sheet.consent.at, language.lang)}.
      </p>
      <button className="button ghost" type="button" data-print="">
        {consent.print}
      </button>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

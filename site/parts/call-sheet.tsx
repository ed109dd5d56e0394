import type { ReactNode } from 'react';
import type { Agreed } from '#case-review/consent.ts';
import { spoken } from '#case-review/reference.ts';
import { shortDayAndTime, timeOfDay } from '#firm/clock.ts';
import type { Action, CallSheet, Opened } from '#followup/call-sheet/call-sheet.ts';
import { useSite } from '../site-context.tsx';
import { Do, Hired, Outcome, Take } from './call-sheet-steps.tsx';

/** One request, for the lawyer who was woken: how fast, whom to call, and what to press. */
export function Sheet({ sheet, acted, wanted }: Extract<Opened, { kind: 'sheet' }> & { wanted: Action }) {
  const { words, language } = useSite();
  const say = words.callSheet;
  const time = (at: Date) => shortDayAndTime(at, language.lang);
  const due = sheet.window ? say.between(time(sheet.window.from), timeOfDay(sheet.window.until, language.lang)) : say.due(time(sheet.callDueAt));
  const unnamed = acted === 'unnamed' ? wanted : undefined;
  return (
    <article className="sheet">
      <header>
        <p className={sheet.urgency === 'urgent' ? 'badge pressing' : 'badge'}>{say.urgency[sheet.urgency]}</p>
        <h1>{say.request(spoken(sheet.reference))}</h1>
        <p className={sheet.late ? 'due late' : 'due'}>{sheet.late ? say.late(time(sheet.callDueAt)) : due}</p>
        {sheet.notTold ? <NotTold sheet={sheet} /> : null}
        {sheet.tried && sheet.state !== 'reached' ? (
          <p className="notice">{say.tried(time(sheet.tried.at), sheet.tried.again && time(sheet.tried.again))}</p>
        ) : null}
      </header>
      <Person sheet={sheet} />
      {sheet.taken ? (
        <p className="notice taken">
          {say.taken(sheet.taken.by, time(sheet.taken.at))} {sheet.state === 'acknowledged' && sheet.reportBy ? say.reportBy(time(sheet.reportBy)) : null}
        </p>
      ) : (
        <Take sheet={sheet} unnamed={unnamed === 'acknowledge'} />
      )}
      {sheet.state === 'reached' || sheet.state === 'declined' ? <p className="notice">{say.over[sheet.hired ? 'hired' : sheet.state]}</p> : null}
      {sheet.state === 'reached' && !sheet.hired ? <Hired sheet={sheet} /> : null}
      <Facts sheet={sheet} />
      {sheet.state === 'acknowledged' || sheet.state === 'climbing' || sheet.state === 'unanswered' ? (
        <Outcome sheet={sheet} unnamed={unnamed === 'cannot-take'} />
      ) : null}
      <Consent sheet={sheet} />
    </article>
  );
}

/** Somebody must call: no message of ours has reached this visitor. */
function NotTold({ sheet }: { sheet: CallSheet }) {
  const { callSheet: say } = useSite().words;
  return (
    <Do action="told" token={sheet.token} className="notice pressing">
      <p>
        <b>{say.notTold}</b>
      </p>
      <button className="button ghost" type="submit">
        {say.told}
      </button>
    </Do>
  );
}

function Person({ sheet }: { sheet: CallSheet }) {
  const { callSheet: say } = useSite().words;
  const stops = (['calls', 'texts', 'mails'] as const).filter((stop) => sheet.stops[stop]);
  return (
    <section className="card">
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
  return (
    <section className="card">
      <dl className="facts">
        <Fact label={say.consent.ways}>{waysOf(agreedIn(sheet), say)}</Fact>
        <Fact label={say.received}>{shortDayAndTime(sheet.receivedAt, language.lang)}</Fact>
        <Fact label={say.language}>{languageName(sheet.language, language.lang)}</Fact>
      </dl>
    </section>
  );
}

type Say = ReturnType<typeof useSite>['words']['callSheet'];

/** How they agreed to be reached, whenever they did. What they have stopped since stands beside the number. */
function agreedIn({ consents }: CallSheet): Agreed {
  const anywhere = (way: keyof Agreed) => consents.some((consent) => consent[way]);
  return { calls: anywhere('calls'), texts: anywhere('texts'), mails: anywhere('mails') };
}

function waysOf(agreed: Agreed, { consent: { way }, none }: Say): string {
  const ways = (['calls', 'texts', 'mails'] as const).filter((one) => agreed[one]).map((one) => way[one]);
  return ways.join(', ') || none;
}

/** The exact words the visitor agreed to, with the time: what a court or a carrier may ask for. */
function Consent({ sheet }: { sheet: CallSheet }) {
  const { words, language } = useSite();
  const { consent } = words.callSheet;
  return (
    <details>
      <summary>{consent.heading}</summary>
      {sheet.consents.map((one) => (
        <div key={one.at.getTime()}>
          <blockquote>{one.wording}</blockquote>
          <p>
            {spoken(sheet.reference)}. {consent.given(waysOf(one, words.callSheet), one.version)} {shortDayAndTime(one.at, language.lang)}.
          </p>
        </div>
      ))}
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

/** "English", as the reader's own language calls it. */
function languageName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
}

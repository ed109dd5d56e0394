import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { events, messages, reportNames } from '#desk/words/en/request.ts';
import { shortDayAndTime } from '#firm/clock.ts';

/** One line: when, what, and of a message what became of it. */
export type Line = { at: Date; text: string; outcome: string | undefined; tone: 'event' | 'message' | 'wrong' };

type Event = Pick<RowOf<'followup_events'>, 'at' | 'kind' | 'by' | 'detail'>;
type Sent = Pick<RowOf<'deliveries'>, 'recipient' | 'attempts' | 'next_attempt_at' | 'handed_over_at' | 'last_code' | 'arrival_code'> & {
  at: Date;
  kind: string;
  channel: string;
  state: keyof typeof messages.outcome;
  arrival: string | null;
};

/** Everything that somebody or the machine did, and every message with its outcome, the newest first. */
export async function readTimeline(db: Database, request: string, named: (id: string | null) => string, lang: string): Promise<Line[]> {
  const { rows: happened } = await sql<Event>`select at, kind, by, detail from followup_events where case_review_id = ${request} order by id`.execute(db);
  const { rows: sent } =
    await sql<Sent>`select created_at as at, kind, channel, recipient, state, attempts, next_attempt_at, handed_over_at, last_code, arrival, arrival_code
    from deliveries where case_review_id = ${request} order by created_at`.execute(db);
  const lines = [...happened.map((event) => eventLine(event, named, lang)), ...sent.map((one) => messageLine(one, named, lang))];
  // Of what happened at one moment the last comes first, too.
  return lines.toReversed().toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** By others than this person, after the last line that they saw. */
export async function happenedSince(db: Database, request: string, seen: string, person: string): Promise<boolean> {
  const { rows } = await sql<{ since: boolean }>`select exists (select from followup_events
    where case_review_id = ${request} and id > ${/^\d{1,18}$/.test(seen) ? seen : '0'}::bigint and by is not null and by <> ${person}
      and kind not in ('reminded', 'bounced', 'delayed', 'arrived', 'away')) as since`.execute(db);
  return rows[0]?.since ?? false;
}

/** Changes whenever somebody or the machine did something, and with every note; what becomes of a message does not count. */
export async function standOf(db: Database, request: string): Promise<string> {
  const { rows } = await sql<{ stand: string }>`select concat((select max(id) from followup_events where case_review_id = ${request}), '-',
    (select count(*) from notes where case_review_id = ${request})) as stand`.execute(db);
  return rows[0]?.stand ?? '';
}

export async function lastEvent(db: Database, request: string): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`select max(id)::text as id from followup_events where case_review_id = ${request}`.execute(db);
  return rows[0]?.id ?? '0';
}

function eventLine({ at, kind, by, detail }: Event, named: (id: string | null) => string, lang: string): Line {
  const say = events[kind];
  const written = say ? say(named(by), detailOf(kind, detail, named, lang)) : kind;
  return { at, text: written, outcome: undefined, tone: kind === 'not-told' || kind === 'conflict-found' || kind === 'bounced' ? 'wrong' : 'event' };
}

function detailOf(kind: string, detail: string | null, named: (id: string | null) => string, lang: string): string {
  if (kind === 'reassigned') return named(detail);
  if (kind === 'undone') return reportNames[detail ?? ''] ?? '';
  if (kind === 'appointment') return detail ? shortDayAndTime(new Date(detail), lang) : '';
  if (kind === 'acknowledged') return detail ? (messages.channels[detail] ?? detail) : '';
  return detail ?? '';
}

function messageLine(one: Sent, named: (id: string | null) => string, lang: string): Line {
  const kind = messages.kinds[one.kind] ?? one.kind;
  const text = one.channel === 'webhook' ? messages.practice(kind) : messages.to(kind, messages.channels[one.channel] ?? one.channel, named(one.recipient));
  // Our own reason for not sending is no failure, unless the visitor hears nothing by it, which has a line of its own.
  const failed = ['refused', 'given-up'].includes(one.state) && !Object.hasOwn(messages.reasons, one.last_code ?? '');
  const wrong = failed || one.arrival === 'bounced' || one.arrival === 'failed';
  return { at: one.handed_over_at ?? one.at, text, outcome: outcomeOf(one, lang), tone: wrong ? 'wrong' : 'message' };
}

function outcomeOf({ state, attempts, next_attempt_at, last_code, arrival, arrival_code }: Sent, lang: string): string {
  const { outcome, arrivals } = messages;
  const arrived = arrival ? `${arrivals[arrival] ?? arrival}${arrival_code ? ` (${arrival_code})` : ''}` : undefined;
  if (state === 'waiting') return attempts > 0 ? outcome.trying(attempts) : outcome.waiting(shortDayAndTime(next_attempt_at, lang));
  if (state === 'refused' || state === 'given-up') return messages.reasons[last_code ?? ''] ?? outcome[state](last_code ?? '');
  const said = outcome[state];
  return arrived ?? (typeof said === 'string' ? said : state);
}

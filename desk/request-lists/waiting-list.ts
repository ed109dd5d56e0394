import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { floodSigns } from '#notifications/throttle/flood-signs.ts';

/** Somebody who waits for a call. */
export type Waiting = {
  id: string;
  version: string;
  reference: string;
  language: string;
  receivedAt: Date;
  urgency: 'usual' | 'urgent';
  state: 'climbing' | 'acknowledged' | 'unanswered';
  /** Where the visitor chose a time of day, it has not begun before this. */
  callFrom: Date;
  callDueAt: Date;
  late: boolean;
  /** Two days past the promise: these stand at the end, so that they do not push away who can still be called in time. */
  old: boolean;
  person: string | null;
  takenAt: Date | null;
  triedAt: Date | null;
  nextTryAt: Date | null;
  /** Whether any alert has left. */
  sent: boolean;
  /** No message to the visitor could be delivered: somebody must call. */
  notTold: boolean;
};

/** More than these nobody can work through at once; the others are on further pages. */
const mostShown = { open: 100, quarantine: 50 };

/** Of everybody who waits, shown or not, however long ago they were promised a call. */
type Counts = { all: number; late: number; urgent: number };

export type WaitingList = {
  now: Date;
  waiting: Waiting[];
  setAside: Waiting[];
  page: number;
  pages: number;
  count: Counts;
  setAsideCount: number;
  workerSilentSeconds: number | null;
};

/**
 * Late ones in front, then the urgent, then whoever was promised a call first. Where more wait than one page shows, whatever looks like a flood
 * stands behind all others, as in a message that tells of many. The desk reads rows: what a dead worker has not sent is here too.
 */
export async function readWaitingList(db: Database, asked = 1): Promise<WaitingList> {
  const facts = await readFacts(db);
  const pages = Math.max(1, Math.ceil(facts.count.all / mostShown.open));
  const page = Math.min(Math.max(1, asked), pages);
  const [waiting, setAside] = await Promise.all([read(db, 'open', { page, flood: pages > 1 }), read(db, 'quarantine', { page: 1, flood: false })]);
  return { waiting, setAside, page, pages, ...facts };
}

/** Closed ones, and those that are taken back, wait for nothing. Suspected spam that somebody took is in the open lane. */
const waits = sql`f.is_open and not f.canary`;
/** Until it is old. */
const floodHours = 48;

async function read(db: Database, lane: 'open' | 'quarantine', { page, flood }: { page: number; flood: boolean }): Promise<Waiting[]> {
  const { rows } =
    await sql<Waiting>`select c.id, c.xmin::text as version, c.reference, c.language, c.received_at as "receivedAt", f.urgency, f.state, f.call_from as "callFrom",
      f.call_due_at as "callDueAt", f.call_due_at <= present() as late, f.call_due_at <= present() - interval '2 days' as old, f.acknowledged_by as person,
      f.acknowledged_at as "takenAt", f.tried_at as "triedAt", f.remind_at as "nextTryAt", f.delivered_at is not null as sent, f.not_told_at is not null as "notTold"
    from followups f join case_reviews c on c.id = f.case_review_id ${flood ? sql`left join ${floodSigns(floodHours)} as flood on flood.id = c.id` : sql``}
    where ${waits} and f.lane = ${lane} and c.erased_at is null
    order by old, ${flood ? sql`coalesce(signs, 0),` : sql``} late desc, f.urgency = 'urgent' desc, f.tried_at is not null, f.call_due_at, c.id
    limit ${mostShown[lane]} offset ${(page - 1) * mostShown[lane]}`.execute(db);
  return rows;
}

type Facts = Omit<WaitingList, 'waiting' | 'setAside' | 'page' | 'pages'>;

async function readFacts(db: Database): Promise<Facts> {
  const { rows } = await sql<Facts>`select present() as now,
      (select json_build_object('all', count(*), 'late', count(*) filter (where f.call_due_at <= present()), 'urgent', count(*) filter (where f.urgency = 'urgent'))
        from followups f where ${waits} and f.lane = 'open') as count,
      (select count(*)::int from followups f where ${waits} and f.lane = 'quarantine') as "setAsideCount",
      (select extract(epoch from present() - max(beat_at))::float8 from worker_pulses) as "workerSilentSeconds"`.execute(db);
  return rows[0] ?? { now: new Date(), count: { all: 0, late: 0, urgent: 0 }, setAsideCount: 0, workerSilentSeconds: null };
}

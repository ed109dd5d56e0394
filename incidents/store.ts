import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { alarmRules } from '#incidents/alarm-rules.ts';
import { calmed, type Incident, type Step } from '#incidents/schedule.ts';
import type { AlarmKind } from '#incidents/words.en.ts';

/** Shared by all processes of one installation, so that they tell of an incident as one. */
export type Incidents = {
  /** Changes what is known of one incident, one process at a time. Undefined when there was nothing to change. */
  change: (key: IncidentKey, step: (known: Known) => Step | undefined) => Promise<Step | undefined>;
  open: () => Promise<{ incidents: Incident[]; now: Date }>;
};

type IncidentKey = { kind: AlarmKind; subject: string };
/** `earlier`: when those of the same kind and subject were opened that are over by now. `open`: all incidents. */
type Known = { incident: Incident | undefined; earlier: Date[]; open: Incident[]; now: Date };

/**
 * Kept in the database, where every process sees it; when the database does not answer, as files in a folder that the
 * processes of one machine share, and the row follows. Where even that cannot be written, each process remembers for itself.
 * Without a database, two machines send one alarm each.
 */
export function openIncidents(db: Database, folder: string): Incidents {
  const files = openFiles(folder);
  const memory = openMemory();
  const withoutDatabase = (key: IncidentKey, step: (known: Known) => Step | undefined): Promise<Step | undefined> =>
    files.alone(() => {
      const now = new Date();
      const incident = files.read(key) ?? memory.lastKnown(key, now);
      const taken = step({ incident, earlier: memory.openings(key), open: [...files.all(), ...memory.all()], now });
      if (taken?.incident.overAt) files.remove(key);
      else if (taken) files.write(taken.incident);
      return taken;
    });
  return {
    change: async (key, step) => {
      const stored = await changeRow(db, files, key, step).catch(() => undefined);
      const taken = stored ? stored.taken : await withoutDatabase(key, step);
      if (taken) memory.keep(taken.incident);
      return taken;
    },
    open: async () => {
      const rows = await readOpen(db).catch(() => undefined);
      const known = [...(rows?.incidents ?? memory.all()), ...files.all()];
      return { incidents: [...new Map(known.map((incident) => [nameOf(incident), incident])).values()], now: rows?.now ?? new Date() };
    },
  };
}

/** Undefined from it is an answer too, so it is wrapped: there was nothing to change. */
async function changeRow(db: Database, files: Files, key: IncidentKey, step: (known: Known) => Step | undefined): Promise<{ taken: Step | undefined }> {
  const taken = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`incident ${nameOf(key)}`}))`.execute(transaction);
    const { rows } = await sql<Row>`select * from incidents where kind = ${key.kind} and subject = ${key.subject}
      and (over_at is null or opened_at > present() - interval '1 hour')`.execute(transaction);
    const row = rows.find(({ over_at }) => over_at === null);
    const earlier = rows.flatMap(({ over_at, opened_at }) => (over_at === null ? [] : [opened_at]));
    const { incidents, now } = await readOpen(transaction);
    const incident = latest(row && incidentOf(row), files.read(key));
    const changed = step({ incident, earlier, open: [...incidents, ...files.all()], now });
    if (changed) await announceIncident(transaction, await writeRow(transaction, row?.id, changed.incident), changed.incident);
    return changed;
  });
  if (taken) files.remove(key);
  return { taken };
}

type Row = Selectable<Tables['incidents']>;

async function readOpen(db: Database): Promise<{ incidents: Incident[]; now: Date }> {
  const { rows } = await sql<Row>`select * from incidents where over_at is null`.execute(db);
  const { rows: clock } = await sql<{ now: Date }>`select present() as now`.execute(db);
  return { incidents: rows.filter(({ kind }) => kind in alarmRules).map(incidentOf), now: clock[0]?.now ?? new Date() };
}

async function writeRow(transaction: Transaction<Tables>, id: string | undefined, { kind, subject, ...incident }: Incident): Promise<string> {
  const row = {
    detail: incident.detail ?? null,
    since: incident.since,
    opened_at: incident.openedAt,
    seen_at: incident.seenAt,
    told: incident.told,
    told_from: incident.toldFrom ?? null,
    unstable: incident.unstable,
    over_at: incident.overAt ?? null,
  };
  if (id !== undefined) await transaction.updateTable('incidents').set(row).where('id', '=', id).execute();
  const inserted = () =>
    transaction
      .insertInto('incidents')
      .values({ kind, subject, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
  return id ?? (await inserted()).id;
}

/**
 * Tells the practice system of what somebody was told of: once that it began, and once that it is over, in the write of the incident itself.
 * Of what is told once a day nobody can say that it is over. While the database is away nothing is written; its row, and this, follow.
 */
async function announceIncident(transaction: Transaction<Tables>, id: string, { kind, since, told, overAt }: Incident): Promise<void> {
  if (told === 0) return;
  const until = overAt !== undefined && alarmRules[kind].told !== 'daily' ? overAt : null;
  await sql`select intake_api.announce_incident(${id}, ${kind}, ${since}, ${until})`.execute(transaction);
}

function incidentOf(row: Row): Incident {
  return {
    kind: row.kind as AlarmKind,
    subject: row.subject,
    detail: row.detail ?? undefined,
    since: row.since,
    openedAt: row.opened_at,
    seenAt: row.seen_at,
    told: row.told,
    toldFrom: row.told_from ?? undefined,
    unstable: row.unstable,
    overAt: row.over_at ?? undefined,
  };
}

/** What was noted while the database was away is newer than its row. */
function latest(row: Incident | undefined, file: Incident | undefined): Incident | undefined {
  return row && file ? (file.seenAt > row.seenAt ? { ...file, since: row.since, openedAt: row.openedAt } : row) : (row ?? file);
}

function nameOf({ kind, subject }: IncidentKey): string {
  return `${kind} ${subject}`;
}

/** What this process itself has seen, for when neither the database nor the files can tell. */
function openMemory() {
  const known = new Map<string, Incident>();
  const opened = new Map<string, Set<number>>();
  return {
    keep: (incident: Incident) => {
      const name = nameOf(incident);
      if (incident.overAt) known.delete(name);
      else known.set(name, incident);
      const recent = [...(opened.get(name) ?? [])].filter((at) => incident.openedAt.getTime() - at < 3_600_000);
      opened.set(name, new Set([...recent, incident.openedAt.getTime()]));
    },
    all: () => [...known.values()],
    /** Another process may have ended it since. */
    lastKnown: (key: IncidentKey, now: Date) => {
      const last = known.get(nameOf(key));
      return last && !calmed(last, now) ? last : undefined;
    },
    openings: (key: IncidentKey) => [...(opened.get(nameOf(key)) ?? [])].map((at) => new Date(at)),
  };
}

/** Whoever holds the lock for longer than this was killed while it did, and nobody waits for it. */
const lockCountsMs = 5_000;

type Files = ReturnType<typeof openFiles>;

/** One file for each open incident. A folder that cannot be written keeps nothing, and hinders nobody. */
function openFiles(folder: string) {
  const lock = join(folder, 'lock');
  const file = (key: IncidentKey) => join(folder, `${nameOf(key).replace(/[^a-z0-9-]/gi, '_')}.json`);
  const readFile = (path: string): Incident | undefined => attempt(() => revived(readFileSync(path, 'utf8')));
  return {
    /** One process at a time. */
    alone: async <Result>(work: () => Result): Promise<Result> => {
      attempt(() => mkdirSync(folder, { recursive: true, mode: 0o770 }));
      for (const end = Date.now() + lockCountsMs; isTaken(lock) && Date.now() < end; ) await delay(20);
      try {
        return work();
      } finally {
        attempt(() => rmSync(lock, { recursive: true, force: true }));
      }
    },
    read: (key: IncidentKey) => readFile(file(key)),
    all: (): Incident[] =>
      (attempt(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith('.json')).flatMap((name) => readFile(join(folder, name)) ?? []),
    write: (incident: Incident) => {
      attempt(() => {
        // Renamed, because others read without the lock and must never see half of it.
        writeFileSync(`${file(incident)}.new`, JSON.stringify(incident));
        renameSync(`${file(incident)}.new`, file(incident));
      });
    },
    remove: (key: IncidentKey) => attempt(() => rmSync(file(key), { force: true })),
  };
}

/** Takes the lock, unless another process has it. Where none can be made, nobody else is there to wait for. */
function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function revived(text: string): Incident {
  const { since, openedAt, seenAt, toldFrom, ...rest } = JSON.parse(text);
  return {
    ...rest,
    since: new Date(since),
    openedAt: new Date(openedAt),
    seenAt: new Date(seenAt),
    toldFrom: toldFrom === undefined ? undefined : new Date(toldFrom),
    overAt: undefined,
  };
}

/** Deletes those that have been over for 90 days. */
export async function forgetIncidents(db: Database): Promise<void> {
  await sql`delete from incidents where over_at < present() - interval '90 days'`.execute(db);
}

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** Shared by all processes of one installation, so that only the first to notice an incident alerts. */
export type Incidents = {
  /** Undefined when this incident is already known; otherwise `undo` forgets it again, for when nobody could be told. */
  begin: (kind: string, subject: string, since: Date) => Promise<{ undo: () => Promise<void> } | undefined>;
  end: (kind: string) => Promise<void>;
};

/** A marker file counts no longer than this: the process that should have removed it may be gone. */
const markCountsMs = 24 * 3_600_000;

/**
 * Kept in the database, where every process sees it; when the database does not answer, as a file in a folder that the
 * processes of one machine share. Without a database, two machines send one alarm each.
 */
export function openIncidents(db: Database, folder: string): Incidents {
  const file = (kind: string, subject: string) => join(folder, `${kind}-${subject}`.replace(/[^a-z0-9-]/gi, '_'));
  const mark = (path: string): boolean => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (ageOf(path) > markCountsMs) rmSync(path, { force: true });
    try {
      writeFileSync(path, '', { flag: 'wx' });
      return true;
    } catch {
      return false;
    }
  };
  return {
    begin: async (kind, subject, since) => {
      const begun = kind === 'database' ? undefined : await beginIn(db, kind, subject, since);
      if (begun) return begun.id ? { undo: () => forget(db, begun.id ?? '') } : undefined;
      const path = file(kind, subject);
      return mark(path) ? { undo: async () => rmSync(path, { force: true }) } : undefined;
    },
    end: async (kind) => {
      rmSync(file(kind, ''), { force: true });
      await sql`update incidents set over_at = present() where kind = ${kind} and over_at is null`.execute(db).catch(() => undefined);
    },
  };
}

/** Undefined when the database does not answer; without an id when the incident has begun before. */
async function beginIn(db: Database, kind: string, subject: string, since: Date): Promise<{ id: string | undefined } | undefined> {
  try {
    const { rows } = await sql<{ id: string }>`insert into incidents (kind, subject, since) values (${kind}, ${subject}, ${since})
      on conflict (kind, subject) where over_at is null do nothing returning id`.execute(db);
    return { id: rows[0]?.id };
  } catch {
    return undefined;
  }
}

async function forget(db: Database, id: string): Promise<void> {
  await sql`delete from incidents where id = ${id}`.execute(db).catch(() => undefined);
}

function ageOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

/** Ends `refused` and `practice` incidents after a day, so that what still refuses alerts again; a gap is a new incident every day. Deletes those over for 90 days. */
export async function forgetIncidents(db: Database): Promise<void> {
  await sql`update incidents set over_at = present() where kind in ('refused', 'gap', 'practice') and over_at is null and since < present() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from incidents where over_at < present() - interval '90 days'`.execute(db);
}

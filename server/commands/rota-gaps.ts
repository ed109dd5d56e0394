import { connect } from '#database/connection.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { ContentError, named } from '#firm/content-file.ts';
import type { Finding } from '#firm/launch.ts';
import { rotaOf } from '#firm/on-call.ts';
import type { Rota } from '#firm/rota.ts';
import { readChanges } from '#on-call/rota/changes.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { gapsBetween } from '#on-call/rota/shifts.ts';

const aheadMs = 30 * 86_400_000;

/**
 * When nobody is on call within 30 days. Part of the preflight alone: a web process must start again also while the rota has a gap.
 * Before there is a database, the firm file alone is looked at.
 */
export async function gapsAhead(databaseUrl: string | undefined, now = new Date()): Promise<Finding[]> {
  const rota = rotaOfFile();
  if (!rota) return [];
  const changes = databaseUrl ? await changesIn(databaseUrl) : [];
  const shown = (at: Date) => shortDayAndTime(at, content().firm.language.lang);
  return gapsBetween(rota, changes, now, new Date(now.getTime() + aheadMs)).map(({ from, until }) => ({
    who: 'firm',
    where: named(`${content().language.code}/firm.yaml`),
    what: `onCall.rota: nobody is on call from ${shown(from)} to ${shown(until)} (npm run on-call -- gaps)`,
  }));
}

/** A file that cannot be read is reported with the other words. */
function rotaOfFile(): Rota | undefined {
  try {
    return rotaOf(content().firm.onCall);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return undefined;
  }
}

async function changesIn(url: string): Promise<Change[]> {
  const { db, pool } = connect(url, { max: 1, onError: () => undefined });
  const changes = await readChanges(db, content().firm.onCall.people).catch(() => []);
  await pool.end();
  return changes;
}

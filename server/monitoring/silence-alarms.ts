import { stat, statfs } from 'node:fs/promises';
import { answers, type Database } from '#database/connection.ts';
import type { Senders } from '#deliveries/senders.ts';
import type { Environment } from '#environment.ts';
import { followupHealth } from '#followup/figures/health.ts';
import type { Alarm } from '#incidents/alarm.ts';
import { channelsDown, type Down } from '#incidents/channels-down.ts';
import { channelNames } from '#notifications/outbox/words.en.ts';
import { log } from '#server/monitoring/log.ts';

/** More waiting messages than this are a backlog, whatever their age. */
const manyWaiting = 500;
/** PostgreSQL and its log of the last minutes fit into this for a while. */
const leastFreeBytes = 1024 ** 3;
/** One is made every night; two hours for a slow one. */
const backupMs = 26 * 3_600_000;

/**
 * Runs in each of the two processes: checks whether the other parts still work, and says so at every look while one does not.
 * Sending an alarm needs none of these parts. `silentSeconds`: how long a worker, which beats every 5 seconds, or a database
 * that restarts, may be silent.
 */
export function startSilenceAlarms(
  db: Database,
  { alarm, senders }: { alarm: Alarm; senders: Senders },
  { SILENCE_SECONDS: silentSeconds, BACKUP_DONE_FILE: backupDone }: Pick<Environment, 'SILENCE_SECONDS' | 'BACKUP_DONE_FILE'>,
): { stop: () => void } {
  let lastAnswer = Date.now();
  const tell = (holds: boolean, kind: Parameters<Alarm['raise']>[0], since: Date) => {
    if (holds) alarm.raise(kind, since);
  };
  const look = async () => {
    alarm.tend();
    tell(await isAlmostFull(), 'disk', new Date());
    tell(await isTooOld(backupDone), 'backup', new Date());
    // A slow query does not prove that the database is away, so a simple one decides.
    if (await answers(db)) lastAnswer = Date.now();
    const away = Date.now() - lastAnswer;
    if (away > silentSeconds * 1000) return alarm.raise('database', new Date(lastAnswer));
    if (away > 0) return;
    const { workerSilentSeconds: silent, overdue, overdueSince, waiting, missedSince } = await followupHealth(db);
    tell(silent !== null && silent > silentSeconds, 'silence', new Date(Date.now() - (silent ?? 0) * 1000));
    const down = await channelsDown(db);
    for (const one of down) tellOfChannel(alarm, one, down.length >= Object.keys(senders).length);
    tell(overdue > 0 || waiting > manyWaiting, 'backlog', overdueSince ?? new Date());
    tell(missedSince !== null, 'hour', missedSince ?? new Date());
  };
  const timer = setInterval(() => void look().catch((error: unknown) => log('metrics-failed', { error })), (silentSeconds * 1000) / 3);
  return { stop: () => clearInterval(timer) };
}

/** To the technician, who can mend it; and to the lawyer on call, if it is a channel that would wake them. */
function tellOfChannel(alarm: Alarm, { kind, channel, code, since }: Down, isLast: boolean): void {
  alarm.raise(kind, since, { subject: channel, detail: `${channelNames[channel]}, ${code}`, atOnce: isLast });
  if (channel !== 'webhook') alarm.raise('unheard', since, { subject: channel, detail: channelNames[channel], atOnce: isLast });
}

/** The file system that the site is on; on a plain server the database is on the same. */
function isAlmostFull(): Promise<boolean> {
  return statfs('.').then(
    ({ bavail, bsize }) => bavail * bsize < leastFreeBytes,
    () => false,
  );
}

/** Where nothing says when backups are made, none is expected. A file that is not there means that none was ever made. */
async function isTooOld(backupDone: string | undefined): Promise<boolean> {
  if (!backupDone) return false;
  const made = await stat(backupDone).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return Date.now() - made > backupMs;
}

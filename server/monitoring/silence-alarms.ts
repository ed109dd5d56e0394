import { answers, type Database } from '#database/connection.ts';
import type { Alarm } from '#followup/alarm.ts';
import { followupHealth } from '#followup/figures.ts';
import { log } from '#server/monitoring/log.ts';

/** More waiting messages than this are a backlog, whatever their age. */
const manyWaiting = 500;

/**
 * Runs in each of the two processes: checks whether the other parts still work, raises an alarm when one does not, and ends it
 * when it does again. Sending an alarm needs none of these parts. `silentSeconds`: how long a worker, which beats every 5
 * seconds, or a database that restarts, may be silent.
 */
export function startSilenceAlarms(db: Database, alarm: Alarm, silentSeconds: number): { stop: () => void } {
  let lastAnswer = Date.now();
  const tell = (holds: boolean, kind: Parameters<Alarm['ring']>[0], since: Date) => (holds ? alarm.ring(kind, since) : alarm.over(kind));
  const look = async () => {
    // A slow query does not prove that the database is away, so a simple one decides.
    if (await answers(db)) lastAnswer = Date.now();
    const away = Date.now() - lastAnswer;
    if (away > silentSeconds * 1000) return alarm.ring('database', new Date(lastAnswer));
    if (away > 0) return;
    alarm.over('database');
    const { workerSilentSeconds: silent, overdue, overdueSince, waiting, late } = await followupHealth(db);
    tell(silent !== null && silent > silentSeconds, 'silence', new Date(Date.now() - (silent ?? 0) * 1000));
    tell(overdue > 0 || waiting > manyWaiting, 'backlog', overdueSince ?? new Date());
    if (late === 0) alarm.over('hour');
  };
  const timer = setInterval(() => void look().catch((error: unknown) => log('metrics-failed', { error })), (silentSeconds * 1000) / 3);
  return { stop: () => clearInterval(timer) };
}

import { randomUUID } from 'node:crypto';
import { connect, isReachable } from '#database/connection.ts';
import { assertDurable } from '#database/durability.ts';
import { migrate } from '#database/migrate.ts';
import { createQueues, openQueue } from '#database/queue.ts';
import { zone } from '#firm/zone.ts';
import { forgetCanaries } from '#followup/canary.ts';
import { orderDigest } from '#followup/digest.ts';
import { forgetCaseReviews } from '#intake/receipt.ts';
import { startCanary } from '#server/canary.ts';
import { consume } from '#server/consume.ts';
import { log } from '#server/log.ts';
import { startLookout } from '#server/lookout.ts';
import { openOffice } from '#server/office.ts';
import { runProcess } from '#server/process.ts';
import { keepThePromisedHour } from '#server/promised-hour.ts';
import { startPulse } from '#server/pulse.ts';
import { openWatch } from '#server/watch.ts';
import { startWatchdog } from '#server/watchdog.ts';

/** The worker process: every queue and the whole timetable on one screen. */
await runProcess(async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { max: 10, onError: (error) => log('database-error', { error }) });
  await migrate(db);
  await assertDurable(db);

  const boss = openQueue(environment.DATABASE_URL, { supervise: true, onError: (error) => log('queue-error', { error }) });
  await boss.start();
  await createQueues(boss);

  const office = openOffice(db, boss, environment);
  const pulse = startPulse(boss, db, randomUUID());
  const watchdog = startWatchdog({
    lastProgress: pulse.lastBeat,
    databaseUp: () => isReachable(environment.DATABASE_URL),
    log,
    // The supervisor (systemd, compose, npm run demo) starts a fresh process at once.
    giveUp: () => process.exit(70),
  });

  // Queues: what is done when a job arrives.
  await consume(boss, 'pulse', pulse.beat);
  await consume(boss, 'check-durability', () => assertDurable(db));
  await consume(boss, 'forget-case-reviews', async () => {
    await forgetCaseReviews(db);
    await forgetCanaries(db);
  });
  await consume(boss, 'order-digest', () => orderDigest(office));
  const hour = await keepThePromisedHour(office, boss);

  // Timetable, on the firm's own clock.
  const timetable = { tz: zone };
  await boss.schedule('check-durability', '0 * * * *', {}, timetable);
  await boss.schedule('forget-case-reviews', '20 * * * *', {}, timetable);
  const [hourOfDay, minute] = office.firm.firm.onCall.digest.at.split(':').map(Number);
  await boss.schedule('order-digest', `${minute} ${hourOfDay} * * *`, {}, timetable);

  const lookout = startLookout(db, office.alarm, environment.SILENCE_SECONDS);
  const canary = environment.CANARY === 'on' ? startCanary(office, environment.CANARY_SECONDS) : undefined;

  const watch = await openWatch(db, environment);
  log('started');
  return async () => {
    watchdog.stop();
    canary?.stop();
    lookout.stop();
    hour.stop();
    pulse.stop();
    await watch.stop();
    await boss.stop({ graceful: true, timeout: environment.STOP_WITHIN_SECONDS * 1000 });
    await pool.end();
  };
});

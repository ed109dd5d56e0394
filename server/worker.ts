import { randomUUID } from 'node:crypto';
import { forgetConsentProofs } from '#case-review/consent.ts';
import { forgetCaseReviews } from '#case-review/erase.ts';
import { connect, isReachable } from '#database/connection.ts';
import { assertDurable } from '#database/durability.ts';
import { noteZone } from '#database/firm-clock.ts';
import { createQueues, letWebWake, openQueue } from '#database/queue.ts';
import { channelsOf } from '#deliveries/settings.ts';
import { zone } from '#firm/zone.ts';
import { forgetCanaries } from '#incidents/canary.ts';
import { forgetIncidents } from '#incidents/store.ts';
import { remindOfReviewDates } from '#notifications/firm-mails/law-review.ts';
import { orderMail } from '#notifications/outbox/order-mail.ts';
import { noteOutlets } from '#notifications/outbox/receivers.ts';
import { noteChannels } from '#on-call/channels/configured.ts';
import { forgetPhoneAnswers } from '#replies/staff/answer-once.ts';
import { forgetInbound } from '#replies/worker-rpc/answer.ts';
import { startBounceReader } from '#server/jobs/bounces.ts';
import { startCanary } from '#server/jobs/canary.ts';
import { startCertificateWatch } from '#server/jobs/certificates.ts';
import { consume } from '#server/jobs/consume.ts';
import { startDrills } from '#server/jobs/drill.ts';
import { startInbound } from '#server/jobs/inbound.ts';
import { startOnCallWatch } from '#server/jobs/on-call.ts';
import { keepThePromisedHour } from '#server/jobs/promised-hour.ts';
import { startPulse } from '#server/jobs/pulse.ts';
import { startReceipts } from '#server/jobs/push-receipts.ts';
import { startWatchdog } from '#server/jobs/watchdog.ts';
import { refuseMissingKeys, refuseMissingSecrets } from '#server/key-check.ts';
import { log } from '#server/monitoring/log.ts';
import { serveMetrics } from '#server/monitoring/metrics-server.ts';
import { startSilenceAlarms } from '#server/monitoring/silence-alarms.ts';
import { runProcess } from '#server/process.ts';
import { fingerprintsIn, openerFor, recipientsOf } from '#server/sealing.ts';
import { untilUpToDate } from '#server/until-up-to-date.ts';
import { version } from '#server/version.ts';
import { drillChannels, openFollowup, outletsOf } from '#server/wiring/followup.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/** Between two looks for a database that is not there yet. */
const lookAgainMs = 1_000;

/** The worker process: every queue and every scheduled job is listed here. */
await runProcess('worker', async (environment) => {
  const opener = openerFor('worker', environment);
  await untilReachable(environment.DATABASE_URL);
  const { db, pool } = connect(environment.DATABASE_URL, { max: 10, onError: (error) => log('database-error', { error }) });
  await untilUpToDate(db, 'worker-waits-for-migrate');
  await assertDurable(db);
  await refuseMissingKeys(db, opener);
  await refuseMissingSecrets(db, secretsOf(environment));
  await noteOutlets(db, outletsOf(environment));
  await noteChannels(db, drillChannels(environment));
  await noteZone(db, zone);

  const boss = openQueue(environment.DATABASE_URL, { supervise: true, onError: (error) => log('queue-error', { error }) });
  await boss.start();
  await createQueues(boss);
  await letWebWake(db);

  const context = openFollowup(db, boss, environment);
  const { onCall } = context.firm;
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
    await forgetConsentProofs(db, context.firm.consentProofYears);
    await forgetCanaries(db);
    await forgetIncidents(db);
    await forgetPhoneAnswers(db);
    await forgetInbound(db);
  });
  await consume(boss, 'order-digest', () => orderMail(context, { kind: 'digest', to: onCall.digest.to, hours: 12 }));
  await consume(boss, 'order-law-review', () => orderMail(context, { kind: 'law-review', to: onCall.lawReview.to, hours: 20 * 24 }));
  await consume(boss, 'remind-of-review-dates', () => remindOfReviewDates(context));
  const hour = await keepThePromisedHour(context, boss);
  const onCallWatch = startOnCallWatch(context);
  const drills = startDrills(context, drillChannels(environment));
  const receipts = startReceipts(context);
  const inbound = startInbound(context, () => recipientsOf(environment));
  const { bounces: mailbox } = channelsOf(environment);
  const bounces = mailbox ? startBounceReader(context, mailbox) : undefined;

  // Timetable, on the firm's own clock.
  const timetable = { tz: zone };
  await boss.schedule('check-durability', '0 * * * *', {}, timetable);
  await boss.schedule('forget-case-reviews', '20 * * * *', {}, timetable);
  const [hourOfDay, minute] = onCall.digest.at.split(':').map(Number);
  await boss.schedule('order-digest', `${minute} ${hourOfDay} * * *`, {}, timetable);
  await boss.schedule('order-law-review', `${minute} ${hourOfDay} 1 * *`, {}, timetable);
  await boss.schedule('remind-of-review-dates', `${minute} ${hourOfDay} * * *`, {}, timetable);

  const lookout = startSilenceAlarms(db, context, environment);
  const canary = environment.CANARY === 'on' ? startCanary(context, environment.CANARY_SECONDS) : undefined;

  const certificates = startCertificateWatch(context);

  const watch = await serveMetrics(db, environment);
  log('started', { version, keys: fingerprintsIn(opener) });
  return async () => {
    watchdog.stop();
    canary?.stop();
    certificates.stop();
    lookout.stop();
    hour.stop();
    onCallWatch.stop();
    drills.stop();
    receipts.stop();
    inbound.stop();
    await bounces?.stop();
    pulse.stop();
    await watch.stop();
    await boss.stop({ graceful: true, timeout: environment.STOP_WITHIN_SECONDS * 1000 });
    await pool.end();
  };
});

/** Exiting without a database would only lead to one restart after the other, so the worker waits, and logs that it does. */
async function untilReachable(url: string): Promise<void> {
  for (let looks = 0; !(await isReachable(url)); looks++) {
    if (looks % 30 === 0) log('worker-waits-for-database', { seconds: Math.round((looks * lookAgainMs) / 1000) });
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

import * as pages from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import type { Assistant } from '#assistant/assistant.ts';
import { connect, type Database } from '#database/connection.ts';
import { assertDurable, DurabilityError } from '#database/durability.ts';
import { openingsIn } from '#database/openings.ts';
import { missingRights } from '#database/rights.ts';
import { missingMigrations } from '#database/up-to-date.ts';
import { wakeUpOf } from '#database/wake-up.ts';
import { openWriteProbe } from '#database/write-probe.ts';
import { siteLanguages } from '#firm/content.ts';
import { openAsking } from '#replies/worker-rpc/ask.ts';
import { LaunchError, refuseFirstOpening, refuseUnready } from '#server/commands/launch-check.ts';
import { createApp } from '#server/http/app.ts';
import { beforeLaunch } from '#server/http/before-launch.ts';
import { createChat } from '#server/http/chat.ts';
import { openListener } from '#server/http/listener.ts';
import { openQueue } from '#server/http/queue.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';
import { openVisitors } from '#server/http/visitor.ts';
import { refuseMissingSecrets } from '#server/key-check.ts';
import { startLaunchReminder } from '#server/launch-reminder.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { log } from '#server/monitoring/log.ts';
import { serveMetrics } from '#server/monitoring/metrics-server.ts';
import { startSilenceAlarms } from '#server/monitoring/silence-alarms.ts';
import { runProcess } from '#server/process.ts';
import { fingerprintsOf, recipientsOf } from '#server/sealing.ts';
import { version } from '#server/version.ts';
import { openAssistant } from '#server/wiring/assistant.ts';
import { openAlarm, openSenders } from '#server/wiring/followup.ts';
import { openIntake, secretsOf } from '#server/wiring/intake.ts';
import { openPhone } from '#server/wiring/phone.ts';
import { openPushDoor } from '#server/wiring/push.ts';
import { VaultError } from '#vault/vault.ts';

/** The web process: pages, and the requests that visitors send. */
await runProcess('web', async (environment) => {
  refuseUnready(environment);
  const keys = fingerprintsOf(recipientsOf(environment));
  const { db, pool } = connect(environment.DATABASE_URL, { onError: (error) => log('database-error', { error }) });
  const secrets = secretsOf(environment);
  await refuseLyingDatabase(async () => {
    await assertDurable(db);
    await refuseMissingSecrets(db, secrets);
    await refuseFirstOpening(environment, openingsIn(db));
  });

  // The same secret in every process, so that limits count together.
  const visitor = openVisitors(environment.TRUSTED_PROXY, secrets.current.key);
  const senders = openSenders(environment);
  const alarm = openAlarm(db, environment, senders);
  const wakeUp = wakeUpOf(environment.DATABASE_URL, (error) => log('wake-up-failed', { error }));
  const probe = openWriteProbe(environment.DATABASE_URL);
  const upToDate = untilUpToDate(db);
  const asking = openAsking(pool, secrets);
  let acceptsWork = true;
  const queue = openQueue();
  const assistant = openAssistant(db, environment, log);
  const chat = createChat(assistant, visitor, queue, (error) => log('chat-failed', { error }));
  const unlaunched = beforeLaunch(environment.LAUNCH_CHECK);
  const stored = readStoredPages('build/client', unlaunched?.mark);
  const app = createApp({
    stored,
    render: createRequestHandler(pages, 'production'),
    intake: openIntake({ db, pool }, environment, wakeUp, {
      flood: { perMinute: environment.FLOOD_PER_MINUTE, onFlood: () => alarm.raise('flood', new Date()) },
      failed: once((error) => log('sorting-failed', { error })),
    }),
    chat,
    health: { acceptsWork: () => acceptsWork, canStore: async () => (await upToDate()) && probe.canStore() },
    ...openPhone(asking, environment),
    push: openPushDoor(asking, secrets),
    log,
    trustedProxy: environment.TRUSTED_PROXY,
    visitor,
    queue,
    unlaunched,
  });
  const { server, port } = await listen(openListener(app, stored, log, queue, unlaunched?.headers), environment.HOST, environment.PORT);
  server.on('connection', queue.connected);
  // Also here, not only in the worker: a worker that has stopped cannot report it.
  const lookout = startSilenceAlarms(db, { alarm, senders }, environment);
  const reminder = unlaunched?.mark && startLaunchReminder(alarm);
  const watch = await serveMetrics(db, environment);
  const loading = loadAnswers(assistant);
  log('started', { version, port, keys });

  return async () => {
    acceptsWork = false;
    loading.stop();
    chat.stop();
    lookout.stop();
    reminder?.stop();
    await closeWithin(server, environment.STOP_WITHIN_SECONDS);
    await watch.stop();
    await probe.stop();
    await pool.end();
  };
});

/**
 * The chat's answers in the languages of the pages, one language at a time, once pages are served. Each takes a third of a second and
 * 50 MB; a language without pages is loaded by the first question that is asked in it.
 */
function loadAnswers({ load }: Assistant): { stop: () => void } {
  const languages = siteLanguages().map(({ code }) => code);
  const timer = setInterval(() => {
    const language = languages.shift();
    if (language) load(language);
    else clearInterval(timer);
  }, loadEveryMs);
  return { stop: () => clearInterval(timer) };
}

const loadEveryMs = 5_000;

/** Whether `npm run migrate` of this release has run, and the role has what it needs. Pages are served meanwhile. */
function untilUpToDate(db: Database): () => Promise<boolean> {
  let known = false;
  const told = once(() => log('tables-out-of-date'));
  return async () => {
    if (known) return true;
    const missing = await missingMigrations(db).catch(() => undefined);
    if (missing?.length) told(missing);
    known = missing?.length === 0 && (await lacksNothing(db));
    return known;
  };
}

async function lacksNothing(db: Database): Promise<boolean> {
  const missing = await missingRights(db).catch(() => undefined);
  if (missing?.length) log('rights-missing', { why: missing.join(' ') });
  return missing?.length === 0;
}

/** A lasting fault is logged once, not at every request. */
function once(tell: (error: unknown) => void): (error: unknown) => void {
  let told = false;
  return (error) => {
    if (!told) tell(error);
    told = true;
  };
}

/** A database that is merely down does not keep the pages from being served; one that may lose requests does. */
async function refuseLyingDatabase(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof DurabilityError || error instanceof VaultError || error instanceof LaunchError) throw error;
    log('database-error', { error });
  }
}

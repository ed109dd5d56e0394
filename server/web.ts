import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { connect, isReachable } from '#database/connection.ts';
import { assertDurable, DurabilityError } from '#database/durability.ts';
import { theFirm } from '#firm/firm.ts';
import { currentYear } from '#firm/year.ts';
import { stopTexts } from '#followup/stops.ts';
import { createApp } from '#server/app.ts';
import { openAssistant } from '#server/assistant.ts';
import { createChat } from '#server/chat.ts';
import { openIntake, secretOf } from '#server/intake.ts';
import { refuseUnready } from '#server/launch-check.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { openListener } from '#server/listener.ts';
import { log } from '#server/log.ts';
import { startLookout } from '#server/lookout.ts';
import { openAlarm, openSenders, publicUrl } from '#server/office.ts';
import { runProcess } from '#server/process.ts';
import { readStoredPages, type StoredPages } from '#server/stored-pages.ts';
import { openVisitors } from '#server/visitor.ts';
import { wakeUpOf } from '#server/wake-up.ts';
import { openWatch } from '#server/watch.ts';

/** The web process: pages, and the requests that visitors send. */
await runProcess(async (environment) => {
  refuseUnready(environment);
  const { db, pool } = connect(environment.DATABASE_URL, { onError: (error) => log('database-error', { error }) });
  await refuseLyingDatabase(() => assertDurable(db));

  const secret = secretOf(environment);
  // The same secret in every process, so that limits count together.
  const visitor = openVisitors(environment.TRUSTED_PROXY, secret);
  const alarm = openAlarm(environment, openSenders(environment));
  let acceptsWork = true;
  const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
  const chat = createChat(openAssistant(db, environment, log), visitor);
  const stored = pagesOfThisYear();
  const app = createApp({
    stored,
    render: createRequestHandler(build, 'production'),
    intake: openIntake({ db, pool }, environment, wakeUpOf(environment.DATABASE_URL), {
      perMinute: environment.FLOOD_PER_MINUTE,
      onFlood: () => alarm('flood', new Date()),
    }),
    chat,
    health: { acceptsWork: () => acceptsWork, databaseUp: () => isReachable(environment.DATABASE_URL) },
    inboundSms: environment.SMS_TOKEN
      ? {
          token: environment.SMS_TOKEN,
          url: `${publicUrl(environment)}/sms/inbound`,
          stopTexts: async (phone) => void (await stopTexts(db, secret, phone)),
        }
      : undefined,
    log,
    trustedProxy: environment.TRUSTED_PROXY,
    visitor,
    phone: theFirm().firm.phone.display,
  });
  const { server, port } = await listen(openListener(app, stored, log), environment.HOST, environment.PORT);
  // From here too: a worker that has stopped cannot say so itself.
  const lookout = startLookout(db, alarm, environment.SILENCE_SECONDS);
  const watch = await openWatch(db, environment);
  log('started', { port });

  return async () => {
    acceptsWork = false;
    chat.stop();
    lookout.stop();
    await closeWithin(server, environment.STOP_WITHIN_SECONDS);
    await watch.stop();
    await pool.end();
  };
});

/** A process that runs through New Year's Eve shows the new year within a minute of it. */
function pagesOfThisYear(): StoredPages {
  let year = currentYear();
  const stored = readStoredPages('build/client', year);
  setInterval(() => {
    if (currentYear() === year) return;
    year = currentYear();
    Object.assign(stored, readStoredPages('build/client', year));
  }, 60_000).unref();
  return stored;
}

/** A database that is merely down does not keep the pages from being served; one that may lose requests does. */
async function refuseLyingDatabase(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof DurabilityError) throw error;
    log('database-error', { error });
  }
}

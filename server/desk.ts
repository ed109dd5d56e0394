import { join } from 'node:path';
import * as pages from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { answers, connect } from '#database/connection.ts';
import { assertDurable } from '#database/durability.ts';
import { followPeople } from '#desk/people.ts';
import { openRequestIndex } from '#desk/request-index.ts';
import { content } from '#firm/content.ts';
import { lookFromDesk } from '#incidents/canary.ts';
import { readDeskEnvironment } from '#server/desk-environment.ts';
import { createDeskApp } from '#server/http/desk-app.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';
import { refuseMissingKeys } from '#server/key-check.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { log } from '#server/monitoring/log.ts';
import { runWith } from '#server/process.ts';
import { fingerprintsIn, openerFor, recipientsOf } from '#server/sealing.ts';
import { untilUpToDate } from '#server/until-up-to-date.ts';
import { version } from '#server/version.ts';
import { openSecrets } from '#vault/secrets.ts';

/** The desk: where the firm's own people work on requests. A process and a host of its own, linked from no public page. */
await runWith(readDeskEnvironment, async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { onError: (error) => log('database-error', { error }) });
  await assertDurable(db);
  await untilUpToDate(db, 'desk-waits-for-migrate');
  const words = content();
  let acceptsWork = true;
  const report = (error: unknown) => log('page-failed', { error });
  const opener = openerFor('desk', environment);
  await refuseMissingKeys(db, opener);
  const index = openRequestIndex({ db, opener, report });
  const app = createDeskApp({
    stored: readStoredPages(join(import.meta.dirname, '../client')),
    render: createRequestHandler(pages, 'production'),
    desk: {
      db,
      opener,
      index,
      sealTo: recipientsOf(environment),
      content: words,
      ladder: words.firm.onCall,
      people: followPeople('en/firm.yaml', report),
      secrets: openSecrets(environment.LINK_SECRET),
      version,
      clock: () => new Date(),
      deskUrl: environment.DESK_URL,
      publicUrl: environment.PUBLIC_URL ?? words.firm.website,
      report,
      note: log,
    },
    health: { acceptsWork: () => acceptsWork, canStore: () => answers(db) },
    log,
  });
  const answer = getRequestListener(app.fetch);
  const { server, port } = await listen((request, response) => void answer(request, response), environment.HOST, environment.DESK_PORT);
  log('started', { version, port, keys: fingerprintsIn(opener) });
  // A public key that was mixed up would lose every new story without a word: the newest test request shows it within minutes.
  const look = () =>
    lookFromDesk(db, opener).then((shut) => {
      for (const part of shut) log('canary-failed', { kind: 'sealed', why: part });
    }, report);
  void look();
  const looking = setInterval(() => void look(), 60_000);
  return async () => {
    acceptsWork = false;
    clearInterval(looking);
    await index.stop();
    await closeWithin(server, environment.STOP_WITHIN_SECONDS);
    await pool.end();
  };
});

import { join } from 'node:path';
import * as pages from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { answers, connect } from '#database/connection.ts';
import { assertDurable } from '#database/durability.ts';
import { followPeople } from '#desk/people.ts';
import { openRequestIndex } from '#desk/request-index.ts';
import { content } from '#firm/content.ts';
import { readDeskEnvironment } from '#server/desk-environment.ts';
import { createDeskApp } from '#server/http/desk-app.ts';
import { closeWithin, listen } from '#server/http/listen.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';
import { log } from '#server/monitoring/log.ts';
import { runWith } from '#server/process.ts';
import { openerOf, readPrivateKeys, readRecipients } from '#vault/recipients.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openVault, parseKeys } from '#vault/vault.ts';

/** The desk: where the firm's own people work on requests. A process and a host of its own, linked from no public page. */
await runWith(readDeskEnvironment, async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { onError: (error) => log('database-error', { error }) });
  await assertDurable(db);
  const words = content();
  let acceptsWork = true;
  const report = (error: unknown) => log('page-failed', { error });
  const opener = openerOf('desk', readPrivateKeys(environment.DESK_KEYS), environment.VAULT_KEYS ? openVault(parseKeys(environment.VAULT_KEYS)) : undefined);
  const index = openRequestIndex({ db, opener, report });
  const app = createDeskApp({
    stored: readStoredPages(join(import.meta.dirname, '../client')),
    render: createRequestHandler(pages, 'production'),
    desk: {
      db,
      opener,
      index,
      sealTo: readRecipients(environment.SEAL_TO),
      content: words,
      ladder: words.firm.onCall,
      people: followPeople('en/firm.yaml', report),
      secrets: openSecrets(environment.LINK_SECRET),
      clock: () => new Date(),
      deskUrl: environment.DESK_URL,
      publicUrl: environment.PUBLIC_URL ?? words.firm.website,
      report,
    },
    health: { acceptsWork: () => acceptsWork, canStore: () => answers(db) },
    log,
  });
  const answer = getRequestListener(app.fetch);
  const { server, port } = await listen((request, response) => void answer(request, response), environment.HOST, environment.DESK_PORT);
  log('started', { port });
  return async () => {
    acceptsWork = false;
    await index.stop();
    await closeWithin(server, environment.STOP_WITHIN_SECONDS);
    await pool.end();
  };
});

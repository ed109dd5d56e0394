import { existsSync } from 'node:fs';
import { content } from '#firm/content.ts';
import { fillHalfYear } from '#scripts/demo-data/fill.ts';
import { inviteEverybody } from '#scripts/demo-invitations.ts';
import { localOutside, startInbox } from '#scripts/inbox.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { handOver } from '#scripts/steps.ts';
import { stopInOrder } from '#scripts/stop-in-order.ts';
import { supervise } from '#scripts/supervisor.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { openWatch } from '#server/progress.ts';
import { readRecipients } from '#vault/recipients.ts';
import { openSecrets } from '#vault/secrets.ts';

/** `npm run demo`: as production, all in one, on fresh data that is gone when it stops. DEMO_REQUESTS fills in an invented half year. */
const port = Number(process.env['PORT'] ?? 3000);
const inboxPort = Number(process.env['INBOX_PORT'] ?? 1080);
const deskPort = Number(process.env['DESK_PORT'] ?? 3100);
const count = Number(process.env['DEMO_REQUESTS'] ?? 0);

/** A busy machine takes its time. */
const startsWithin = 180;

const onStop = stopInOrder();
if (!existsSync('build/server/web.js') || !existsSync('build/desk/server/desk.js')) await handOver('node', ['scripts/build.ts']);

const starting = startLocalPostgres();
onStop(async () => (await starting).discard());
const postgres = await starting;
const inbox = await startInbox(inboxPort);
onStop(inbox.stop);

const recipients = readRecipients(demoKeys.desk.SEAL_TO);
if (count > 0)
  await openWatch()('an invented half year', () =>
    fillHalfYear({ url: postgres.urls.owner, count, content: content(), recipients, secrets: openSecrets(demoSecrets.INTAKE_SECRET) }),
  );

const outside = localOutside(inbox, port, deskPort);
const all = { NODE_ENV: 'production', HOST: '127.0.0.1', STOP_WITHIN_SECONDS: '5' };
/** Each process has its own role in the database, its own keys, and nothing of the others, as in production. */
const env = {
  web: { ...all, ...demoSecrets, ...outside, ...demoKeys.web, DATABASE_URL: postgres.urls.web, PORT: String(port), LAUNCH_CHECK: 'off' },
  worker: { ...all, ...demoSecrets, ...outside, ...demoKeys.worker, DATABASE_URL: postgres.urls.worker },
  desk: {
    ...all,
    ...demoKeys.desk,
    DATABASE_URL: postgres.urls.desk,
    DESK_PORT: String(deskPort),
    DESK_URL: outside['DESK_URL'],
    PUBLIC_URL: outside['PUBLIC_URL'],
  },
};
// The processes log JSON for machines, so it is shown only with DEMO_LOG set.
const show = (line: string) => void (process.env['DEMO_LOG'] && process.stderr.write(`${line}\n`));
const working = Promise.withResolvers<void>();
const onLine = (line: string) => {
  if (line.includes('"event":"started"')) working.resolve();
  show(line);
};
const worker = supervise('worker', process.execPath, ['build/server/worker.js'], env.worker, { onLine });
const web = supervise('web', process.execPath, ['--max-old-space-size=320', '--max-semi-space-size=16', 'build/server/web.js'], env.web, { onLine: show });
const desk = supervise('desk', process.execPath, ['build/desk/server/desk.js'], env.desk, { onLine: show });
// Stops web and desk first; the worker then still delivers what visitors have sent.
onStop(worker.stop);
onStop(async () => void (await Promise.all([web.stop(), desk.stop()])));

await Promise.all([
  working.promise,
  untilReady(`http://127.0.0.1:${port}/ready/intake`, startsWithin),
  untilReady(`http://localhost:${deskPort}/ready`, startsWithin),
]);
await inviteEverybody(postgres.urls.desk, recipients);
process.stdout.write(`desk ${outside['DESK_URL']}\n`);
process.stdout.write(`ready http://127.0.0.1:${port} inbox ${inbox.url}\n`);

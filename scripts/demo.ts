import { existsSync } from 'node:fs';
import { startInbox } from '#scripts/inbox.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { step } from '#scripts/steps.ts';
import { stopInOrder } from '#scripts/stop-in-order.ts';
import { supervise } from '#scripts/supervisor.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys, demoSecrets, localOutside } from '#server/demo-secrets.ts';

/** `npm run demo`: as production, all in one, on fresh data that is gone when it stops. */
const port = Number(process.env['PORT'] ?? 3000);
const inboxPort = Number(process.env['INBOX_PORT'] ?? 1080);

const onStop = stopInOrder();
if (!existsSync('build/server/web.js')) step('build', 'node', ['scripts/build.ts']);

const starting = startLocalPostgres();
onStop(async () => (await starting).discard());
const postgres = await starting;
const inbox = await startInbox(inboxPort);
onStop(inbox.stop);

const env = {
  NODE_ENV: 'production',
  ...demoSecrets,
  ...localOutside(inbox, port),
  LAUNCH_CHECK: 'off',
  HOST: '127.0.0.1',
  PORT: String(port),
  STOP_WITHIN_SECONDS: '5',
};
// Both processes log JSON for machines, so it is shown only with DEMO_LOG set.
const show = (line: string) => void (process.env['DEMO_LOG'] && process.stderr.write(`${line}\n`));
const working = Promise.withResolvers<void>();
const onLine = (line: string) => {
  if (line.includes('"event":"started"')) working.resolve();
  show(line);
};
const worker = supervise('worker', process.execPath, ['build/server/worker.js'], { ...env, ...demoKeys.worker, DATABASE_URL: postgres.urls.worker }, { onLine });
const web = supervise(
  'web',
  process.execPath,
  ['--max-old-space-size=256', 'build/server/web.js'],
  { ...env, ...demoKeys.web, DATABASE_URL: postgres.urls.web },
  { onLine: show },
);
// Stops web first; the worker then still delivers what visitors have sent.
onStop(worker.stop);
onStop(web.stop);

await Promise.all([working.promise, untilReady(`http://127.0.0.1:${port}/ready/intake`)]);
process.stdout.write(`ready http://127.0.0.1:${port} inbox ${inbox.url}\n`);

import { existsSync } from 'node:fs';
import { startInbox } from '#server/local/inbox.ts';
import { startLocalPostgres } from '#server/local/postgres.ts';
import { localOutside, localSecrets } from '#server/local/secrets.ts';
import { step } from '#server/local/steps.ts';
import { stopInOrder } from '#server/local/stop-in-order.ts';
import { supervise } from '#server/local/supervisor.ts';
import { untilReady } from '#server/local/until-ready.ts';

/** `npm run demo`: as production, all in one, on fresh data that is gone when it stops. */
const port = Number(process.env['PORT'] ?? 3000);
const inboxPort = Number(process.env['INBOX_PORT'] ?? 1080);

const onStop = stopInOrder();
if (!existsSync('build/web.js')) step('build', 'node', ['server/local/build.ts']);

const starting = startLocalPostgres();
onStop(async () => (await starting).discard());
const postgres = await starting;
const inbox = await startInbox(inboxPort);
onStop(inbox.stop);

const env = {
  NODE_ENV: 'production',
  ...localSecrets,
  ...localOutside(inbox, port),
  LAUNCH_CHECK: 'off',
  DATABASE_URL: postgres.url,
  HOST: '127.0.0.1',
  PORT: String(port),
  STOP_WITHIN_SECONDS: '5',
};
// The log of both processes is on request only: what they print is for machines.
const show = (line: string) => void (process.env['DEMO_LOG'] && process.stderr.write(`${line}\n`));
const working = Promise.withResolvers<void>();
const onLine = (line: string) => {
  if (line.includes('"event":"started"')) working.resolve();
  show(line);
};
const worker = supervise('worker', process.execPath, ['build/worker.js'], env, { onLine });
const web = supervise('web', process.execPath, ['build/web.js'], env, { onLine: show });
// Web first, then worker: what a visitor has sent is still carried.
onStop(worker.stop);
onStop(web.stop);

await Promise.all([working.promise, untilReady(`http://127.0.0.1:${port}/ready/intake`)]);
process.stdout.write(`ready http://127.0.0.1:${port} inbox ${inbox.url}\n`);

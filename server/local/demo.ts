import { existsSync } from 'node:fs';
import { startInbox } from '#server/local/inbox.ts';
import { startLocalPostgres } from '#server/local/postgres.ts';
import { step } from '#server/local/steps.ts';
import { supervise } from '#server/local/supervisor.ts';
import { untilReady } from '#server/local/until-ready.ts';

/** `npm run demo`: as production, all in one, on fresh data that is gone when it stops. */
const port = Number(process.env['PORT'] ?? 3000);
const inboxPort = Number(process.env['INBOX_PORT'] ?? 1080);

let stopping = false;
const started: (() => Promise<void>)[] = [];
const stop = (code: number) => {
  if (stopping) return;
  stopping = true;
  void (async () => {
    for (const end of started.reverse()) await end();
    process.exit(code);
  })();
};
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// A port that is taken, say: nothing that was started stays behind.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.message}\n`);
  stop(1);
});
if (!existsSync('build/web.js')) step('build', 'node', ['server/local/build.ts']);

const postgres = await startLocalPostgres();
started.push(postgres.discard);
const inbox = await startInbox(inboxPort);
started.push(inbox.stop);

const env = { NODE_ENV: 'production', DATABASE_URL: postgres.url, HOST: '127.0.0.1', PORT: String(port), STOP_WITHIN_SECONDS: '5' };
// The log of both processes is on request only: what they print is for machines.
const show = (line: string) => void (process.env['DEMO_LOG'] && process.stderr.write(`${line}\n`));
const working = Promise.withResolvers<void>();
const worker = supervise('worker', process.execPath, ['build/worker.js'], env, (line) => {
  if (line.includes('"event":"started"')) working.resolve();
  show(line);
});
const web = supervise('web', process.execPath, ['build/web.js'], env, show);
// Web first, then worker: what a visitor has sent is still carried.
started.push(worker.stop, web.stop);

await Promise.all([working.promise, untilReady(`http://127.0.0.1:${port}/ready/intake`)]);
process.stdout.write(`ready http://127.0.0.1:${port} inbox ${inbox.url}\n`);

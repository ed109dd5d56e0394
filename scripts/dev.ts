import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { relative, resolve } from 'node:path';
import { connect } from '#database/connection.ts';
import { wakeUpOf } from '#database/wake-up.ts';
import { openWriteProbe } from '#database/write-probe.ts';
import { contentFolder, firmFolder } from '#firm/content-file.ts';
import { localOutside, startInbox } from '#scripts/inbox.ts';
import { startLiveDesk } from '#scripts/live-desk.ts';
import { startLivePages } from '#scripts/live-pages.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { startRedrawing } from '#scripts/redrawing.ts';
import { step } from '#scripts/steps.ts';
import { stopInOrder } from '#scripts/stop-in-order.ts';
import { supervise } from '#scripts/supervisor.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { closeWithin, listen } from '#server/listen.ts';

/** `npm run dev`: everything with reload, all in one. What is stored stays in `.data` from one start to the next. */
const port = Number(process.env['PORT'] ?? 3000);
const inboxPort = Number(process.env['INBOX_PORT'] ?? 1080);
const deskPort = Number(process.env['DESK_PORT'] ?? 3100);
const data = resolve(process.env['DEV_DATA'] ?? '.data');

/** The words that come with the code, and the firm's own. */
const wordFolders = [contentFolder, ...(firmFolder ? [firmFolder] : [])];

const onStop = stopInOrder();
// Pages name the built islands even where they load them from their sources.
if (!existsSync('public/islands/manifest.json')) await step('islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn']);

let answer: RequestListener = (_request, response) => void response.writeHead(503, { 'Retry-After': '1' }).end('Starting');
const { server } = await listen((request, response) => answer(request, response), '127.0.0.1', port);
onStop(() => closeWithin(server, 0));

const drawings = startRedrawing();
onStop(drawings.stop);
const starting = startLocalPostgres({ dataFolder: `${data}/postgres`, outlivesCtrlC: true });
onStop(async () => (await starting).discard());
const postgres = await starting;
const inbox = await startInbox(inboxPort);
onStop(inbox.stop);
await drawings.done();

const working = Promise.withResolvers<void>();
const worker = supervise(
  'worker',
  process.execPath,
  ['--import', './scripts/tsx.ts', 'server/worker.ts'],
  {
    ...demoSecrets,
    ...demoKeys.worker,
    ...localOutside(inbox, port, deskPort),
    DATABASE_URL: postgres.urls.worker,
    STOP_WITHIN_SECONDS: '5',
  },
  {
    onLine: (line) => {
      if (line.includes('"event":"started"')) working.resolve();
      else if (!/"event":"stopp(ing|ed)"}/.test(line)) process.stderr.write(`${line}\n`);
    },
    // 0 is an end that was asked for, by Ctrl-C say. 1 is a mistake to repair: the next change of a file starts it again.
    again: (code) => {
      working.resolve();
      return code !== 0 && code !== 1;
    },
  },
);
onStop(worker.stop);

const outside = localOutside(inbox, port, deskPort);
const desk = startLiveDesk(
  {
    ...demoKeys.desk,
    DATABASE_URL: postgres.urls.desk,
    DESK_PORT: String(deskPort),
    DESK_URL: outside['DESK_URL'],
    PUBLIC_URL: outside['PUBLIC_URL'],
    STOP_WITHIN_SECONDS: '5',
  },
  (line) => void (isTrouble(line) && process.stderr.write(`${line}\n`)),
);
onStop(desk.stop);

const { db, pool } = connect(postgres.urls.web, { onError: (error) => process.stderr.write(`${error.message}\n`) });
onStop(() => pool.end());
const probe = openWriteProbe(postgres.urls.web);
onStop(probe.stop);
const pages = await startLivePages({
  server,
  database: { db, pool },
  wakeUp: wakeUpOf(postgres.urls.web),
  health: { acceptsWork: () => true, canStore: probe.canStore },
  watch: wordFolders,
  ignore: [data, ...['.data', '.react-router', 'build', 'docs', 'tests', 'public/islands'].map((folder) => resolve(folder))],
  onChange: (files, wordsAreWhole) => {
    if (wordsAreWhole && files.some(isDrawnFrom)) drawings.again();
    if (files.some(concernsWorker)) worker.restart();
    if (wordsAreWhole && files.some(concernsDesk)) desk.again();
  },
});
onStop(pages.stop);
answer = pages.answer;

await Promise.all([working.promise, untilReady(`http://127.0.0.1:${port}/ready/intake`), desk.built()]);
await untilReady(`http://localhost:${deskPort}/ready`);
process.stdout.write(`desk ${outside['DESK_URL']}\n`);
process.stdout.write(`ready http://127.0.0.1:${port} inbox ${inbox.url}\n`);

/** Of the words, the map shows the firm's office and the cities; its photos and its logo are shown as they are. */
function isDrawnFrom(file: string): boolean {
  if (wordFolders.some((folder) => isIn(folder, file))) return !/\.(yaml|md)$/.test(file) || /[/\\](firm\.yaml|cities[/\\].+)$/.test(file);
  return isIn('site/drawings', file) || isIn('ui/icon-names.ts', file) || isIn('ui/palette.ts', file);
}

function concernsWorker(file: string): boolean {
  return !['site', 'desk', 'ui', 'public'].some((folder) => isIn(folder, file));
}

function concernsDesk(file: string): boolean {
  return !['site', 'intake', 'assistant', 'public'].some((folder) => isIn(folder, file));
}

/** What is asked for and how quickly is of no use here. */
function isTrouble(line: string): boolean {
  return !/"event":"(request|started|stopping|stopped)"/.test(line);
}

function isIn(folder: string, file: string): boolean {
  return !relative(resolve(folder), file).startsWith('..');
}

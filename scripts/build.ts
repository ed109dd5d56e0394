import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { finishPages } from '#scripts/finish-pages.ts';
import { writeRightsWorker } from '#scripts/rights-worker.ts';
import { step } from '#scripts/steps.ts';
import { filesBelow } from '#server/http/stored-pages.ts';
import { openWatch, type Told } from '#server/progress.ts';

/** Seconds that each step takes on two shared cores, in their order. */
const watch = openWatch({
  drawings: 6,
  'share pictures': 20,
  islands: 3,
  'pages and processes': 30,
  desk: 15,
  'answers of the chat': 17,
  'finished pages': 4,
  'smaller forms': 30,
});

/** `npm run build`: drawings, islands, finished pages with their compressed forms, the three processes, and what the chat answers from. */
await step('drawings', 'node', ['site/drawings/draw.ts'], watch);
await step('share pictures', 'node', ['site/drawings/share-pictures.ts'], watch);
await step('islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn'], watch);
await step('pages and processes', 'react-router', ['build', '--logLevel', 'warn'], watch);
await step('desk', 'react-router', ['build', 'desk', '--logLevel', 'warn', '--emptyOutDir'], watch);
await step('answers of the chat', 'node', ['scripts/prepare-assistant.ts'], watch);
await watch('finished pages', async () => {
  removeUnused('build/client');
  finishPages('build/client');
  await writeRightsWorker('build/client');
  removeLists('build/desk/client');
});
await watch('smaller forms', (told) => compress(['build/client', 'build/desk/client'], told));

/**
 * Pages are never hydrated as a whole, so the scripts that React Router builds for that are not shipped. Neither are styles that
 * no page names: the processes are built together with the pages, and their bundle repeats all of them.
 */
function removeUnused(folder: string): void {
  const files = filesBelow(folder);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(folder, file), 'utf8'));
  const isNamed = (file: string) => pages.some((page) => page.includes(file));
  for (const file of files) {
    const unused =
      /^assets\/.*\.js$/.test(file) || file.endsWith('.data') || file.startsWith('.vite/') || (/^assets\/server-.*\.css$/.test(file) && !isNamed(file));
    if (unused) rmSync(join(folder, file));
  }
}

/** Vite's own lists of what it built are for the build alone. */
function removeLists(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => name.startsWith('.vite/'))) rmSync(join(folder, file));
}

/** Made once here at the highest level, so that no request ever waits for a compressor. */
async function compress(folders: readonly string[], told: Told): Promise<void> {
  const files = folders
    .flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)))
    .filter((name) => /\.(html|css|js|svg|json|xml|txt|webmanifest)$/.test(name));
  for (const [at, file] of files.entries()) {
    const content = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    told(at + 1, files.length);
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { finishPages } from '#scripts/finish-pages.ts';
import { writeRightsWorker } from '#scripts/rights-worker.ts';
import { step } from '#scripts/steps.ts';
import { filesBelow } from '#server/http/stored-pages.ts';

/** `npm run build`: drawings, islands, finished pages with their compressed forms, the three processes, and what the chat answers from. */
step('drawings', 'node', ['site/drawings/draw.ts']);
step('share pictures', 'node', ['site/drawings/share-pictures.ts']);
step('islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn']);
step('pages and processes', 'react-router', ['build', '--logLevel', 'warn']);
step('desk', 'react-router', ['build', 'desk', '--logLevel', 'warn', '--emptyOutDir']);
step('answers of the chat', 'node', ['scripts/prepare-assistant.ts']);
removeUnused('build/client');
finishPages('build/client');
await writeRightsWorker('build/client');
compress('build/client');
removeLists('build/desk/client');
compress('build/desk/client');

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
function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => /\.(html|css|js|svg|json|xml|txt|webmanifest)$/.test(name))) {
    const content = readFileSync(join(folder, file));
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { step } from '#server/local/steps.ts';

/** `npm run build`: drawings, islands, finished pages with their compressed forms, and the two processes. */
step('drawings', 'node', ['site/art/draw.ts']);
step('share pictures', 'node', ['site/art/share-pictures.ts']);
step('islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn']);
step('pages', 'react-router', ['build', '--logLevel', 'warn']);
removeUnusedScripts('build/client');
compress('build/client');
step('processes', 'rolldown', ['-c', 'rolldown.config.ts', '--logLevel', 'silent']);

/** Pages are never hydrated as a whole, so the scripts that React Router builds for that are not shipped. */
function removeUnusedScripts(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (/^assets\/.*\.js$/.test(file) || file.endsWith('.data') || file.startsWith('.vite/')) rmSync(join(folder, file));
  }
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

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

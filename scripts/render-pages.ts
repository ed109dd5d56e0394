import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { finishPage } from '#scripts/finish-pages.ts';
import { filesBelow } from '#server/http/stored-pages.ts';
import { addressesToPrerender, allPageAddresses } from '#site/addresses.ts';

/**
 * A step of the build: what is the same for everyone, rendered by the built server from the built words. React Router does so only at the end of
 * building everything anew; this way a changed word costs a rendering. A page that came out as before keeps its finished file and its compressed forms.
 */
const folder = 'build/client';
const before: Record<string, string> = existsSync('build/rendered.json') ? JSON.parse(readFileSync('build/rendered.json', 'utf8')) : {};
const server = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
const render = createRequestHandler(server, 'production');
const pages = new Set(allPageAddresses());
const now: Record<string, string> = {};
let changed = 0;
for (const address of addressesToPrerender()) {
  const isPage = pages.has(address);
  const response = await render(new Request(`http://localhost${address}${isPage && address !== '/' ? '/' : ''}`));
  if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`);
  const words = await response.text();
  const file = isPage ? join(address, 'index.html').slice(1) : address.slice(1);
  now[file] = createHash('sha256').update(words).digest('hex');
  if (now[file] === before[file] && existsSync(join(folder, file))) continue;
  changed++;
  write(file, isPage ? finishPage(words, folder) : words);
}
for (const file of filesBelow(folder)) if (file.endsWith('.html') && !(file in now)) remove(file);
writeFileSync('build/rendered.json', JSON.stringify(now));
process.stdout.write(`${changed} of ${Object.keys(now).length} pages and lists changed\n`);

function write(file: string, words: string): void {
  remove(file);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), words);
}

function remove(file: string): void {
  for (const form of ['', '.br', '.gz']) rmSync(join(folder, `${file}${form}`), { force: true });
}

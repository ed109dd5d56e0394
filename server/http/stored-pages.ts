import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

export type StoredFile = {
  type: string;
  etag: string;
  /** Files with a hash in their name never change; pages are asked for again, and answered with 304. */
  cache: string;
  /** The hash of the styles inside a page, as its policy names it. */
  style?: string;
  /** The language of a page. */
  language?: string;
  /** The only page that a worker may answer for. */
  scope?: string;
  body: { identity: Buffer<ArrayBuffer>; br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> };
};

export type StoredPages = { pages: Map<string, StoredFile>; files: Map<string, StoredFile> };

/** `mark` changes each page (server/http/before-launch.ts). Everything the build finished, held in memory with its compressed forms: about 8 MB for 40 pages and their share pictures. */
export function readStoredPages(folder: string, mark?: (html: string) => string): StoredPages {
  const pages = new Map<string, StoredFile>();
  const files = new Map<string, StoredFile>();
  for (const path of filesBelow(folder)) {
    const file = `${folder}/${path}`;
    if (/\.(br|gz)$/.test(path) || path.endsWith('manifest.json')) continue;
    if (path.endsWith('.html')) pages.set(pageAddress(path), page(file, mark));
    else if (path.endsWith('rights-worker.js'))
      files.set(`/${path}`, { ...stored(file, readFileSync(file), 'no-cache'), scope: `/${path.replace('-worker.js', '')}` });
    else files.set(`/${path}`, stored(file, readFileSync(file), hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'));
  }
  return { pages, files };
}

/** `about/index.html` answers for `/about`. */
function pageAddress(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function page(file: string, mark: ((html: string) => string) | undefined): StoredFile {
  const html = mark ? Buffer.from(mark(readFileSync(file, 'utf8'))) : readFileSync(file);
  const styles = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html.toString())?.[1];
  const style = styles === undefined ? {} : { style: `sha256-${createHash('sha256').update(styles).digest('base64')}` };
  const language = /<html[^>]* lang="([^"]+)"/.exec(html.toString())?.[1];
  const asBuilt = stored(file, html, 'public, max-age=0, must-revalidate');
  // The compressed forms are those of the page without a mark.
  return { ...asBuilt, ...(mark ? { body: { identity: html } } : {}), ...style, ...(language ? { language } : {}) };
}

const hashed = /^(assets|islands\/assets)\//;

function stored(file: string, identity: Buffer<ArrayBuffer>, cache: string): StoredFile {
  const br = sibling(`${file}.br`);
  const gzip = sibling(`${file}.gz`);
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: etagOf(identity),
    cache,
    body: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

function sibling(file: string): Buffer<ArrayBuffer> | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : undefined;
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** The names of all files in a folder and in those below it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

export const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

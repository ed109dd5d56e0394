import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeRightsWorker } from '#scripts/rights-worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rights-'));
  const chunks = {
    'site/islands/loader.ts': { file: 'assets/loader-1.js', assets: ['assets/font-1.woff2'] },
    'site/islands/rights.ts': { file: 'assets/rights-1.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared-1.js' },
    'site/islands/chat.tsx': { file: 'assets/chat-1.js' },
  };
  put('islands/manifest.json', JSON.stringify(chunks));
  put('rights/index.html', '<style data-from="/assets/root-1.css /assets/inner-1.css">a{}</style>');
  for (const name of ['loader-1.js', 'font-1.woff2', 'rights-1.js', 'shared-1.js', 'chat-1.js']) put(`islands/assets/${name}`, name);
  for (const name of ['root-1.css', 'inner-1.css']) put(`assets/${name}`, name);
  put('favicon.svg', '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the worker of the rights card', () => {
  test('keeps the page and what it needs, and nothing else', async () => {
    expect((await written()).match(/"\/[\w./-]+"|`\/[\w./-]+`/g)?.map((one) => one.slice(1, -1))).toEqual([
      '/rights',
      '/islands/assets/loader-1.js',
      '/islands/assets/font-1.woff2',
      '/islands/assets/rights-1.js',
      '/islands/assets/shared-1.js',
      '/assets/root-1.css',
      '/assets/inner-1.css',
      '/favicon.svg',
    ]);
  });

  test.each(['rights/index.html', 'islands/assets/rights-1.js', 'assets/root-1.css', 'favicon.svg'])('is another one when %s changes', async (file) => {
    const before = await written();
    expect(await written()).toBe(before);
    put(file, `${readFileSync(join(folder, file), 'utf8')} `);
    expect(await written()).not.toBe(before);
  });
});

async function written(): Promise<string> {
  await writeRightsWorker(folder);
  return readFileSync(join(folder, 'rights-worker.js'), 'utf8');
}

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

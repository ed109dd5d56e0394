import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askEveryPage, openPreview } from '#server/publisher/preview.ts';

/** A release with one page at this address. */
function releaseWith(address: string): string {
  const release = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(release, { recursive: true }));
  const folder = join(release, 'build/client', address);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>One</title></html>');
  return release;
}

test('a page is found at its address, whatever its letters', async () => {
  const release = releaseWith('/attorney/josé-muñoz');
  const preview = await openPreview(release, 0);
  onTestFinished(() => preview.stop());
  expect((await fetch(`${preview.url}/attorney/jos%C3%A9-mu%C3%B1oz`)).status).toBe(200);
  expect(await askEveryPage(release, preview.url, 5)).toBe(1);
  expect((await fetch(`${preview.url}/%E0%A4%A`)).status).toBe(404);
});

test('the page that does not answer is named, with what came instead', async () => {
  const [release, other] = [releaseWith('/contact'), releaseWith('/about')];
  const preview = await openPreview(other, 0);
  onTestFinished(() => preview.stop());
  await expect(askEveryPage(release, preview.url, 0)).rejects.toThrow(`${preview.url}/contact did not answer with the new page within 0 s: it answered 404`);

  const old = createServer((_, response) => void response.end('old'));
  await new Promise<void>((listening) => void old.listen(0, '127.0.0.1', listening));
  const { port } = old.address() as AddressInfo;
  await expect(askEveryPage(release, `http://127.0.0.1:${port}`, 0)).rejects.toThrow('it answered with another version of the page');
  await new Promise((closed) => void old.close(closed));
  await expect(askEveryPage(release, `http://127.0.0.1:${port}`, 0)).rejects.toThrow(/ECONNREFUSED/);
});

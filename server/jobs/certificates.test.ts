import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { startCertificateWatch } from '#server/jobs/certificates.ts';
import { selfSigned } from '#tests/testkit/front.ts';

test('a certificate that ends in two days rings, with the host; plain addresses and hosts that are away do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const soon = await served(selfSigned(folder));
  const late = await served(selfSigned(folder, 60));
  expect(await rungBy(`https://localhost:${soon}`, 'http://localhost:3100')).toEqual([['certificate', `localhost:${soon}`]]);
  expect(await rungBy(`https://localhost:${late}`, 'https://localhost:1')).toEqual([]);
});

async function rungBy(website: string, desk: string): Promise<[string, string | undefined][]> {
  const rung: [string, string | undefined][] = [];
  const alarm = { raise: (kind: string, _since: Date, about?: { detail?: string }) => void rung.push([kind, about?.detail]), tend: () => undefined };
  const watch = startCertificateWatch({ alarm, website, desk });
  await new Promise((resolve) => setTimeout(resolve, 400));
  watch.stop();
  return rung;
}

async function served({ certificate, key }: { certificate: string; key: string }): Promise<number> {
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

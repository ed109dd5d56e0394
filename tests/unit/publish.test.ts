// @module-tag slow
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** `npm run publish` of the sample firm, which is never ready. It ends after its check; where it goes on to build, it is stopped. */
async function published(env: NodeJS.ProcessEnv) {
  const releases = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(releases, { recursive: true, force: true }));
  // A group of its own, so that what it has started ends with it.
  const child = spawn(process.execPath, ['scripts/publish.ts'], { env: { PATH: process.env['PATH'], RELEASES_DIR: releases, ...env }, detached: true });
  let said = '';
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^check: /m.test(said)) setTimeout(resolve, 10_000);
    });
  });
  await ended;
  const status = child.exitCode;
  if (status === null && child.pid) process.kill(-child.pid);
  return { status, said, current: existsSync(join(releases, 'current')), releases: readdirSync(releases).filter((name) => /^\d/.test(name)) };
}

test('nothing is published that the launch check would refuse, and nothing is built for it', async () => {
  const { status, said, current, releases } = await published({ LAUNCH_CHECK: 'on' });
  expect(said).toContain('content/en/firm.yaml: this is the demonstration firm');
  expect(said).toContain('content/en/answers/court.yaml: no attorney has reviewed it');
  expect(said).toMatch(/Nothing was published: \d+ things have to be corrected\./);
  expect(said).not.toMatch(/^build: /m);
  expect({ status, current, releases }).toEqual({ status: 1, current: false, releases: [] });
});

// @module-tag slow
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** `npm run publish` of the sample firm, which is never ready. */
function published(env: NodeJS.ProcessEnv) {
  const releases = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(releases, { recursive: true, force: true }));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/publish.ts'], {
    env: { PATH: process.env['PATH'], RELEASES_DIR: releases, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout, current: existsSync(join(releases, 'current')), releases: readdirSync(releases).filter((name) => /^\d/.test(name)) };
}

test('nothing is published that the launch check would refuse, and nothing is built for it', () => {
  const { status, said, current, releases } = published({ LAUNCH_CHECK: 'on' });
  expect(said).toContain('content/en/firm.yaml: this is the demonstration firm');
  expect(said).toContain('content/en/answers/court.yaml: no attorney has reviewed it');
  expect(said).toMatch(/Nothing was published: \d+ things have to be corrected\./);
  expect(said).not.toMatch(/^build: /m);
  expect({ status, current, releases }).toEqual({ status: 1, current: false, releases: [] });
});

// @module-tag nightly
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toolPath } from '#scripts/steps.ts';
import { ended } from '../testkit/product.ts';

type Part = { purl: string };
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const hono = dependencies['hono'] ?? '';

test('npm run sbom lists what production runs on, and nothing of development', async () => {
  const { status, said } = await npm(['run', '--silent', 'sbom']);
  expect(status).toBe(0);
  const { bomFormat, components } = JSON.parse(said) as { bomFormat: string; components: Part[] };
  const listed = components.map(({ purl }) => decodeURIComponent(purl));
  const named = (packages: Record<string, string>) => Object.entries(packages).map(([name, version]) => `pkg:npm/${name}@${version}`);
  expect(bomFormat).toBe('CycloneDX');
  expect(named(dependencies).filter((one) => !listed.includes(one))).toEqual([]);
  expect(named(devDependencies).filter((one) => listed.includes(one))).toEqual([]);
});

/** Stands in for the registry, which not every machine can ask. */
describe('npm run audit', () => {
  const weakness = (severity: string) => ({
    hono: [
      {
        id: 1,
        url: 'https://example.com/1',
        title: 'A made-up weakness',
        severity,
        vulnerable_versions: '<999',
        cwe: [],
        cvss: { score: 0, vectorString: null },
      },
    ],
  });

  test.each<[string, number, object | undefined, string]>([
    ['passes when none is known', 0, {}, '0 high or critical'],
    ['passes over a small one', 0, weakness('low'), '0 high or critical'],
    ['fails on a serious one', 1, weakness('high'), 'hono: high: A made-up weakness https://example.com/1'],
    ['says so when nobody could be asked', 2, undefined, 'Nothing is known either way'],
  ])('%s', async (_, expected, advisories, words) => {
    const { status, said } = await npm(['run', '--silent', 'audit'], { npm_config_registry: await registry(advisories), npm_config_cache: emptyCache() });
    expect(said).toContain(words);
    expect(status).toBe(expected);
  });
});

/** npm remembers what it was told. */
function emptyCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function registry(advisories: object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const answer = (body: object) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    if (advisories && request.url?.endsWith('/advisories/bulk')) answer(advisories);
    // npm asks which versions there are, to tell which of them are weak.
    else if (request.url === '/hono') answer({ name: 'hono', 'dist-tags': { latest: hono }, versions: { [hono]: { name: 'hono', version: hono } } });
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function npm(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ status: number | null; said: string }> {
  const child = spawn('npm', args, { env: { ...process.env, PATH: toolPath, npm_config_fetch_retries: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += args.includes('audit') ? chunk.toString() : '';
  });
  for await (const chunk of child.stdout) said += String(chunk);
  return { status: await ended(child), said };
}

// @module-tag nightly
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { ask, selfSigned } from '../testkit/front.ts';
import { ended, until } from '../testkit/product.ts';

/** One nginx for several firms, as on a machine: firms are added while it runs. */
const home = mkdtempSync(join(tmpdir(), 'firms-front-'));
const [https, http] = [await freePort(), await freePort()];
const listening = ['--address', '127.0.0.1', '--https', String(https), '--http', String(http), '--log', `${home}/access.log`, '--acme', `${home}/acme`];
const web: Server[] = [];
let nginx: ReturnType<typeof spawn>;
let ca: Buffer;

beforeAll(async () => {
  chmodSync(home, 0o755);
  for (const folder of ['run', 'sites', 'acme/.well-known/acme-challenge']) mkdirSync(join(home, folder), { recursive: true });
  render({}, '--machine', `${home}/front`, '--sites', `${home}/sites/*.conf`);
  nginx = spawn('/usr/sbin/nginx', ['-p', `${home}/run`, '-c', `${home}/front/nginx.conf`, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await until('nginx answers', () => plain('nobody.example').then(Boolean, () => false), 10);
});
afterAll(async () => {
  if (nginx) await ended(nginx, 'SIGTERM');
  for (const server of web) server.close();
  rmSync(home, { recursive: true, force: true });
});

test('before there is a firm or a certificate, it answers what a certificate authority asks for, and nothing else', async () => {
  writeFileSync(`${home}/acme/.well-known/acme-challenge/token`, 'proof');
  const asked = await plain('www.oak.example', '/.well-known/acme-challenge/token');
  expect([asked.status, asked.body.toString()]).toEqual([200, 'proof']);
  expect((await plain('www.oak.example')).status).toBe(404);
  await expect(secure('www.oak.example', '/')).rejects.toThrow();
});

test('each firm answers at its own hosts, from its own processes, and from no other', async () => {
  const { certificate, key } = selfSigned(home);
  ca = readFileSync(certificate);
  for (const [number, name] of ['oak', 'elm'].entries()) {
    const env = { FIRM_NAME: name, FIRM_NUMBER: String(number), PUBLIC_URL: `https://www.${name}.example`, DESK_URL: `https://desk.${name}.example` };
    const at = ['--web', await standIn(`web of ${name}`), '--desk', await standIn(`desk of ${name}`)];
    render(env, '--folder', `${home}/${name}/front`, '--certificate', certificate, '--key', key, ...at);
    writeFileSync(`${home}/sites/${name}.conf`, `include ${home}/${name}/front/site.conf;\n`);
  }
  nginx.kill('SIGHUP');
  await until('the firms are there', async () => (await plain('www.elm.example')).status === 301, 10);
  for (const name of ['oak', 'elm']) {
    const there = (await plain(`www.${name}.example`, '/about')).headers['location'];
    expect(there).toBe(`https://www.${name}.example:${https}/about`);
    expect((await secure(`www.${name}.example`, '/no-page')).body.toString()).toBe(`web of ${name}`);
    expect((await secure(`desk.${name}.example`, '/no-page')).body.toString()).toBe(`desk of ${name}`);
    // From disk.
    expect((await secure(`www.${name}.example`, '/about')).body.toString()).toContain('</html>');
  }
  expect((await plain('www.oak.example', '/.well-known/acme-challenge/token')).body.toString()).toBe('proof');
  expect((await secure('www.oak.example', '/', 'www.other.example')).status).toBe(421);
});

test('what nginx reads of a firm is public, so that nginx needs no right to its folder', () => {
  expect(statSync(`${home}/oak/front/site.conf`).mode & 0o777).toBe(0o644);
  expect(statSync(`${home}/oak/front/stored/pages/about`).mode & 0o777).toBe(0o755);
});

function render(env: Record<string, string>, ...args: string[]): void {
  // As a firm publishes: nothing is for everybody unless it is said.
  execFileSync('sh', ['-c', 'umask 026; exec "$0" deploy/render.ts "$@"', process.execPath, ...args, ...listening], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function standIn(says: string): Promise<string> {
  const server = createServer((_, response) => response.end(says));
  web.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function plain(host: string, path = '/') {
  return ask(`http://127.0.0.1:${http}${path}`, { headers: { host } });
}

/** Whose name is asked for in the handshake, and whose in the request. The certificate is for localhost, so only its maker is looked at. */
function secure(name: string, path: string, host = name) {
  return ask(`https://127.0.0.1:${https}${path}`, { headers: { host } }, ca ?? Buffer.from(''), name, false);
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/ports.ts';
import { ended, until } from './product.ts';

/** The real nginx with the shipped configuration, rendered as a firm renders it, in front of web processes. */
export type Front = {
  url: string;
  plainUrl: string;
  folder: string;
  pid: number | undefined;
  certificate: Buffer;
  /** Everything it has written. */
  log: () => string;
  stop: () => Promise<void>;
};

/** `change` removes something from what was rendered, to prove that a test notices. */
export async function startFront(web: string[], change: (folder: string) => void = () => undefined, more: string[] = []): Promise<Front> {
  const home = mkdtempSync(join(tmpdir(), 'firm-front-'));
  // nginx gives up root for its workers, and they must be able to read the pages.
  chmodSync(home, 0o755);
  const [https, http] = [await freePort(), await freePort()];
  const { certificate, key } = selfSigned(home);
  const options = { folder: `${home}/front`, address: '127.0.0.1', host: 'localhost', https, http, certificate, key, log: `${home}/access.log` };
  const args = [
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...web.flatMap((url) => ['--web', new URL(url).host]),
    ...more,
  ];
  // The launch check is off, as it is in the web processes of tests.
  execFileSync(process.execPath, ['deploy/render.ts', ...args], { env: { ...process.env, LAUNCH_CHECK: 'off' }, stdio: ['ignore', 'ignore', 'inherit'] });
  change(options.folder);

  mkdirSync(`${home}/run`);
  const flags = ['-p', `${home}/run`, '-c', `${home}/front/nginx.conf`];
  const tested = spawnSync('nginx', [...flags, '-t'], { encoding: 'utf8', env: { PATH: systemPath } });
  if (tested.status !== 0) throw new Error(tested.stderr);
  const child = spawn('nginx', [...flags, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: systemPath } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const front = {
    url: `https://localhost:${https}`,
    plainUrl: `http://localhost:${http}`,
    folder: options.folder,
    pid: child.pid,
    certificate: readFileSync(certificate),
    log: () => said + readFileSync(`${home}/access.log`, 'utf8'),
    stop: () => stopped(child, home),
  };
  await until('nginx answers', () => answers(front), 10);
  return front;
}

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
export type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** One request as it is on the wire: nothing is followed, decompressed or kept open. `itsOwnName`: the certificate must name the host. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
  ca?: Buffer,
  servername = 'localhost',
  itsOwnName = true,
): Promise<Answer> {
  // IPv4 only: "localhost" may also be ::1, where nobody listens.
  const options = { method, headers: { ...headers, connection: 'close' }, family: 4, agent: false as const };
  return new Promise((resolve, reject) => {
    const named = itsOwnName ? {} : { checkServerIdentity: () => undefined };
    const sent = ca ? tlsRequest(url, { ...options, ca, servername, ...named }) : plainRequest(url, options);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: joined(response.headersDistinct), body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Debian installs nginx where only root's PATH leads. */
const systemPath = `${process.env['PATH'] ?? ''}:/usr/sbin`;

export function selfSigned(folder: string, days = 2): { certificate: string; key: string } {
  const [certificate, key] = [`${folder}/certificate.pem`, `${folder}/key.pem`];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:desk.localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  return { certificate, key };
}

async function answers({ plainUrl }: { plainUrl: string }): Promise<boolean> {
  return ask(plainUrl).then(
    () => true,
    () => false,
  );
}

async function stopped(child: ChildProcess, home: string): Promise<void> {
  await ended(child, 'SIGTERM');
  rmSync(home, { recursive: true, force: true });
}

function joined(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, (values ?? []).join(', ')]));
}

import { execFile, spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { toolPath } from '#scripts/steps.ts';
import type { Asked } from '../observatory/retrieve.ts';
import type { Graded, Order } from '../observatory/scan.ts';
import type { Front } from './front.ts';
import { ended } from './product.ts';

export type { Graded };
/** An address, and what is sent there if it is a form. */
export type Visit = Omit<Asked, 'http' | 'https'>;

const folder = 'tests/observatory';
/** The engine's install scripts would download this list. Here it is empty: no site counts as preloaded, which earns no points. */
const preloaded = `${folder}/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json`;

/** The engine of Mozilla's HTTP Observatory, from a lockfile of its own: it is no package of the product's. */
export async function installObservatory(): Promise<void> {
  if (existsSync(preloaded) && statSync(preloaded).mtimeMs > statSync(`${folder}/package-lock.json`).mtimeMs) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['ci', '--prefix', folder, ...flags], { env: { ...process.env, PATH: toolPath }, timeout: 300_000 });
  writeFileSync(preloaded, '{}');
}

/** What the engine says of each answer, asked over TLS as it asks everybody, and of the way there from plain HTTP. */
export async function grade({ url, plainUrl, certificate }: Front, visits: readonly Visit[]): Promise<Graded[]> {
  const [http, https] = [new URL(plainUrl).port, new URL(url).port];
  const order: Order = { certificate: certificate.toString(), asked: visits.map(({ path, send }) => ({ http, https, path, ...(send ? { send } : {}) })) };
  // Its default of 10 seconds is too short on a machine that others use too.
  const env = { PATH: process.env['PATH'], ABORT_TIMEOUT: '60000', CLIENT_TIMEOUT: '60000' };
  const child = spawn(process.execPath, [`${folder}/scan.ts`], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(order));
  const [said, code] = await Promise.all([text(child.stdout), ended(child)]);
  if (code !== 0) throw new Error(`the engine ended with ${code}`);
  return JSON.parse(said) as Graded[];
}

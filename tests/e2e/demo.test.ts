// @module-tag nightly
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { until } from '../testkit/product.ts';

test('the demo is ready within 60 s, serves page, desk and inbox, invites everybody, and is gone within 10 s of SIGTERM', async () => {
  const [port, inboxPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const demo = spawn('npm', ['run', 'demo'], {
    env: { ...process.env, PORT: String(port), INBOX_PORT: String(inboxPort), DESK_PORT: String(deskPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  demo.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  onTestFinished(() => void demo.kill('SIGTERM'));
  const lines = `desk http://localhost:${deskPort}\nready http://127.0.0.1:${port} inbox http://127.0.0.1:${inboxPort}\n`;
  await until('the ready line', () => output.includes(`\n${lines}`), 60);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/ready/intake`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${inboxPort}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
  const desk = await fetch(`http://localhost:${deskPort}/`, { redirect: 'manual' });
  expect([desk.status, desk.headers.get('location')]).toEqual([302, '/sign-in']);
  const mails = (await (await fetch(`http://127.0.0.1:${inboxPort}/api/email`)).json()) as { to: { address: string }[]; text: string }[];
  const invited = mails.filter(({ text }) => text.includes(`http://localhost:${deskPort}/enroll#`)).flatMap(({ to }) => to.map(({ address }) => address));
  expect(invited.toSorted()).toEqual(['intake@example.com', 'partner@example.com', 'second@example.com', 'technician@example.com']);

  const own = {
    web: environmentOf(demo.pid ?? 0, 'build/server/web.js'),
    worker: environmentOf(demo.pid ?? 0, 'worker.js'),
    desk: environmentOf(demo.pid ?? 0, 'desk.js'),
  };
  const roles = Object.values(own).map((one) => new URL(one['DATABASE_URL'] ?? '').username);
  expect(roles).toEqual(['firm_web', 'firm_worker', 'firm_desk']);
  const holders = (name: string) => Object.entries(own).flatMap(([process, one]) => (one[name] === undefined ? [] : [process]));
  expect({
    WORKER_KEYS: holders('WORKER_KEYS'),
    DESK_KEYS: holders('DESK_KEYS'),
    LINK_SECRET: holders('LINK_SECRET'),
    INTAKE_SECRET: holders('INTAKE_SECRET'),
  }).toEqual({
    WORKER_KEYS: ['worker'],
    DESK_KEYS: ['desk'],
    LINK_SECRET: ['worker', 'desk'],
    INTAKE_SECRET: ['web', 'worker'],
  });

  const family = descendants(demo.pid ?? 0);
  expect(family.length).toBeGreaterThanOrEqual(5);
  demo.kill('SIGTERM');
  await until('every process is gone', () => family.every((pid) => !alive(pid)), 10);
});

test('a demo whose port is taken says so and leaves nothing behind', async () => {
  const blocker = spawn(process.execPath, ['-e', 'require("http").createServer().listen(0,"127.0.0.1",function(){console.log(this.address().port)})'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void blocker.kill());
  const taken = await new Promise<string>((resolve) => {
    blocker.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const demo = spawn(process.execPath, ['scripts/demo.ts'], {
    env: { ...process.env, PORT: String(await freePort()), DESK_PORT: String(await freePort()), INBOX_PORT: taken },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Once the port is free again, one that had not noticed yet would go on.
  onTestFinished(() => void demo.kill('SIGTERM'));
  let complaint = '';
  demo.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  await until('it has ended', () => demo.exitCode !== null, 20);
  expect(demo.exitCode).toBe(1);
  expect(complaint).toContain('EADDRINUSE');
});

/** The settings of one process of the demo, as the system has them. */
function environmentOf(demo: number, script: string): Record<string, string> {
  const found = descendants(demo).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script));
  const entries = readFileSync(`/proc/${found}/environ`, 'utf8')
    .split('\0')
    .filter((entry) => entry.includes('='));
  return Object.fromEntries(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
}

/** A process and all that it started. */
function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(Number(entry), Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const family = [root];
  for (let at = 0; at < family.length; at++) for (const [pid, parent] of parents) if (parent === family[at]) family.push(pid);
  return family;
}

function alive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

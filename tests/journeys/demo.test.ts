import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { until } from '../world/product.ts';

test('the demo is ready within 60 s, serves page and inbox, and is gone within 10 s of SIGTERM', async () => {
  const [port, inboxPort] = [await freePort(), await freePort()];
  const demo = spawn('npm', ['run', 'demo'], {
    env: { ...process.env, PORT: String(port), INBOX_PORT: String(inboxPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  demo.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  onTestFinished(() => void demo.kill('SIGTERM'));
  await until('the ready line', () => output.includes(`ready http://127.0.0.1:${port} inbox http://127.0.0.1:${inboxPort}\n`), 60);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/ready/intake`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${inboxPort}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${inboxPort}/api/email`)).json()).toEqual([]);

  const family = descendants(demo.pid ?? 0);
  expect(family.length).toBeGreaterThanOrEqual(4);
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
    env: { ...process.env, PORT: String(await freePort()), INBOX_PORT: taken },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  demo.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  await until('it has ended', () => demo.exitCode !== null, 20);
  expect(demo.exitCode).toBe(1);
  expect(complaint).toContain('EADDRINUSE');
});

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

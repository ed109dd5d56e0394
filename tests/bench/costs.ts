import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { publicClientKey } from '#assistant/client-key.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { startOutside } from '../faults/outside.ts';
import { startFront } from '../testkit/front.ts';
import { timesInLanes } from '../testkit/lanes.ts';
import { resident } from '../testkit/memory.ts';
import { run, startProductOn, until, untilStarted } from '../testkit/product.ts';
import { processorMs } from './processor.ts';
import { sendRequest, somewhere } from './send-request.ts';
import { load } from './wrk.ts';

/** What one page, accept, message and answer of the assistant cost each process, in processor time: the inputs of docs/scale.md. */
export async function benchCosts(): Promise<string> {
  const { outside, settings, stop } = await startOutside();
  const env = { ...settings, CANARY: 'off', TRUSTED_PROXY: 'true' };
  const product = await startProductOn(await startLocalPostgres(), env);
  product.web.child.stdout?.removeAllListeners('data').resume();
  const front = await startFront([product.url]);
  const startWorker = async () => {
    const worker = run('worker', { DATABASE_URL: product.postgres.url, ...env, PUBLIC_URL: product.url });
    await untilStarted(worker);
    return worker;
  };
  try {
    await (await startWorker()).stop();
    await delay(3_000);
    const database = Number(readFileSync(join(product.postgres.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const parties = { nginx: front.pid, web: product.web.child.pid, database };
    const each = async (parties: Record<string, number | undefined>, work: () => Promise<number>) => {
      const before = Object.entries(parties).map(([name, pid]) => [name, processorMs(pid)] as const);
      const times = await work();
      return Object.fromEntries(before.map(([name, used]) => [name, (processorMs(parties[name]) - used) / times]));
    };
    const pagesOf = (url: string) => async () =>
      5 * (await load(`${url}/`, { connections: 16, seconds: 5, args: ['-H', 'Accept-Encoding: br', '-H', 'Host: localhost'] })).perSecond;
    const lines = [
      { what: 'a page by nginx, over TLS', cost: await each(parties, pagesOf(front.url)) },
      { what: 'a page by Node', cost: await each(parties, pagesOf(product.url)) },
      { what: 'an accept, 16 at once', cost: await each(parties, () => times(2_000, () => sendRequest(product.url))) },
      { what: 'an answer of the assistant without a model', cost: await each(parties, () => times(500, () => ask(product.url))) },
    ];
    // The two thousand requests above are waiting for a worker.
    const worker = await startWorker();
    const handed = () => outside.mail.received().length + outside.sms.received().length + outside.webhook.received().length;
    const started = performance.now();
    const first = handed();
    const cost = await each({ ...parties, worker: worker.child.pid }, async () => {
      await until('all is handed over', () => outside.mail.received().length >= 2_000, 120);
      return handed() - first;
    });
    const perSecond = ((handed() - first) * 1000) / (performance.now() - started);
    lines.push({ what: 'a message handed over', cost });
    const columns = ['nginx', 'web', 'worker', 'database'];
    const held = { nginx: resident(front.pid), web: resident(product.web.child.pid), worker: resident(worker.child.pid) };
    await worker.stop();
    return [
      'Processor time in milliseconds, per item and process; what the clients use is not in it.',
      '',
      `| | ${columns.join(' | ')} |`,
      `|---|${columns.map(() => '---').join('|')}|`,
      ...lines.map(({ what, cost }) => `| ${what} | ${columns.map((name) => shown(cost[name])).join(' | ')} |`),
      '',
      `One worker handed over ${perSecond.toFixed(0)} messages a second. Memory: ${Object.entries(held)
        .map(([name, mb]) => `${name} ${mb} MB`)
        .join(', ')}.`,
    ].join('\n');
  } finally {
    await front.stop();
    await product.stop();
    await stop();
  }
}

async function times(count: number, work: () => Promise<unknown>): Promise<number> {
  await timesInLanes(16, count, async () => void (await work()));
  return count;
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(`${url}/legal-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${publicClientKey}`, Origin: url, 'X-Forwarded-For': somewhere() },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What happens at an arraignment?' }] }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the assistant answered with ${answer.status}`);
}

function shown(ms: number | undefined): string {
  return ms === undefined ? '' : ms.toFixed(ms < 0.1 ? 3 : 2);
}

// @module-tag nightly
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queues } from '#database/queue.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { labels } from '#server/monitoring/metrics.ts';
import { postReceipt, sendPlainForm } from '../testkit/front-door.ts';
import { type Practice, startPracticeOn } from '../testkit/practice.ts';
import { run, until, untilStarted } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';
import { reading, type Sample, scrape } from '../testkit/scrape.ts';

/** Who sends the request below: none of it may be found in any number's name. */
const person = filledIn({ full_name: 'Marguerite Osterhout', phone: '313 555 0177', email: 'mosterhout@example.com', city: 'Cheboygan' });

describe('with both processes watched, after a request was sent, delivered and read', () => {
  let practice: Practice<LocalPostgres>;
  let ports: { web: number; worker: number };
  let receipt: string;

  beforeAll(async () => {
    ports = { web: await freePort(), worker: await freePort() };
    practice = await startPracticeOn(await startLocalPostgres(), { METRICS_PORT: String(ports.web), CANARY: 'off' });
    await practice.worker.stop();
    // As the systemd units do it: one file of settings, and a port for each process.
    practice.worker = run('worker', { ...practice.env, METRICS_PORT: String(ports.worker), CANARY: 'on' });
    await untilStarted(practice.worker);
    ({ receipt } = await practice.request(person));
    await sendPlainForm(practice.product.url, { ...person, description: 'Another court, another date' });
    for (const path of ['/', '/about', '/favicon.svg', `/Marguerite%20Osterhout?phone=3135550177`]) await fetch(practice.product.url + path);
    await postReceipt(practice.product.url, { token: receipt });
    await until('a test request has arrived', async () => reading((await scrape(ports.web)).samples, 'firm_canary_age_seconds') !== undefined, 20);
  });
  afterAll(() => practice?.stop());

  test('the numbers tell what happened', async () => {
    const [web, worker] = [(await scrape(ports.web)).samples, (await scrape(ports.worker)).samples];
    expect(reading(web, 'firm_accepts_total', { sender: 'visitor', outcome: 'stored' })).toBe(2);
    expect(reading(web, 'firm_accepts_total', { sender: 'canary', outcome: 'stored' })).toBe(1);
    expect(reading(web, 'firm_requests_total', { route: 'case-review', status: '201' })).toBe(2);
    expect(reading(web, 'firm_requests_total', { route: 'receipt', status: '200' })).toBe(1);
    expect(reading(web, 'firm_requests_total', { route: 'other', status: '404' })).toBe(1);
    expect(practice.product.web.lines.some((line) => line.includes('"route":"/case-review"'))).toBe(true);
    // Our own test requests are no spam.
    expect(reading(web, 'firm_guard_hits_total', { guard: 'spam' })).toBe(0);
    expect(reading(worker, 'firm_delivery_seconds_count', { channel: 'email' })).toBeGreaterThan(0);
    expect(reading(worker, 'firm_delivery_seconds_sum', { channel: 'email' })).toBeGreaterThan(0);
    for (const samples of [web, worker]) {
      expect(reading(samples, 'firm_database_up')).toBe(1);
      expect(reading(samples, 'firm_worker_pulse_age_seconds')).toBeLessThan(45);
      expect(reading(samples, 'firm_queue_jobs', { queue: 'attend', state: 'created' })).toBeDefined();
      expect(reading(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    }
  });

  test('an hour that nobody kept is counted, and one that was kept', async () => {
    const { db } = practice.scratch;
    const ids = (await db.selectFrom('case_reviews').select('id').where('canary', '=', false).execute()).map(({ id }) => id);
    const overdue = { call_due_at: new Date(Date.now() - 60_000) };
    await db
      .updateTable('followups')
      .set(overdue)
      .where('case_review_id', '=', ids[0] ?? '')
      .execute();
    // Somebody has it and nobody was reached: that is missed too.
    const second = (set: object) =>
      db
        .updateTable('followups')
        .set({ ...overdue, ...set })
        .where('case_review_id', '=', ids[1] ?? '')
        .execute();
    const hours = async () => {
      const { samples } = await scrape(ports.web);
      const kept = ['yes', 'tried', 'no'].map((one) => reading(samples, 'firm_hours_last_day', { kept: one, lane: 'open' }));
      return [...kept, reading(samples, 'firm_requests_late', { lane: 'open' })];
    };
    await second({
      acknowledged_at: new Date(Date.now() - 120_000),
      acknowledged_by: 'attorney',
      state: 'acknowledged',
      goes_on_at: new Date(Date.now() + 600_000),
    });
    expect(await hours()).toEqual([0, 0, 2, 2]);
    await second({ tried_at: new Date(Date.now() - 120_000) });
    expect(await hours()).toEqual([0, 1, 1, 2]);
    await second({ state: 'reached', reached_at: new Date(Date.now() - 120_000), next_due_at: null });
    expect(await hours()).toEqual([1, 0, 1, 1]);
    await second({ lane: 'quarantine', state: 'unanswered', reached_at: null, tried_at: null });
    const { samples } = await scrape(ports.web);
    expect(reading(samples, 'firm_hours_last_day', { kept: 'no', lane: 'quarantine' })).toBe(1);
    expect(reading(samples, 'firm_requests_late', { lane: 'quarantine' })).toBe(1);
  });

  test('every label is of a fixed list, and nothing of the visitor is in any', async () => {
    const texts = [await scrape(ports.web), await scrape(ports.worker)];
    const ours = texts.flatMap(({ samples }) => samples).filter(({ name }) => name.startsWith('firm_'));
    expect(ours.length).toBeGreaterThan(100);
    expect(ours.filter((sample) => !isFixed(sample))).toEqual([]);
    const secrets = [person.full_name, 'Marguerite', 'Osterhout', '3135550177', '555 0177', person.email, person.city, receipt];
    for (const { text } of texts) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('the dashboard and the alert rules name only numbers that are there', async () => {
    const scraped = [await scrape(ports.web), await scrape(ports.worker)].map(({ text }) => text).join('\n');
    const there = new Set([...scraped.matchAll(/^# TYPE (\w+)/gm)].flatMap(([, name]) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
    const named = ['deploy/grafana/dashboard.json', 'deploy/prometheus/alerts.yml'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:firm|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name),
    );
    expect(new Set(named).size).toBeGreaterThan(15);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  test('only /metrics is answered, and not on the public port', async () => {
    expect((await fetch(`http://127.0.0.1:${ports.web}/`)).status).toBe(404);
    expect((await fetch(`${practice.product.url}/metrics`)).status).toBe(404);
  });

  test('a port that is taken costs the numbers and nothing else', async () => {
    const second = run('worker', { ...practice.env, METRICS_PORT: String(ports.worker) });
    await until('it has started', () => second.lines.some((line) => line.includes('"event":"started"')), 60);
    expect(second.lines.join('\n')).toContain('metrics-failed');
    expect(await second.stop()).toBe(0);
  });

  test('a database that is away is a number, and no old number is shown as a new one', async () => {
    await practice.product.postgres.killHard();
    const { samples } = await scrape(ports.web);
    expect(reading(samples, 'firm_database_up')).toBe(0);
    expect(['firm_worker_pulse_age_seconds', 'firm_canary_age_seconds'].filter((name) => reading(samples, name) !== undefined)).toEqual([]);
    await practice.product.postgres.start();
    await until('it is back', async () => reading((await scrape(ports.web)).samples, 'firm_database_up') === 1, 20);
  });
});

test('the alert rules ring when they should, by promtool', () => {
  for (const args of [
    ['check', 'config', 'deploy/prometheus/prometheus.yml'],
    ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});

function isFixed({ labels: own }: Sample): boolean {
  return Object.entries(own).every(([label, value]) => lists[label]?.(value));
}

const lists: Record<string, (value: string) => boolean> = {
  ...Object.fromEntries(Object.entries(labels).map(([label, list]) => [label, (value: string) => (list as readonly string[]).includes(value)])),
  status: (value) => /^([1-5]\d\d|other)$/.test(value),
  le: (value) => value === '+Inf' || Number.isFinite(Number(value)),
  queue: (value) => value in queues,
  state: (value) => ['created', 'retry', 'active', 'failed'].includes(value),
  kept: (value) => ['yes', 'tried', 'no'].includes(value),
  lane: (value) => ['open', 'quarantine'].includes(value),
};

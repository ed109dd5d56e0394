import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { publicClientKey } from '#assistant/client-key.ts';
import { migrate } from '#database/migrate.ts';
import { freePort } from '#server/local/ports.ts';
import { startLocalPostgres } from '#server/local/postgres.ts';
import { untilReady } from '#server/local/until-ready.ts';
import { breakBuild } from '../world/broken-build.ts';
import { Line, percentile, requestBytes, type Shot } from '../world/load.ts';
import { resident } from '../world/memory.ts';
import { run } from '../world/product.ts';
import { filledIn, patiently } from '../world/requests.ts';

/** `without` bounds, everybody is let in and waits. */
export type Overload = { seconds: number; without?: 'bounds' };

/** As many as keep a machine busy without waiting in line, and ten times as many. */
const usualClients = 32;
const manyClients = usualClients * 10;
const slowSockets = 500;
/** Of the peak before it. */
const leastGoodput = 0.9;

/** Far more than the machine can do, and people who send a byte a second: what is taken in stays as much, and the rest is told so at once. */
export async function runOverload({ seconds, without }: Overload) {
  const broken = without && breakBuild(unbounded);
  const [postgres, port] = await Promise.all([startLocalPostgres(), freePort()]);
  const { db, close } = patiently(postgres.url, 1);
  await migrate(db);
  await close();
  const web = run(
    'web',
    { DATABASE_URL: postgres.url, PORT: String(port), TRUSTED_PROXY: 'true', FLOOD_PER_MINUTE: '10000000' },
    broken ? broken.folder : 'build',
  );
  try {
    await untilReady(`http://127.0.0.1:${port}/ready/intake`, 30);
    await crowd(port, usualClients, 2);
    const usual = await crowd(port, usualClients, seconds);
    const [over, talks, pages] = await Promise.all([
      crowd(port, manyClients, seconds * 2),
      others(port, 40, seconds * 2, chat),
      others(port, 20, seconds * 2, page),
    ]);
    const memory = resident(web.child.pid, 'VmHWM');
    await delay(1_000);
    const before = await crowd(port, 8, seconds);
    const slow = openSlowly(port, slowSockets);
    const during = await crowd(port, 8, seconds);
    for (const socket of slow) socket.destroy();

    const shed = [...over.shots, ...talks.shots, ...pages.shots].filter(({ status }) => status === 503);
    const p99 = (shots: readonly Shot[]) =>
      percentile(
        shots.filter(({ status }) => status === 201).map(({ ms }) => ms),
        0.99,
      );
    const figures = {
      peakPerSecond: Math.round(usual.goodput),
      overloadPerSecond: Math.round(over.goodput),
      ratio: round(over.goodput / usual.goodput),
      offered: Math.round(over.shots.length / over.seconds),
      admittedMedianMs: Math.round(
        percentile(
          over.shots.filter(({ status }) => status === 201).map(({ ms }) => ms),
          0.5,
        ),
      ),
      admittedP99Ms: Math.round(p99(over.shots)),
      shed: shed.length,
      shedMedianMs: Math.round(
        percentile(
          shed.map(({ ms }) => ms),
          0.5,
        ),
      ),
      talksShed: round(talks.shots.filter(({ status }) => status === 503).length / talks.shots.length),
      requestsShed: round(over.shots.filter(({ status }) => status === 503).length / over.shots.length),
      slowlorisP99: round(p99(during.shots) / p99(before.shots)),
      p99Ms: Math.round(p99(before.shots)),
      memoryMb: memory,
    };
    const strange = [...over.shots, ...talks.shots, ...pages.shots].filter(({ status }) => ![200, 201, 503].includes(status));
    const failures = [
      ...(figures.ratio >= leastGoodput ? [] : [`goodput falls to ${figures.ratio} of its peak`]),
      // On a machine that others use too, a second is compared with what it takes there at quiet times.
      ...(figures.admittedP99Ms < Math.max(1_000, 8 * p99(usual.shots)) ? [] : [`whoever is let in waits ${figures.admittedP99Ms} ms`]),
      ...(shed.length > 0 ? [] : ['nobody was shed']),
      ...(shed.every(({ head }) => /retry-after: \d/i.test(head)) ? [] : ['somebody is turned away without being told when to come back']),
      ...(figures.shedMedianMs < Math.max(50, figures.admittedMedianMs / 2) ? [] : [`being turned away takes ${figures.shedMedianMs} ms`]),
      ...(figures.talksShed >= figures.requestsShed ? [] : ['requests are turned away before talks']),
      ...(figures.slowlorisP99 <= 2 || p99(during.shots) < 100 ? [] : [`${slowSockets} slow visitors make others wait ${figures.slowlorisP99} times as long`]),
      ...(memory < 512 ? [] : [`the process holds ${memory} MB`]),
      ...(strange.length === 0 ? [] : [`${strange.length} answers are ${[...new Set(strange.map(({ status }) => status))].join()}`]),
    ];
    return {
      trials: usual.shots.length + over.shots.length + talks.shots.length + pages.shots.length + before.shots.length + during.shots.length,
      failures,
      figures,
    };
  } finally {
    await web.stop();
    await postgres.discard();
    broken?.remove();
  }
}

type Load = { shots: Shot[]; goodput: number; seconds: number };

/** People who send one request after the other; who is turned away tries again a tenth of a second later, fifty times sooner than told. */
async function crowd(port: number, clients: number, seconds: number): Promise<Load> {
  return load(port, clients, seconds, request, 100);
}

async function others(port: number, clients: number, seconds: number, bytes: () => string): Promise<Load> {
  return load(port, clients, seconds, bytes, 100, 100);
}

async function load(port: number, clients: number, seconds: number, bytes: () => string, afterShed: number, afterAnswer = 0): Promise<Load> {
  const shots: Shot[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const client = async () => {
    const line = new Line(port);
    while (performance.now() < end) {
      const shot = await line.send(bytes());
      shots.push(shot);
      const pause = shot.status === 503 || shot.status === 0 ? afterShed : afterAnswer;
      if (pause) await delay(pause);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - started) / 1000;
  return { shots, seconds: took, goodput: shots.filter(({ status }) => status === 201).length / took };
}

let number = 0;
const json = { 'Content-Type': 'application/json' };
function request(): string {
  const at = number++;
  const body = JSON.stringify({
    draft: filledIn({ description: `Charge, court and date of request ${at}` }),
    key: crypto.randomUUID(),
    page: '/',
    attribution: {},
  });
  return requestBytes('POST', '/case-review', { ...json, 'X-Forwarded-For': `${(at >> 16) + 1}.${(at >> 8) & 255}.${at & 255}.7` }, body);
}
const chat = () =>
  requestBytes('POST', '/legal-chat', { ...json, Authorization: `Bearer ${publicClientKey}` }, '{"messages":[{"role":"user","content":"What does it cost?"}]}');
const page = () => requestBytes('GET', '/about', { 'Accept-Encoding': 'br' });

/** Visitors who send a header a letter at a time and never end. */
function openSlowly(port: number, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('POST /case-review HTTP/1.1\r\nHost: a\r\nX-Slow: '));
    const timer = setInterval(() => socket.write('x'), 1_000);
    return socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

const unbounded = [{ find: 'if (inside >= most || givesWay())', put: 'if (false)' }];

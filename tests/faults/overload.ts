import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { publicClientKey } from '#assistant/client-key.ts';
import { migrate } from '#database/migrate.ts';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { Line, percentile, requestBytes, type Shot } from '../testkit/load.ts';
import { resident } from '../testkit/memory.ts';
import { built, run } from '../testkit/product.ts';
import { filledIn, patiently } from '../testkit/requests.ts';

/** `bounds`: everybody is let in and waits. `one-probe`: whoever asks whether we are ready gets a connection of their own. */
export type Overload = { seconds: number; without?: 'bounds' | 'one-probe' };

/** As many as keep a machine busy without waiting in line, and ten times as many. */
const usualClients = 32;
const manyClients = usualClients * 10;
const slowSockets = 500;
/** Who ask, once a second each, whether requests can be stored. */
const askers = 400;
/** As a share of the peak before it. */
const leastGoodput = 0.9;

/** Far more than the machine can do, and people who send a byte a second: as much as before is accepted, and the rest is refused at once. */
export async function runOverload({ seconds, without }: Overload) {
  const broken = without && breakBuild(breakages[without]);
  const [postgres, port] = await Promise.all([startLocalPostgres(), freePort()]);
  const { db, pool, close } = patiently(postgres.url, 1);
  await migrate(db);
  const web = run(
    'web',
    { DATABASE_URL: postgres.url, PORT: String(port), TRUSTED_PROXY: 'true', FLOOD_PER_MINUTE: '10000000' },
    broken ? broken.folder : built,
  );
  try {
    await untilReady(`http://127.0.0.1:${port}/ready/intake`);
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
    const connections = watchConnections(pool);
    // With one client that asks for health: the connection that is kept for it is there before and after.
    const [quiet] = await Promise.all([crowd(port, 8, seconds), others(port, 1, seconds, health, 1_000)]);
    const usualConnections = connections.most();
    const [asked, beside] = await Promise.all([others(port, askers, seconds, health, 1_000), crowd(port, 8, seconds)]);
    const mostConnections = connections.most();
    await connections.stop();

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
      asked: asked.shots.length,
      healthP99: round(p99(beside.shots) / p99(quiet.shots)),
      connections: [usualConnections, mostConnections],
    };
    const strange = [...over.shots, ...talks.shots, ...pages.shots].filter(({ status }) => ![200, 201, 503].includes(status));
    const failures = [
      ...(figures.ratio >= leastGoodput ? [] : [`goodput falls to ${figures.ratio} of its peak`]),
      // On a machine that others use too, a second is compared with what it takes there at quiet times.
      ...(figures.admittedP99Ms < Math.max(1_000, 8 * p99(usual.shots)) ? [] : [`whoever is let in waits ${figures.admittedP99Ms} ms`]),
      ...(shed.length > 0 ? [] : ['nobody was shed']),
      ...(shed.every(({ head }) => /retry-after: \d/i.test(head)) ? [] : ['somebody is turned away without being told when to come back']),
      // Both are seen by a client on the same two cores, whose own turn is most of either time; the two were seen at 0.43 of each other, and once above half.
      ...(figures.shedMedianMs < Math.max(50, 0.75 * figures.admittedMedianMs) ? [] : [`being turned away takes ${figures.shedMedianMs} ms`]),
      ...(figures.talksShed >= figures.requestsShed ? [] : ['requests are turned away before talks']),
      ...(figures.slowlorisP99 <= 2 || p99(during.shots) < 100 ? [] : [`${slowSockets} slow visitors make others wait ${figures.slowlorisP99} times as long`]),
      ...(figures.healthP99 <= 2 || p99(beside.shots) < 50 ? [] : [`${askers} who ask how we are make others wait ${figures.healthP99} times as long`]),
      ...(mostConnections <= usualConnections ? [] : [`${askers} who ask how we are take ${mostConnections - usualConnections} further connections`]),
      ...(asked.shots.filter(({ status }) => status === 200).length >= askers ? [] : ['too few asked how we are']),
      ...(memory < 512 ? [] : [`the process holds ${memory} MB`]),
      ...(strange.length === 0 ? [] : [`${strange.length} answers are ${[...new Set(strange.map(({ status }) => status))].join()}`]),
    ];
    return {
      trials: usual.shots.length + over.shots.length + talks.shots.length + pages.shots.length + before.shots.length + during.shots.length,
      failures,
      figures,
    };
  } finally {
    await close();
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

async function others(port: number, clients: number, seconds: number, bytes: () => string, pause = 100): Promise<Load> {
  return load(port, clients, seconds, bytes, pause, pause);
}

/** The most connections to PostgreSQL that were seen since it was asked last, ours not counted. */
function watchConnections(pool: Pool) {
  let most = 0;
  const look = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    most = Math.max(most, rows[0]?.count ?? 0);
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = look();
  }, 50);
  return {
    most: () => {
      const seen = most;
      most = 0;
      return seen;
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
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
const health = () => requestBytes('GET', '/ready/intake', {});

/** Visitors who send a header a letter at a time and never end. */
function openSlowly(port: number, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('POST /case-review HTTP/1.1\r\nHost: a\r\nX-Slow: '));
    const timer = setInterval(() => socket.write('x'), 1_000);
    return socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

const breakages: Record<NonNullable<Overload['without']>, Patch[]> = {
  bounds: [{ find: 'lines[kind].size >= limits[kind].waiting', put: 'false' }],
  'one-probe': [
    { find: 'if (Date.now() >= until)', put: 'if (true)' },
    { find: 'max: 1,\n\t\tapplication_name: "firm-probe"', put: 'max: 80,\n\t\tapplication_name: "firm-probe"' },
  ],
};

import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { publicClientKey } from '#assistant/client-key.ts';
import { migrate } from '#database/migrate.ts';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { type Front, startFront } from '../testkit/front.ts';
import { fieldsOf } from '../testkit/front-door.ts';
import { requestBytes } from '../testkit/load.ts';
import { built, run } from '../testkit/product.ts';
import { filledIn, patiently } from '../testkit/requests.ts';
import type { Result } from './fault-runs.ts';

/** `body-first`: a form waits for its body in a place of the queue. `order`: questions begin before forms. */
export type Crowding = { forms: number; slow: number; askers: number; without?: 'body-first' | 'order' };

/** The form's script gives up after this time. */
const patienceMs = 6_000;

/** Somebody sends a form, with script or without, while others hold back bodies or ask the assistant without end. Each form must be accepted at the first try. */
export async function runCrowding({ forms, slow, askers, without }: Crowding): Promise<Result> {
  const broken = without && breakBuild(breakages[without]);
  const [postgres, port] = await Promise.all([startLocalPostgres(), freePort()]);
  const { db, pool, close } = patiently(postgres.url, 1);
  await migrate(db);
  const web = run('web', { DATABASE_URL: postgres.url, PORT: String(port), TRUSTED_PROXY: 'true' }, broken ? broken.folder : built);
  let front: Front | undefined;
  try {
    await untilReady(`http://127.0.0.1:${port}/ready/intake`);
    front = await startFront([`http://127.0.0.1:${port}`]);
    const [failures, figures]: [string[], Record<string, number>] = [[], {}];
    let sent = 0;
    for (const door of [processItself(port), throughFront(front)])
      for (const [crowd, begin] of [
        ['slow bodies', () => holdBack(door, slow)],
        ['questions', () => askWithoutEnd(door, askers)],
      ] as const) {
        const what = `${door.name}, ${crowd}`;
        const { end, others } = begin();
        // Until all of them are there.
        await delay(1_500);
        const answers: Answer[] = [];
        for (let at = 0; at < forms; at++) answers.push(await door.send('127.7.7.7', form(sent++)));
        const tried = await others();
        await end();
        failures.push(
          ...answers.flatMap(({ status, ms }) => (status === 200 || status === 201 ? [] : [`${what}: a form got ${status} after ${Math.round(ms)} ms`])),
        );
        failures.push(...answers.flatMap(({ ms }) => (ms < patienceMs ? [] : [`${what}: a form took ${Math.round(ms)} ms`])));
        if (tried < forms) failures.push(`${what}: only ${tried} others tried`);
        figures[`${what}, longest ms`] = Math.round(Math.max(...answers.map(({ ms }) => ms)));
        figures[`${what}, others`] = tried;
      }
    const { rows } = await pool.query<{ stored: number }>('select count(*)::int as stored from case_reviews');
    if (rows[0]?.stored !== sent) failures.push(`${sent} forms were sent, and ${rows[0]?.stored} are stored`);
    return { trials: sent, failures, figures };
  } finally {
    await front?.stop();
    await close();
    await web.stop();
    await postgres.discard();
    broken?.remove();
  }
}

type Answer = { status: number; ms: number };

/** A way in: every request has a connection of its own, from the address that is named. */
type Door = {
  name: string;
  open: (from: string) => Socket;
  send: (from: string, bytes: (more: Record<string, string>) => string) => Promise<Answer>;
  headers: (from: string) => Record<string, string>;
};

function processItself(port: number): Door {
  return doorOf(
    'the process itself',
    () => connect(port, '127.0.0.1'),
    (from) => ({ 'X-Forwarded-For': from.replace('127.', '198.') }),
  );
}

/** nginx sees from which address of this machine somebody comes. */
function throughFront({ url, certificate }: Front): Door {
  const { host, port } = new URL(url);
  return doorOf(
    'through nginx',
    (localAddress) => connectTls({ host: '127.0.0.1', port: Number(port), servername: 'localhost', ca: certificate, localAddress } as never),
    () => ({ Host: host }),
  );
}

function doorOf(name: string, open: Door['open'], headers: Door['headers']): Door {
  const send: Door['send'] = (from, bytes) =>
    new Promise((resolve) => {
      const started = performance.now();
      let said = '';
      const socket = open(from);
      const done = () => {
        clearTimeout(tooLate);
        socket.destroy();
        resolve({ status: Number(said.slice(9, 12)), ms: performance.now() - started });
      };
      const tooLate = setTimeout(done, 2 * patienceMs);
      socket
        .on('data', (chunk: Buffer) => {
          said += chunk.toString('latin1');
        })
        .on('error', () => undefined)
        .on('close', done);
      socket.write(bytes({ ...headers(from), Connection: 'close' }));
    });
  return { name, open, send, headers };
}

const json = { 'Content-Type': 'application/json' };

/** In turns as the form's script sends it, and as a browser without script does. */
function form(at: number): (more: Record<string, string>) => string {
  const draft = filledIn({ description: `Charge, court and date of request ${at}` });
  const body = JSON.stringify({ draft, key: crypto.randomUUID(), page: '/', attribution: {} });
  if (at % 2) return (more) => requestBytes('POST', '/case-review', { ...json, ...more }, body);
  const plain = new URLSearchParams({ ...fieldsOf(draft), page: '/' }).toString();
  return (more) => requestBytes('POST', '/free-consultation', { 'Content-Type': 'application/x-www-form-urlencoded', ...more }, plain);
}

type Crowd = { others: () => Promise<number>; end: () => Promise<void> };

/** Forms and receipts whose body comes a letter a second, from 20 networks. Whoever is sent away comes back. */
function holdBack(door: Door, count: number): Crowd {
  let ended = false;
  let tried = 0;
  const open = new Set<Socket>();
  const begin = (at: number): void => {
    if (ended) return;
    tried++;
    const from = `127.51.${at % 20}.1`;
    const socket = door.open(from);
    const head = requestBytes('POST', ['/case-review', '/free-consultation', '/receipt'][at % 3] ?? '', { ...door.headers(from), 'Content-Length': '100' });
    socket.write(head);
    const drip = setInterval(() => socket.write('x'), 1_000);
    open.add(socket);
    socket
      .on('error', () => undefined)
      .on('data', () => socket.destroy())
      .on('close', () => {
        clearInterval(drip);
        open.delete(socket);
        setTimeout(() => begin(at), 200);
      });
  };
  for (let at = 0; at < count; at++) begin(at);
  return {
    others: async () => tried,
    end: async () => {
      ended = true;
      for (const socket of open) socket.destroy();
      await delay(500);
    },
  };
}

/** The conversations that cost most: as long as they may be, in letters that become several when they are compared, and in Arabic. */
const costly = ['각난닫 ', '밟값흙 ', 'اعتقلوا زوجي ', '١٢٣٤ ٥٦٧ '].map((words) => {
  const content = words.repeat(400).slice(0, words.codePointAt(0) === 0xac01 || words.codePointAt(0) === 0xbc1f ? 320 : 1_000);
  const messages: { role: 'user'; content: string }[] = [];
  while (Buffer.byteLength(JSON.stringify({ messages: [...messages, { role: 'user', content }] })) < 15_000) messages.push({ role: 'user', content });
  return JSON.stringify({ messages });
});

/** Each from an address of their own, with the next question as soon as the one before is answered, or a second after it was refused. */
function askWithoutEnd(door: Door, askers: number): Crowd {
  let ended = false;
  let asked = 0;
  const all = Array.from({ length: askers }, async (_, at) => {
    for (let turn = 0; !ended; turn++) {
      const body = costly[(at + turn) % costly.length] ?? '';
      asked++;
      const { status } = await door.send(`127.60.${at}.1`, (more) =>
        requestBytes('POST', '/legal-chat', { ...json, Authorization: `Bearer ${publicClientKey}`, ...more }, body),
      );
      // The machine that plays must not be busier with handshakes than the one that answers.
      if (status !== 200) await delay(1_000);
    }
  });
  return {
    others: async () => asked,
    end: async () => {
      ended = true;
      await Promise.all(all);
    },
  };
}

const breakages: Record<NonNullable<Crowding['without']>, Patch[]> = {
  'body-first': [
    {
      find: 'const body = await bodies.read(',
      put: 'const held = await queue.enter(isForm(context) ? "form" : "page"); if (!held) return busy(context); setTimeout(held, 10_000); const body = await bodies.read(',
    },
  ],
  order: [
    { find: 'return kind !== "question" ||', put: 'return true ||' },
    { find: '\t"form",\n\t"page",\n\t"question"\n]', put: '\t"question",\n\t"page",\n\t"form"\n]' },
  ],
};

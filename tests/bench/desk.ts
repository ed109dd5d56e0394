import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { readRecipients } from '#vault/recipients.ts';
import { deskSettings } from '../world/desk-settings.ts';
import { type Fixture, somebody, storeRequests } from '../world/many-requests.ts';
import { patiently, type Scratch } from '../world/requests.ts';
import { median } from './rounds.ts';

const requests = 100_000;
/** Who waits at once in a bad night, and what is set aside. */
const waiting = 250;
const setAside = 120;
const rounds = 150;
/** Milliseconds on the server, and megabytes. */
const bars = { first: 150, search: 400, memory: 700, longestWait: 250 };

/** The desk with half a million rows' worth of work: how fast its first page and its search are, and what it holds in memory. */
export async function benchDesk(): Promise<string> {
  const postgres = await startLocalPostgres();
  const scratch = patiently(postgres.url, 4);
  const port = await freePort();
  const settings = deskSettings(postgres.urls.desk, port);
  try {
    const stored = await fill(scratch, settings['SEAL_TO'] ?? '');
    const cookie = await signedIn(scratch);
    const desk = spawn(process.execPath, ['build/desk/server/desk.js'], { env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      const url = `http://localhost:${port}`;
      await untilReady(`${url}/ready`);
      const visit = visitor(url, cookie);
      const opening = await untilOpened(visit);
      const first = await timed(rounds, () => visit('/'));
      const list = await timed(rounds, () => visit('/requests'));
      const county = await timed(rounds, () => visit('/requests?county=Wayne&state=reached'));
      const asked = searches(stored);
      const search = await timed(rounds, (round) => visit('/requests', asked[round % asked.length]));
      const memory = { now: megabytes(desk.pid, 'VmRSS'), most: megabytes(desk.pid, 'VmHWM') };
      const table = [
        row('first page (Waiting)', first, bars.first),
        row('all requests', list),
        row('the same, of one county and state', county),
        row('search by name, misspelt name, phone and reference', search, bars.search),
      ].join('\n');
      const told = `${requests.toLocaleString('en-US')} requests, ${waiting} wait, ${setAside} are set aside; ${rounds} visits each over HTTP with a signed-in session, in milliseconds.

| | median | p95 | bar for p95 |
|---|---|---|---|
${table}

Opened at the start in ${opening.seconds.toFixed(0)} s, newest first; meanwhile the longest wait for an answer was ${opening.longest.toFixed(0)} ms (bar ${bars.longestWait}). The process holds ${memory.now} MB after it, at most ${memory.most} (bar ${bars.memory}).`;
      const over = [
        p95(first) > bars.first && 'first page',
        p95(search) > bars.search && 'search',
        memory.most > bars.memory && 'memory',
        opening.longest > bars.longestWait && 'longest wait',
      ].filter(Boolean);
      if (over.length > 0) throw new Error(`over the bar: ${over.join(', ')}\n${told}`);
      return told;
    } finally {
      desk.kill();
    }
  } finally {
    await scratch.close();
    await postgres.discard();
  }
}

/** Sealed to the desk alone, which is all it can tell: the other wraps are as long to make and never read here. */
async function fill({ db }: Scratch, sealTo: string): Promise<{ reference: string; number: number }[]> {
  const recipients = readRecipients(sealTo).filter(({ name }) => name === 'desk');
  const now = Date.now();
  const halfYear = 180 * 86_400_000;
  const fixtures: Fixture[] = Array.from({ length: requests }, (_, number) => {
    const waits = number < waiting;
    const aside = !waits && number < waiting + setAside;
    const age = waits || aside ? number * 30_000 : (number / requests) * halfYear;
    const states = ['reached', 'reached', 'reached', 'declined'] as const;
    return {
      ...somebody(number),
      receivedAt: new Date(now - age),
      urgency: number % 7 === 0 ? 'urgent' : 'usual',
      lane: aside ? 'quarantine' : 'open',
      state: waits || aside ? 'climbing' : (states[number % states.length] ?? 'reached'),
      conflictCleared: number % 2 === 0,
      ...(waits || aside ? {} : { person: 'attorney' }),
    };
  });
  const stored = await storeRequests(db, recipients, fixtures);
  await sql`vacuum analyze`.execute(db);
  return stored.map(({ reference }, number) => ({ reference, number }));
}

/** A session as the sign-in leaves it. */
async function signedIn({ db }: Scratch): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into desk_people (id, user_handle) values ('partner', ${randomBytes(32)})`.execute(db);
  await sql`insert into desk_passkeys (id, person, name, public_key, counter, backup_eligible, backed_up) values ('bench', 'partner', 'bench', '\\x00', 0, false, false)`.execute(
    db,
  );
  await sql`insert into desk_sessions (hash, person, passkey) values (${createHash('sha256').update(token).digest()}, 'partner', 'bench')`.execute(db);
  return `desk=${token}`;
}

type Visit = (path: string, typed?: string) => Promise<string>;

function visitor(url: string, cookie: string): Visit {
  return async (path, typed) => {
    const response = await fetch(url + path, {
      headers: { cookie, ...(typed === undefined ? {} : { origin: url }) },
      redirect: 'manual',
      ...(typed === undefined ? {} : { method: 'POST', body: new URLSearchParams({ typed }) }),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
}

async function untilOpened(visit: Visit): Promise<{ seconds: number; longest: number }> {
  const started = performance.now();
  let longest = 0;
  for (;;) {
    const before = performance.now();
    const text = await visit('/requests');
    longest = Math.max(longest, performance.now() - before);
    if (!text.includes('still opening')) return { seconds: (performance.now() - started) / 1000, longest };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function searches(stored: readonly { reference: string; number: number }[]): string[] {
  return stored
    .filter(({ number }) => number % 4_001 === 0)
    .flatMap(({ reference, number }) => {
      const { full_name = '', phone = '' } = somebody(number).contact;
      return [full_name, full_name.slice(0, -4), `${full_name.slice(0, -3)}x${full_name.slice(-2)}`, phone, reference];
    });
}

async function timed(times: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < times; round++) {
    const before = performance.now();
    await work(round);
    all.push(performance.now() - before);
  }
  return all;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

function row(name: string, ms: number[], bar?: number): string {
  return `| ${name} | ${median(ms).toFixed(0)} | ${p95(ms).toFixed(0)} | ${bar ?? ''} |`;
}

function megabytes(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

// @module-tag nightly
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpRoles } from '#database/roles.ts';
import { content } from '#firm/content.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, localUrlAs, startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { openerFor } from '#server/sealing.ts';
import type { Opener } from '#vault/recipients.ts';
import { command } from '../testkit/command.ts';
import { Visitor } from '../testkit/desk-alone.ts';
import { wordsOfDeskFirm } from '../testkit/desk-firm.ts';
import { postReceipt, sendFromIsland, sendPlainForm } from '../testkit/front-door.ts';
import { startMailSink } from '../testkit/mail-sink.ts';
import { ended, type Running, run, until, untilStarted } from '../testkit/product.ts';
import { filledIn, openRequests, patiently, type Scratch } from '../testkit/requests.ts';
import type { Words } from '../testkit/words-of-firm.ts';

/** What 0.1 was sent, and what its database then held: tests/fixtures/first-version. */
type Before = { draft: Record<string, string | boolean>; reference: string; receipt: string; takenBack: boolean; hoursOld: number };
const { madeAt, settings, requests } = JSON.parse(readFileSync('tests/fixtures/first-version/requests.json', 'utf8')) as {
  madeAt: string;
  settings: { VAULT_KEYS: string; INTAKE_SECRET: string };
  requests: Before[];
};
const kept = requests.filter(({ takenBack }) => !takenBack);
const { INTAKE_SECRET, VAULT_KEYS } = settings;
const receiptHours = 30 * 24;

let postgres: LocalPostgres;
let mail: Awaited<ReturnType<typeof startMailSink>>;
let words: Words;
let url: string;
let scratch: Scratch;
const running = new Map<'web' | 'worker' | 'desk', Running>();
const ports = { web: 0, desk: 0 };
let visitors: ReturnType<typeof startVisitors> | undefined;

beforeAll(async () => {
  [postgres, mail, ports.web, ports.desk] = await Promise.all([startLocalPostgres({ tables: false }), startMailSink(), freePort(), freePort()]);
  words = wordsOfDeskFirm();
  url = await databaseOfFirstVersion();
  scratch = patiently(url, 4);
});
afterAll(async () => {
  await visitors?.stop();
  for (const process of running.values()) await process.stop();
  await scratch?.close();
  await mail?.stop();
  await postgres?.discard();
  words?.remove();
});

/** One after the other, as the runbook has them. The backup and the stop of 0.1 are not played: neither is here. */
const steps: [step: RegExp, work: () => Promise<void>][] = [
  [/^systemctl start firm-backup/, async () => undefined],
  [/^systemctl stop/, async () => undefined],
  [
    /roles\.sh$/,
    async () => {
      const early = await command('migrate', [], { DATABASE_URL: as('owner') });
      expect(early).toMatchObject({ status: 1, said: expect.stringContaining('Nothing was changed. The tables belong to another role.') as string });
      await setUpRoles(url, { owner: 'local', web: 'local', worker: 'local', desk: 'local' });
    },
  ],
  [
    /^npm run keys$/,
    async () => {
      // New processes with their settings, before the tables are theirs. Somebody starts them too early.
      start('web', {});
      await untilReady(`http://127.0.0.1:${ports.web}/ready`);
      visitors = startVisitors();
      for (const name of ['worker', 'desk'] as const) {
        start(name, { VAULT_KEYS });
        await until(`the ${name} waits`, () => running.get(name)?.lines.some((line) => line.includes(`${name}-waits-for-migrate`)) ?? false, 60);
      }
      await until('some were told that they were not kept', () => (visitors?.refused() ?? 0) > 10, 60);
      expect(visitors.references()).toEqual([]);
      const plain = await sendPlainForm(site(), filledIn({ full_name: 'Without Script' }));
      expect(plain.status).toBe(503);
      expect(await plain.text()).toContain(content().firm.phone.display);
      expect((await fetch(`http://127.0.0.1:${ports.web}/ready/intake`)).status).toBe(503);
    },
  ],
  [
    /^npm run migrate$/,
    async () => {
      await whileSomebodyHolds('case_reviews', async () => {
        const held = await command('migrate', [], { DATABASE_URL: as('owner') });
        expect(held).toMatchObject({ status: 1, said: expect.stringContaining('Somebody else holds a table that must change') as string });
      });
      const done = await command('migrate', [], { DATABASE_URL: as('owner') });
      expect(done).toMatchObject({ status: 0, said: expect.stringContaining('004-followups') as string });
      expect(done.said).not.toContain('003-keys-live-apart');
    },
  ],
  [
    /^systemctl start/,
    async () => {
      await untilStarted(running.get('worker') as Running);
      await until('requests are taken by themselves', () => (visitors?.references().length ?? 0) > 10, 60);
      await untilReady(`http://127.0.0.1:${ports.desk}/ready`);
    },
  ],
  [
    /^npm run reseal$/,
    async () => {
      await everythingOpens();
      const keys = VAULT_KEYS.split(',');
      const one = await command('reseal', [], { ...ownerSettings(), VAULT_KEYS: keys[0] });
      expect(one).toMatchObject({ status: 1, said: expect.stringContaining('do not open with these VAULT_KEYS') as string });
      const all = await command('reseal', [], { ...ownerSettings(), VAULT_KEYS });
      expect(all).toMatchObject({ status: 0, said: expect.stringContaining('requests are now sealed to those who may read them') as string });
      for (const { draft } of requests) for (const personal of [draft['full_name'], draft['phone']]) expect(one.said + all.said).not.toContain(personal);
    },
  ],
  [
    /^systemctl restart/,
    async () => {
      for (const name of ['worker', 'desk'] as const) {
        expect(await running.get(name)?.stop()).toBe(0);
        start(name, {});
      }
      await untilStarted(running.get('worker') as Running);
      await untilReady(`http://127.0.0.1:${ports.desk}/ready`);
    },
  ],
];

test('the runbook’s steps from 0.1, in its order, while requests come in, lose none', { timeout: 600_000 }, async () => {
  const told = stepsOf('### From 0.1');
  expect(told).toHaveLength(steps.length);
  for (const step of told) {
    const [, work] = steps.find(([known]) => known.test(step)) ?? [];
    if (!work) throw new Error(`the runbook has a step that is not tried: ${step}`);
    await work();
  }
  const before = visitors?.references().length ?? 0;
  await until('and some more', () => (visitors?.references().length ?? 0) > before + 5, 60);
  const { references, refused, failed } = (await visitors?.stop()) ?? { references: [], refused: 0, failed: ['no visitors'] };
  expect(failed).toEqual([]);
  const { rows } = await sql<{ reference: string }>`select reference from case_reviews where not canary`.execute(scratch.db);
  // Each answer with its own row, no row without an answer, and every row of before.
  expect(rows.map(({ reference }) => reference).sort()).toEqual([...references, ...requests.map(({ reference }) => reference)].sort());
  process.stdout.write(`${requests.length} requests from before, ${references.length} taken meanwhile, ${refused} told that they were not kept\n`);
});

describe('after it', () => {
  test('every request from before opens with the desk’s key alone, as it was written', everythingOpens);

  test('at the desk they are all listed, and their contact and story are shown', { timeout: 240_000 }, async () => {
    const attorney = await atTheDesk('attorney');
    const list = await (await attorney.send('/requests')).text();
    for (const { reference, draft, takenBack } of requests.slice(-20)) {
      const page = unescaped(await (await attorney.send(`/requests/${reference}`)).text());
      if (takenBack) expect(page).not.toContain(draft['full_name']);
      else for (const one of ['full_name', 'email'] as const) expect(page).toContain(draft[one]);
      if (takenBack) continue;
      await attorney.send(`/requests/${reference}`, { form: { seen: '999999999', do: 'clear-conflict', sure: 'yes' } });
      expect(unescaped(await (await attorney.send(`/requests/${reference}/story`)).text())).toContain(String(draft['description']).split('\n')[0]);
    }
    expect(list).toContain('Version ');
  });

  test('every receipt’s link works for its thirty days, and then no longer', async () => {
    for (const { receipt, hoursOld, reference, takenBack } of requests) {
      const opens = hoursOld < receiptHours;
      const address = receipt.replace('/receipt/', '');
      expect([reference, (await fetch(site() + receipt)).status]).toEqual([reference, opens ? 200 : 404]);
      const answer = await postReceipt(site(), { address });
      expect(answer.status).toBe(opens ? 200 : 404);
      if (opens) expect(await answer.text()).toMatch(takenBack ? /taken back|erased/i : spaced(reference));
    }
  });

  test('one of them is taken back by its old link', async () => {
    const { receipt, reference } = kept.at(-1) as Before;
    const answer = await postReceipt(site(), { address: receipt.replace('/receipt/', ''), do: 'erase' });
    expect(answer.status).toBe(200);
    expect(await stateOf(reference)).toBe('withdrawing');
  });

  test('a request from before waits at the desk, rings nobody by itself, and is taken and reported like any other', async () => {
    const { reference, draft } = kept.at(-2) as Before;
    const { rows } = await sql`select from deliveries join case_reviews c on c.id = case_review_id where reference = ${reference}`.execute(scratch.db);
    expect(rows).toEqual([]);
    const attorney = await atTheDesk('second');
    expect(unescaped(await (await attorney.send('/')).text())).toContain(draft['full_name']);
    await attorney.send(`/requests/${reference}`, { form: { seen: '999999999', do: 'acknowledge' } });
    expect(await stateOf(reference)).toBe('acknowledged');
    await attorney.send(`/requests/${reference}`, { form: { seen: '999999999', do: 'reached' } });
    expect(await stateOf(reference)).toBe('reached');
  });

  test('those who wrote meanwhile are told of by mail, with the new link', async () => {
    await until('alerts have left', () => mail.received().length > 0, 60);
  });

  test('that somebody from before agreed can be proven, and their number leads to their request and erases it', async () => {
    // The first one's number is also that of people who wrote meanwhile.
    const [, one] = kept as [Before, Before];
    const phone = `${one.draft['phone']}\n`;
    const consent = await command('consent', [], { ...ownerSettings() }, phone);
    expect(consent).toMatchObject({ status: 0, said: expect.stringContaining('agree') as string });
    const erased = await command('erase', ['--phone'], { ...ownerSettings() }, phone);
    expect(erased.status).toBe(0);
    const { rows } = await sql`select erased_at is not null as gone from case_reviews where reference = ${one.reference}`.execute(scratch.db);
    expect(rows).toEqual([{ gone: true }]);
    kept.splice(1, 1);
  });

  test('a copy of everything is watched on a terminal, and is told in plain lines elsewhere; neither names anybody', async () => {
    const folders = ['plain', 'watched'].map((name) => join(mkdtempSync(join(tmpdir(), 'upgrade-')), name)) as [string, string];
    const plain = await command('export', ['--sealed', folders[0]], ownerSettings());
    expect(plain.status).toBe(0);
    expect(plain.said).toMatch(/^copying rows: \d+\.\d s$/m);
    expect(plain.said).not.toContain('\u001b');
    expect(plain.said).not.toContain('\r');
    const typed = `${process.execPath} build/server/export.js --sealed ${folders[1]}`;
    const env = { PATH: process.env['PATH'], TERM: 'xterm', ...demoKeys.desk, ...ownerSettings() };
    const { stdout: watched } = spawnSync('script', ['-qec', typed, '/dev/null'], { encoding: 'utf8', env });
    expect(watched).toMatch(/copying rows: [\d,]+ of [\d,]+, about \d+ s left/);
    expect(watched).toContain('\r\u001b[2K');
    for (const { draft } of requests) for (const personal of [draft['full_name'], draft['phone']]) expect(plain.said + watched).not.toContain(personal);
    for (const folder of folders) rmSync(dirname(folder), { recursive: true });
  });

  test('the secret of 0.1 can be changed, and links from before still open', async () => {
    const newer = { INTAKE_SECRET: `2:${'another secret of the upgrade test'.padEnd(40, '.')},1:${INTAKE_SECRET}` };
    expect(await running.get('web')?.stop()).toBe(0);
    start('web', newer);
    await untilReady(`${site()}/ready/intake`);
    const { receipt } = kept.at(-3) as Before;
    expect((await fetch(site() + receipt)).status).toBe(200);
  });

  test('without VAULT_KEYS, and without the step that makes them superfluous, neither worker nor desk starts, and each says why', {
    timeout: 120_000,
  }, async () => {
    await scratch.close();
    url = await databaseOfFirstVersion('left_out');
    scratch = patiently(url, 4);
    await setUpRoles(url, { owner: 'local', web: 'local', worker: 'local', desk: 'local' });
    expect((await command('migrate', [], { DATABASE_URL: as('owner') })).status).toBe(0);
    for (const name of ['worker', 'desk'] as const) {
      await running.get(name)?.stop();
      const process = start(name, {});
      expect(await ended(process.child)).toBe(1);
      expect(process.lines.join('\n')).toMatch(/VAULT_KEYS lacks version 1, which \d+ requests from before are sealed under/);
    }
  });
});

async function everythingOpens(): Promise<void> {
  const { rows } = await sql<{ id: string; reference: string }>`select id, reference from case_reviews where erased_at is null`.execute(scratch.db);
  const before = (await sql`select from request_keys`.execute(scratch.db)).rows.length > 0;
  const opener = openerOf(before);
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  const opened = await openRequests(scratch.db, [...ids.values()], opener);
  for (const { reference, draft } of kept) {
    const { consent: _, ...written } = draft;
    expect(opened.get(ids.get(reference) ?? '')?.answers).toMatchObject(written);
  }
}

/** The desk's key alone, or with those of 0.1 while requests still need them. */
function openerOf(before: boolean): Opener {
  return openerFor('desk', { ...demoKeys.desk, ...(before ? { VAULT_KEYS } : {}) });
}

/** The first command that each numbered step below a heading of the runbook names. */
function stepsOf(heading: string): string[] {
  const [, after = ''] = readFileSync('docs/runbook.md', 'utf8').split(`${heading}\n`);
  const own = after.split(/^##/m)[0] ?? '';
  return [...own.matchAll(/^\d+\. .*?`([^`]+)`/gm)].map(([, first = '']) => first);
}

/** A database as 0.1 left it a moment ago: the dump, with all its times moved on to now. */
async function databaseOfFirstVersion(name = 'before'): Promise<string> {
  await asSuperuser(postgres.url, `create database ${name}`);
  const address = postgres.url.replace(/\/[^/]*$/, `/${name}`);
  await asSuperuser(address, readFileSync('tests/fixtures/first-version/database.sql', 'utf8'));
  const shift = `interval '${(Date.now() - Date.parse(madeAt)) / 1000} seconds'`;
  for (const [table, ...columns] of [
    ['case_reviews', 'received_at', 'receipt_expires_at', 'erased_at'],
    ['consents', 'given_at'],
    ['consent_wordings', 'first_shown_at'],
  ])
    await asSuperuser(address, `update ${table} set ${columns.map((column) => `${column} = ${column} + ${shift}`).join(', ')}`);
  return address;
}

async function asSuperuser(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

function start(name: 'web' | 'worker' | 'desk', more: NodeJS.ProcessEnv): Running {
  const outside = {
    MAIL_URL: mail.url,
    MAIL_FROM: 'intake@example.com',
    MAIL_TLS: 'off',
    OUTBOUND_LOOPBACK: 'allowed',
    CANARY: 'off',
    INTAKE_SECRET,
  };
  const started = run(name, {
    DATABASE_URL: url,
    CONTENT_FOLDER: words.folder,
    PUBLIC_URL: site(),
    DESK_URL: deskUrl(),
    ...(name === 'web' ? { PORT: String(ports.web) } : name === 'desk' ? { DESK_PORT: String(ports.desk) } : {}),
    ...(name === 'desk' ? {} : outside),
    ...more,
  });
  running.set(name, started);
  return started;
}

function ownerSettings(): NodeJS.ProcessEnv {
  return { DATABASE_URL: as('owner'), CONTENT_FOLDER: words.folder, INTAKE_SECRET };
}

function as(role: 'owner' | 'desk'): string {
  return localUrlAs(url, role);
}

function site(): string {
  return `http://127.0.0.1:${ports.web}`;
}

function deskUrl(): string {
  return `http://localhost:${ports.desk}`;
}

/** As a backup does, which only reads. */
async function whileSomebodyHolds(table: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${table} in access share mode`);
  try {
    await work();
  } finally {
    await client.end();
  }
}

/** Two people who send one request after the other. Who is told that it was not kept presses Send again, as the form asks them to. */
function startVisitors() {
  const references: string[] = [];
  const failed: string[] = [];
  let [refused, person, going] = [0, 0, true];
  const lane = async () => {
    while (going) {
      const number = ++person;
      const draft = filledIn({ full_name: `Meanwhile ${number}`, description: `Charge, court and date of somebody, number ${number}`, email: '' });
      const key = crypto.randomUUID();
      for (;;) {
        const answer = await sendFromIsland(site(), draft, key).catch((error: unknown) => error as Error);
        if (answer instanceof Error) failed.push(answer.message);
        else if (answer.status === 201) references.push(((await answer.json()) as { reference: string }).reference);
        else if (answer.status === 503) refused++;
        else failed.push(String(answer.status));
        await pause(300);
        if (answer instanceof Error || answer.status !== 503) break;
      }
    }
  };
  const lanes = [lane(), lane()];
  return {
    references: () => references,
    refused: () => refused,
    stop: async () => {
      going = false;
      await Promise.all(lanes);
      return { references, refused, failed };
    },
  };
}

async function atTheDesk(person: string): Promise<Visitor> {
  const { status, said } = await command('desk-invite', [person, '--print'], { DATABASE_URL: as('desk'), CONTENT_FOLDER: words.folder, DESK_URL: deskUrl() });
  const token = /\/enroll#([\w-]+)/.exec(said)?.[1];
  if (status !== 0 || !token) throw new Error(said);
  const visitor = new Visitor({ origin: deskUrl(), port: ports.desk });
  await visitor.enroll(token);
  return visitor;
}

async function stateOf(reference: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`select state from followups join case_reviews on id = case_review_id where reference = ${reference}`.execute(
    scratch.db,
  );
  return rows[0]?.state;
}

function unescaped(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** However the page groups its characters. */
function spaced(reference: string): RegExp {
  return new RegExp(Array.from(reference).join('\\s?'));
}

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference, forgetCaseReviews } from '#case-review/erase.ts';
import type { Contact, Story } from '#case-review/parts.ts';
import type { Draft } from '#case-review/schema.ts';
import { content } from '#firm/content.ts';
import { acknowledge } from '#followup/actions/take.ts';
import { openReceipt } from '#followup/receipt/receipt.ts';
import { canaryPass } from '#incidents/canary.ts';
import { type Received, type Receiver, receiveCaseReview } from '#intake/receive.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { command } from '../testkit/command.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { type KeySet, keySet } from '../testkit/key-set.ts';
import { filledIn, openRequests, receiverOf, type Scratch, scratchDatabase, submissionOf } from '../testkit/requests.ts';

const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
const ladder = content().firm.onCall;
let postgres: TestDatabase;
let home: string;
let folders = 0;

beforeAll(async () => {
  postgres = await openDatabase();
  home = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterAll(async () => {
  await postgres?.discard();
  rmSync(home, { recursive: true, force: true });
});

describe('a copy of everything the firm owns', () => {
  let first: Scratch;
  let sent: Received[];
  const written = 'Zoë “the court” \\ \u2028 \u0085 {"a": 1}\nline two, 😀';

  beforeAll(async () => {
    first = await scratchDatabase(postgres, 'first');
    sent = await Promise.all(Array.from({ length: 600 }, (_, at) => send(first, { full_name: `Person ${at}`, description: `${written} ${at}` })));
    await receiveCaseReview(receiverOf(first, secrets), {
      ...submissionOf(filledIn(), crypto.randomUUID()),
      canaryPass: canaryPass(secrets.current.key, new Date()),
    });
    await acknowledge(first.db, ladder, sent[0]?.id ?? '', 'lawyer');
    await eraseByReference(first.db, sent[1]?.reference ?? '');
  });
  afterAll(() => first?.close());

  test('is readable without the product, and by nobody else on the machine', async () => {
    const { folder, said } = await exported(first);
    const requests = linesIn(folder, 'case_reviews') as { id: string; contact: Contact | null; story: Story | null }[];
    expect(requests).toHaveLength(601);
    const one = requests.find(({ id }) => id === sent[5]?.id);
    expect([one?.contact?.full_name, one?.story?.description]).toEqual(['Person 5', `${written} 5`]);
    expect(requests.find(({ id }) => id === sent[1]?.id)).toMatchObject({ contact: null, story: null });
    expect((linesIn(folder, 'followup_events') as { kind: string }[]).map(({ kind }) => kind)).toEqual(['acknowledged']);
    // Characters at which other programs would end a line.
    expect(readFileSync(join(folder, 'case_reviews.ndjson'), 'utf8')).not.toMatch(/[\u0085\u2028\u2029]/);
    expect(linesIn(folder, 'consent_wordings')).toHaveLength(1);
    expect(linesIn(folder, 'deliveries').length).toBeGreaterThan(600);
    expect(readdirSync(join(folder, 'content/en'))).toContain('firm.yaml');
    const files = readdirSync(folder).filter((name) => name.endsWith('json'));
    expect(files).not.toContain('part_keys.ndjson');
    expect(new Set(files.map((name) => statSync(join(folder, name)).mode & 0o777))).toEqual(new Set([0o600]));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(said).toContain('IN THE CLEAR');
    expect(said).not.toContain('Person');
  });

  test('goes into an empty installation under other keys, with the same hashes, and opens there', async () => {
    const { folder, hashes } = await exported(first);
    const second = await scratchDatabase(postgres, 'second', { tables: false });
    const other = keySet(7);
    const put = await command('import', [folder], { DATABASE_URL: second.url, ...deskOf(other) });
    expect([put.status, hashesIn(put.said)]).toEqual([0, hashes]);
    expect(hashes.length).toBeGreaterThanOrEqual(7);
    expect(put.said).toContain('Everything is as the copy says.');

    // Not the import's own word: another copy of what is there now.
    const again = await exported(second, deskOf(other));
    expect(again.hashes).toEqual(hashes);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.ndjson')))
      expect(readFileSync(join(again.folder, name)).equals(readFileSync(join(folder, name))), name).toBe(true);

    const opened = await openRequests(second.db, [sent[5]?.id ?? ''], other.desk);
    expect(opened.get(sent[5]?.id ?? '')?.answers.full_name).toBe('Person 5');
    const kind = async (receipt = '') => (await openReceipt({ db: second.db, secrets }, { token: receipt })).kind;
    expect([await kind(sent[5]?.receipt), await kind(sent[1]?.receipt)]).toEqual(['open', 'withdrawn']);
    // Numbers that PostgreSQL gives out go on where they were.
    await acknowledge(second.db, ladder, sent[2]?.id ?? '', 'lawyer');
    await second.close();
  });

  test('can stay sealed, and then needs the same keys', async () => {
    const { folder, hashes, said } = await exported(first, {}, ['--sealed']);
    expect(readdirSync(folder)).toContain('part_keys.ndjson');
    expect(readFileSync(join(folder, 'case_reviews.ndjson'), 'utf8')).not.toContain('Person');
    expect(said).toContain('sealed');
    const third = await scratchDatabase(postgres, 'third', { tables: false });
    const put = await command('import', [folder], { DATABASE_URL: third.url });
    expect([put.status, hashesIn(put.said)]).toEqual([0, hashes]);
    expect((await openRequests(third.db, [sent[5]?.id ?? ''])).size).toBe(1);
    await third.close();
  });

  test('is refused where something is already, with another secret, from the desk, and when a single letter was changed; nothing is kept then', async () => {
    const { folder } = await exported(first);
    const fourth = await scratchDatabase(postgres, 'fourth');
    const put = (from: string, env: NodeJS.ProcessEnv) => command('import', [from], { DATABASE_URL: fourth.url, ...env });
    const altered = join(home, 'altered');
    cpSync(folder, altered, { recursive: true });
    const file = join(altered, 'case_reviews.ndjson');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Person 7"', 'Person 8"'));

    expect(await put(folder, { DATABASE_URL: first.url })).toMatchObject({ status: 1, said: expect.stringContaining('not empty: case_reviews') });
    expect(await put(folder, { INTAKE_SECRET: 'another secret of enough characters' })).toMatchObject({
      status: 1,
      said: expect.stringContaining('INTAKE_SECRET'),
    });
    const ofTheDesk = join(home, 'of-the-desk');
    cpSync(folder, ofTheDesk, { recursive: true });
    const manifest = join(ofTheDesk, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"form": "opened"', '"form": "desk"'));
    expect(await put(ofTheDesk, {})).toMatchObject({ status: 1, said: expect.stringContaining('made at the desk, to be read') });
    expect(await put(altered, {})).toMatchObject({ status: 1, said: expect.stringContaining('Nothing was kept: case_reviews') });
    expect(await fourth.db.selectFrom('case_reviews').select('id').execute()).toEqual([]);
    expect(await command('export', [folder], { DATABASE_URL: first.url })).toMatchObject({ status: 1, said: expect.stringContaining('is not empty') });
    await fourth.close();
  });

  async function exported(from: Scratch, env: NodeJS.ProcessEnv = {}, args: string[] = []) {
    const folder = join(home, `copy-${folders++}`);
    const { status, said } = await command('export', [...args, folder], { DATABASE_URL: from.url, ...env });
    expect([status, said]).toEqual([0, expect.stringContaining('sha256')]);
    return { folder, said, hashes: hashesIn(said) };
  }
});

describe('erasing', () => {
  let scratch: Scratch;
  let erase: (args: string[], input?: string) => ReturnType<typeof command>;
  beforeAll(async () => {
    scratch = await scratchDatabase(postgres, 'people');
    erase = (args, input) => command('erase', args, { DATABASE_URL: scratch.url }, input);
  });
  afterAll(() => scratch?.close());

  test('one request by its reference, as it was spoken, and no other', async () => {
    const [one, other] = [await send(scratch), await send(scratch)];
    const spoken = `${one.reference.slice(0, 4)}-${one.reference.slice(4)}`.toLowerCase();
    expect(await erase([spoken])).toEqual({ status: 0, said: '1 request is erased.\n' });
    expect((await openReceipt({ db: scratch.db, secrets }, { token: one.receipt })).kind).toBe('withdrawn');
    expect((await openReceipt({ db: scratch.db, secrets }, { token: other.receipt })).kind).toBe('open');
    expect(await erase([spoken])).toMatchObject({ status: 1, said: expect.stringContaining('Nothing to erase') });
  });

  test('every request from a number, however it was written, and the number is said nowhere', async () => {
    const theirs = await Promise.all(['(231) 555-0188', '+1 231 555 0188', '231.555.0188', '231 555 0188 x12'].map((phone) => send(scratch, { phone })));
    const other = await send(scratch, { phone: '231 555 0189' });
    expect(await erase(['--phone'], '1-231-555-0188\n')).toEqual({ status: 0, said: '4 requests are erased.\n' });
    for (const { receipt } of theirs) expect((await openReceipt({ db: scratch.db, secrets }, { token: receipt })).kind).toBe('withdrawn');
    expect((await openReceipt({ db: scratch.db, secrets }, { token: other.receipt })).kind).toBe('open');
    const { rows } = await scratch.pool.query('select from part_keys where case_review_id = any ($1)', [theirs.map(({ id }) => id)]);
    expect(rows).toEqual([]);
  });

  test('what was kept as long as the privacy page says goes by itself, and a stop that it asked for stays', async () => {
    const { db } = scratch;
    const ages = { 'closed 31 days ago': 31, 'closed 29 days ago': 29, 'in for 181 days': 181, 'in for 179 days': 179 };
    const ids: Record<string, string> = {};
    for (const [name, days] of Object.entries(ages)) {
      const { id } = await send(scratch, { email: '', description: name });
      ids[name] = id;
      if (name.startsWith('closed'))
        await sql`update followups set state = 'reached', next_due_at = null, closed_at = now() - make_interval(days => ${days}) where case_review_id = ${id}`.execute(
          db,
        );
      else await sql`update case_reviews set received_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db);
    }
    const [erased = '', old = '', young = ''] = [ids['closed 31 days ago'], ids['in for 179 days'], ids['closed 29 days ago']];
    const mark = Buffer.alloc(32, 7);
    await sql`update followups set network = ${mark} where case_review_id = any(${[old, young]}::uuid[])`.execute(db);
    await sql`insert into suppressions (channel, digest, secret_version, since, case_review_id) values ('texts', ${mark}, 1, now(), ${erased})`.execute(db);
    for (const [at, hours] of [25, 23].entries())
      await sql`insert into told_addresses (digest, case_review_id, at) values (${Buffer.alloc(32, at)}, ${young}, now() - make_interval(hours => ${hours}))`.execute(
        db,
      );

    await forgetCaseReviews(db);
    const gone = await sql<{ id: string }>`select id from case_reviews where erased_at is not null and id = any(${Object.values(ids)}::uuid[])`.execute(db);
    expect(new Set(gone.rows.map(({ id }) => id))).toEqual(new Set([erased, ids['in for 181 days']]));
    const networks = await sql<{ id: string }>`select case_review_id as id from followups where network = ${mark}`.execute(db);
    expect(networks.rows).toEqual([{ id: young }]);
    expect((await sql`select from told_addresses where case_review_id = ${young}`.execute(db)).rows).toHaveLength(1);
    const stops = await sql<{ owner: string | null }>`select case_review_id as owner from suppressions where digest = ${mark}`.execute(db);
    expect(stops.rows).toEqual([{ owner: null }]);

    const left = async () => (await sql`select from case_reviews where id = ${erased}`.execute(db)).rows.length;
    await sql`update case_reviews set erased_at = now() - interval '31 days' where id = ${erased}`.execute(db);
    await forgetCaseReviews(db);
    expect(await left()).toBe(1);
    await sql`update case_reviews set receipt_expires_at = now() - interval '1 day' where id = ${erased}`.execute(db);
    await forgetCaseReviews(db);
    expect(await left()).toBe(0);
  });

  test('says what it needs', async () => {
    expect(await erase([])).toMatchObject({ status: 1, said: expect.stringContaining('npm run erase -- <reference>') });
  });
});

async function send(scratch: Scratch, own: Partial<Draft> = {}): Promise<Received> {
  const receiver = receivers.get(scratch) ?? receiverOf(scratch, secrets);
  receivers.set(scratch, receiver);
  const received = await receiveCaseReview(receiver, submissionOf(filledIn(own), crypto.randomUUID()));
  if (received.kind !== 'received') throw new Error('not received');
  return received;
}

/** What a command at the desk needs, and no more. */
function deskOf({ written: { SEAL_TO, DESK_KEYS } }: KeySet): NodeJS.ProcessEnv {
  return { SEAL_TO, DESK_KEYS };
}

/** One each, so that requests sent at once are stored together, as they are in the product. */
const receivers = new Map<Scratch, Receiver>();

function linesIn(folder: string, table: string): unknown[] {
  const lines = readFileSync(join(folder, `${table}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as unknown);
}

function hashesIn(said: string): string[] {
  return said.split('\n').filter((line) => line.includes('sha256'));
}

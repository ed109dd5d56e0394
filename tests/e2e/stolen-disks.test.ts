// @module-tag nightly
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference, eraseThese, forgetCaseReviews } from '#case-review/erase.ts';
import { rewrapAll } from '#case-review/rewrap.ts';
import type { Draft } from '#case-review/schema.ts';
import { openList, replaceList } from '#desk/conflicts/stored-list.ts';
import { readNotes, writeNote } from '#desk/request-page/notes.ts';
import { content } from '#firm/content.ts';
import { withdraw } from '#followup/receipt/change-receipt.ts';
import { openReceipt } from '#followup/receipt/receipt.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { openSecrets } from '#vault/secrets.ts';
import { fieldsOf, postReceipt, receiptIn, sendFromIsland, sendPlainForm } from '../testkit/front-door.ts';
import { deskOfBoth, type KeySet, keySet } from '../testkit/key-set.ts';
import { inLanes } from '../testkit/lanes.ts';
import { type Form, type Hit, planted, type Search, searchFor } from '../testkit/planted.ts';
import { type Running, run, untilStarted } from '../testkit/product.ts';
import { filledIn, openRequests, patiently, receiverOf, type Scratch, scratchDatabase, sealedOf, submissionOf } from '../testkit/requests.ts';
import { bytesIn, dumpWithoutKeys, filesOf, type Place, tablesOf, tryToOpen } from '../testkit/stolen.ts';
import { startTalkativePostgres } from '../testkit/talkative-postgres.ts';

describe('whoever takes the disks', () => {
  let postgres: LocalPostgres;
  let web: Running;
  let worker: Running;
  let url: string;
  let inside: Scratch;

  beforeAll(async () => {
    postgres = await startTalkativePostgres();
    const env = { DATABASE_URL: postgres.url, PORT: String(await freePort()) };
    worker = run('worker', env);
    await untilStarted(worker, 40);
    web = run('web', env);
    url = `http://127.0.0.1:${env.PORT}`;
    await untilReady(`${url}/ready/intake`);
    inside = patiently(postgres.url, 4);
  });
  afterAll(async () => {
    await inside?.close();
    await web?.stop();
    await worker?.stop();
    await postgres?.discard();
  });

  test('finds nothing of 1,000 requests, in whatever form, in files, tables or logs', { timeout: 280_000 }, async () => {
    const kept = Array.from({ length: 1000 }, () => planted());
    const receipts = await inLanes(6, kept, async ({ draft }, at) => {
      const key = crypto.randomUUID();
      const attribution = { landing: '/', utm: { utm_term: draft.city } };
      return receiptIn(await untilKept(() => (at % 2 ? sendPlainForm(url, draft) : sendFromIsland(url, draft, key, { attribution }))));
    });
    const others = await unkeptRequests(receipts);
    expect(await storedDrafts()).toEqual(new Set(kept.map(({ draft }) => JSON.stringify(sealedOf(draft)))));
    // So that the files hold what the tables hold, and what was looked at to plan queries.
    await sql`analyze`.execute(inside.db);
    await sql`checkpoint`.execute(inside.db);

    const values = [...kept.flatMap((one) => one.values), ...others, ...receipts];
    const { found, searched } = await searchEverywhere(searchFor(values));
    expect(found).toEqual([]);
    expect(searched.map((place) => place.split('/')[0])).toEqual(
      expect.arrayContaining(['base', 'pg_wal', 'public.case_reviews', 'pgboss.job', 'pg_catalog.pg_statistic', 'log of web', 'log of worker', 'log']),
    );
  });

  test('would find what is not sealed, in each form and each place', { timeout: 120_000 }, async () => {
    const [plain, base64, hex, address] = [planted(), planted(), planted(), planted()].map(({ draft }) => draft.full_name) as [string, string, string, string];
    const words = [
      `to ${plain}, by mail`,
      Buffer.from(`to ${base64}, by mail`).toString('base64'),
      Buffer.from(hex).toString('hex'),
      new URLSearchParams({ name: address }).toString(),
    ];
    await sql`create table unsealed (words text)`.execute(inside.db);
    for (const one of words) await sql`insert into unsealed values (${one})`.execute(inside.db);
    await sql`checkpoint`.execute(inside.db);
    web.lines.push(...words);
    worker.lines.push(...words);

    const { found } = await searchEverywhere(searchFor([plain, base64, hex, address]));
    const forms: [Form, string][] = [
      ['plain', plain],
      ['base64', base64],
      ['hex', hex],
      ['URL', address],
    ];
    for (const [form, value] of forms) {
      const places = found.filter((hit) => hit.form === form && hit.value === value).map(({ place }) => place.split('/')[0]);
      expect(new Set(places), form).toEqual(new Set(['base', 'pg_wal', 'public.unsealed', 'log of web', 'log of worker', 'log']));
    }
  });

  /** Everything that a visitor types may also arrive where it is refused, lost or shown. Returns what was typed there. */
  async function unkeptRequests(receipts: string[]): Promise<string[]> {
    const typed: string[] = [];
    const draft = (own: Partial<Draft> = {}): Draft => {
      const one = planted();
      typed.push(...one.values);
      return { ...one.draft, ...own };
    };
    const statuses = async (sending: Promise<Response>[]) => new Set((await Promise.all(sending)).map(({ status }) => status));
    const key = crypto.randomUUID();
    const ten = Array.from({ length: 10 });

    expect(await statuses([...ten.map(() => sendPlainForm(url, draft({ consent: false }))), sendFromIsland(url, draft({ phone: '1' }), key)])).toEqual(
      new Set([422]),
    );
    const first = planted();
    typed.push(...first.values);
    const receipt = await receiptIn(await untilKept(() => sendFromIsland(url, first.draft, key)));
    expect(await statuses(ten.map(() => sendFromIsland(url, draft(), key)))).toEqual(new Set([422]));
    await sql`alter table consents rename to away`.execute(inside.db);
    expect(await statuses(ten.flatMap(() => [sendPlainForm(url, draft()), sendFromIsland(url, draft(), crypto.randomUUID())]))).toEqual(new Set([503]));
    await sql`alter table away rename to consents`.execute(inside.db);

    const post = (body: string) => fetch(`${url}/case-review`, { method: 'POST', headers: { origin: url, 'Content-Type': 'application/json' }, body });
    expect((await post(JSON.stringify(draft()).slice(0, -1))).status).toBe(400);
    expect((await post(JSON.stringify(draft()).padEnd(40_000))).status).toBe(413);
    await fetch(`${url}/${encodeURIComponent(draft().full_name)}?${new URLSearchParams(fieldsOf(draft()))}`);

    expect((await postReceipt(url, { token: receipts[0] ?? '' })).status).toBe(200);
    const taken = await postReceipt(url, { token: receipt, do: 'erase' });
    const reference = /Your reference <b>([A-Z0-9 ]+)</.exec(await taken.text())?.[1]?.replaceAll(' ', '') ?? '';
    expect(await eraseByReference(inside.db, reference)).toBe(true);
    return [...typed, receipt];
  }

  async function storedDrafts(): Promise<Set<string>> {
    const rows = await inside.db.selectFrom('case_reviews').select('id').where('erased_at', 'is', null).execute();
    const ids = rows.map(({ id }) => id);
    const opened = await openRequests(inside.db, ids);
    return new Set([...opened.values()].map(({ answers }) => JSON.stringify(answers)));
  }

  async function searchEverywhere(search: Search): Promise<{ found: (Hit & { place: string })[]; searched: string[] }> {
    const found: (Hit & { place: string })[] = [];
    const searched: string[] = [];
    const look = ({ name, bytes }: Place) => {
      searched.push(name);
      found.push(...search(bytes).map((hit) => ({ ...hit, place: name })));
    };
    for await (const place of tablesOf(inside.db)) look(place);
    for (const place of filesOf(postgres.dataFolder)) look(place);
    look({ name: 'log of web', bytes: Buffer.from(web.lines.join('\n')) });
    look({ name: 'log of worker', bytes: Buffer.from(worker.lines.join('\n')) });
    return { found, searched };
  }
});

describe('keys', () => {
  const [old, fresh] = [keySet(1), keySet(2)];
  const both = deskOfBoth(old, fresh);
  const secrets = openSecrets(randomBytes(32).toString('hex'));
  let postgres: LocalPostgres;

  beforeAll(async () => {
    postgres = await startLocalPostgres();
  });
  afterAll(() => postgres?.discard());

  test('of 10,000 requests are changed while others are sent, read and withdrawn, and none fails', { timeout: 280_000 }, async () => {
    const scratch = await scratchDatabase(postgres, 'rotation');
    const before = await inLanes(16, Array.from({ length: 10_000 }), (_, at) => send(scratch, old, `Person ${at}`));
    const visitors = traffic(patiently(scratch.url, 6), before);
    const operator = patiently(scratch.url, 2);
    const { moved, left } = await rewrapAll(operator.db, both, fresh.recipients);
    expect(left).toBe(0);
    const { sent, read, withdrawn, failures } = await visitors.stop();

    expect(failures).toEqual([]);
    expect(Math.min(sent.length, read, withdrawn.length)).toBeGreaterThan(10);
    expect(moved).toBeLessThanOrEqual(50_000);
    expect(moved).toBeGreaterThanOrEqual(5 * (10_000 - withdrawn.length));
    const live = [...before, ...sent].filter(({ id }) => !withdrawn.includes(id));
    const { rows } = await sql`select key_version, count(*)::int from part_keys group by 1`.execute(scratch.db);
    expect(rows).toEqual([{ key_version: 2, count: 5 * live.length }]);
    const opened = await openRequests(
      scratch.db,
      live.map(({ id }) => id),
      fresh.desk,
    );
    expect(opened.size).toBe(live.length);
    expect(live.filter(({ id, name }) => opened.get(id)?.answers.full_name !== name)).toEqual([]);
    expect(await rewrapAll(operator.db, both, fresh.recipients)).toEqual({ moved: 0, left: 0, broken: [] });
    await Promise.all([operator.close(), scratch.close()]);
  });

  test('of notes and of the list of clients are changed with them', async () => {
    const scratch = await scratchDatabase(postgres, 'notes');
    const { id } = await send(scratch, old, 'Noted Person');
    await writeNote(scratch.db, old.recipients, id, 'attorney', 'everyone', 'call after five');
    await replaceList(scratch.db, old.recipients, 'attorney', [{ name: 'Sample Client', role: 'client' }]);
    expect(await rewrapAll(scratch.db, both, fresh.recipients)).toEqual({ moved: 9, left: 0, broken: [] });
    expect(await readNotes(scratch.db, fresh.desk, id, ['everyone'])).toMatchObject([{ text: 'call after five' }]);
    const list = await openList({ db: scratch.db, opener: fresh.desk });
    expect(await list?.namedLike(['client'], async () => undefined)).toEqual([{ name: 'Sample Client', role: 'client' }]);
    await expect(readNotes(scratch.db, old.desk, id, ['everyone'])).rejects.toThrow('version 2');
    await scratch.close();
  });

  test('of all others are changed although one row holds what nobody sealed; it is named', async () => {
    const scratch = await scratchDatabase(postgres, 'forged');
    const sent = await Promise.all(Array.from({ length: 5 }, (_, at) => send(scratch, old, `Person ${at}`)));
    const [forged, ...others] = sent.map(({ id }) => id);
    await sql`update part_keys set wrapped_key = ${randomBytes(80)} where case_review_id = ${forged} and part = 'contact' and recipient = 'desk'`.execute(
      scratch.db,
    );
    const { rows } = await sql<{ reference: string }>`select reference from case_reviews where id = ${forged}`.execute(scratch.db);
    // Five keys of each of the four, and the two of the forged one's story.
    expect(await rewrapAll(scratch.db, both, fresh.recipients)).toEqual({ moved: 22, left: 0, broken: [rows[0]?.reference] });
    expect((await openRequests(scratch.db, others, fresh.desk)).size).toBe(4);
    await scratch.close();
  });

  describe('of erased requests', () => {
    let scratch: Scratch;
    beforeAll(async () => {
      scratch = await scratchDatabase(postgres, 'erasing');
    });
    afterAll(() => scratch?.close());

    test('are nowhere: an earlier backup does not open, with the desk’s keys and all that is still stored', async () => {
      const [erased, live] = [await send(scratch, old, 'Erased'), await send(scratch, fresh, 'Live')];
      const backup = await dumpWithoutKeys(scratch.db);
      await eraseByReference(scratch.db, erased.reference);
      await rewrapAll(scratch.db, both, fresh.recipients);

      const keys = await storedKeys(scratch);
      // Whatever the backup holds is tried as a key as well.
      const candidates = [1, 2].flatMap((keyVersion) =>
        [...bytesIn(backup), ...keys.map((key) => key.wrappedKey)].map((wrappedKey) => ({ wrappedKey, keyVersion })),
      );
      expect(candidates.length).toBeGreaterThan(10);
      expect(tryToOpen(both, erased.id, ciphertextIn(backup, erased.id), candidates)).toBeUndefined();
      expect(tryToOpen(both, live.id, ciphertextIn(backup, live.id), candidates)).toContain('"full_name":"Live"');
    });

    test.each([
      [
        'withdrawn by its sender, and the hour to undo it is over',
        async ({ id, receipt }: Received) => {
          expect((await withdraw({ db: scratch.db, secrets, ladder: content().firm.onCall }, { token: receipt })).kind).toBe('leaving');
          await scratch.db.transaction().execute((transaction) => eraseThese(transaction, [id]));
        },
      ],
      ['erased by the firm', async ({ reference }: Received) => void (await eraseByReference(scratch.db, reference))],
      [
        'kept for long enough',
        async ({ id }: Received) => {
          await sql`update case_reviews set received_at = now() - interval '181 days' where id = ${id}`.execute(scratch.db);
          expect(await forgetCaseReviews(scratch.db)).toBe(1);
        },
      ],
    ])('go in the same moment as the text, when a request is %s', async (_, erase) => {
      const [erased, live] = [await send(scratch, fresh, 'Erased'), await send(scratch, fresh, 'Live')];
      await erase(erased);
      const row = await scratch.db.selectFrom('case_reviews').select(['contact', 'story', 'erased_at']).where('id', '=', erased.id).executeTakeFirstOrThrow();
      expect(row).toEqual({ contact: null, story: null, erased_at: expect.any(Date) });
      expect((await storedKeys(scratch)).map(({ id }) => id)).not.toContain(erased.id);
      expect((await openRequests(scratch.db, [live.id], both)).size).toBe(1);
    });

    test('that a copy of whole disks still holds open nothing once the old private key is destroyed', async () => {
      const erased = await send(scratch, old, 'Erased');
      const [backup, keys] = [await dumpWithoutKeys(scratch.db), await storedKeys(scratch)];
      await eraseByReference(scratch.db, erased.reference);
      await rewrapAll(scratch.db, both, fresh.recipients);
      expect(tryToOpen(both, erased.id, ciphertextIn(backup, erased.id), keys)).toContain('"full_name":"Erased"');
      expect(tryToOpen(fresh.desk, erased.id, ciphertextIn(backup, erased.id), keys)).toBeUndefined();
    });
  });

  test('and an older backup of the rows make a whole, as the decision on keys restores it', async () => {
    const scratch = await scratchDatabase(postgres, 'lost');
    const [live, erased] = [await send(scratch, old, 'Live'), await send(scratch, old, 'Erased')];
    const rows = await dumpWithoutKeys(scratch.db);
    const newer = await send(scratch, old, 'Newer than the backup');
    await eraseByReference(scratch.db, erased.reference);
    const keys = await scratch.db.selectFrom('part_keys').selectAll().execute();
    await scratch.close();

    const restored = await scratchDatabase(postgres, 'restored', { max: 1 });
    for (const table of ['consent_wordings', 'case_reviews', 'consents', 'followups', 'deliveries'] as const)
      await restored.db
        .insertInto(table)
        .values((rows.get(`public.${table}`) ?? []).map(({ is_open: _computed, ...row }) => row))
        .execute();
    // What --disable-triggers does: a key may come in whose request is not there.
    await sql`set session_replication_role = replica`.execute(restored.db);
    await restored.db.insertInto('part_keys').values(keys).execute();
    await sql`set session_replication_role = origin`.execute(restored.db);
    await sql.raw(statementsIn('docs/decisions/006-keys-live-apart.md')).execute(restored.db);

    const opened = await openRequests(restored.db, [live.id, erased.id, newer.id], old.desk);
    expect([...opened.keys()]).toEqual([live.id]);
    expect(new Set((await storedKeys(restored)).map(({ id }) => id))).toEqual(new Set([live.id]));
    expect((await openReceipt({ db: restored.db, secrets }, { token: erased.receipt })).kind).toBe('withdrawn');
    const { state, next_due_at } = await restored.db.selectFrom('followups').selectAll().where('case_review_id', '=', erased.id).executeTakeFirstOrThrow();
    expect([state, next_due_at]).toEqual(['withdrawn', null]);
    await restored.close();
  });

  type Sent = Received & { name: string };

  async function send(scratch: Scratch, { recipients }: KeySet, name: string): Promise<Sent> {
    const received = await receiveCaseReview(receiverOf(scratch, secrets, recipients), submissionOf(filledIn({ full_name: name }), crypto.randomUUID()));
    if (received.kind !== 'received') throw new Error(`not received: ${name}`);
    return { ...received, name };
  }

  /** People who send, read and withdraw requests until told to stop. Both keys of the desk are known to them, as during a change. */
  function traffic(scratch: Scratch, stored: readonly Sent[]) {
    const [sent, withdrawn, failures]: [Sent[], string[], string[]] = [[], [], []];
    let read = 0;
    let going = true;
    const any = () => stored[Math.floor(Math.random() * stored.length)] as Sent;
    const doings = {
      send: async () => void sent.push(await send(scratch, fresh, `Visitor ${sent.length}`)),
      read: async () => {
        const { id, name } = any();
        const opened = await openRequests(scratch.db, [id], both);
        if (!withdrawn.includes(id) && opened.get(id)?.answers.full_name !== name) failures.push(`${name} cannot be read`);
        read++;
      },
      withdraw: async () => {
        const { id, reference } = any();
        withdrawn.push(id);
        await eraseByReference(scratch.db, reference);
        if ((await openRequests(scratch.db, [id], both)).size > 0) failures.push(`${id} is not erased`);
      },
    };
    const keepGoing = async (doing: () => Promise<void>) => {
      while (going) await doing().catch((error: unknown) => failures.push(String(error)));
    };
    const all = [doings.send, doings.send, doings.read, doings.read, doings.withdraw].map(keepGoing);
    return {
      stop: async () => {
        going = false;
        await Promise.all(all);
        await scratch.close();
        return { sent, read, withdrawn: [...new Set(withdrawn)], failures };
      },
    };
  }
});

async function storedKeys({ db }: Scratch) {
  const rows = await db.selectFrom('part_keys').selectAll().execute();
  return rows.map(({ case_review_id: id, wrapped_key: wrappedKey, key_version: keyVersion }) => ({ id, wrappedKey, keyVersion }));
}

function ciphertextIn(backup: Awaited<ReturnType<typeof dumpWithoutKeys>>, id: string): Buffer {
  return backup.get('public.case_reviews')?.find((row) => row['id'] === id)?.['contact'] as Buffer;
}

/** What is written down to be run is what is run here. */
function statementsIn(file: string): string {
  return /^```sql\n(.*?)^```/ms.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

/** 503 says that it is not kept, so it is sent again; on a busy machine that may happen. */
async function untilKept(sending: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await sending();
    if (response.status !== 503 || attempt === 4) return response;
  }
}

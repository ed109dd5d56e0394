import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { withdraw } from '#followup/receipt/change-receipt.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { receiptIn, sendFromIsland, sendPlainForm } from '../testkit/front-door.ts';
import { run, until } from '../testkit/product.ts';
import { filledIn, patiently, receiverOf, type Scratch, scratchDatabase, submissionOf } from '../testkit/requests.ts';
import { type Answer, history, type Send, violations } from '../testkit/retries.ts';

const secrets = openSecrets(randomBytes(32).toString('hex'));

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await openDatabase();
});
afterAll(() => postgres?.discard());

describe('however often and concurrently a request is sent', () => {
  let scratch: Scratch;
  beforeAll(async () => {
    scratch = await scratchDatabase(postgres, 'retries');
  });
  afterAll(() => scratch?.close());

  test('there is one record, one reference and one receipt, over 2,000 histories', { timeout: 240_000 }, async () => {
    // Ten people at a time, so that they get into each other's way as well.
    await fc.assert(
      fc.asyncProperty(people(10), async (histories) => {
        expect(await violations(histories, directly(scratch), scratch.db)).toEqual([]);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  test('without a key, equal answers are one request for ten minutes, and for a day while it still waits', async () => {
    const send = () => receiveCaseReview(receiverOf(scratch, secrets), submissionOf(filledIn({ full_name: 'Ten Minutes' }), undefined));
    const first = await stored(send());
    await setAge(first.id, '9 minutes 50 seconds');
    expect(await stored(send())).toMatchObject({ id: first.id, again: true });
    await setAge(first.id, '23 hours');
    expect(await stored(send())).toMatchObject({ id: first.id, again: true });
    await sql`update followups set state = 'reached', next_due_at = null where case_review_id = ${first.id}`.execute(scratch.db);
    expect(await stored(send())).toMatchObject({ again: false });
  });

  test('a request that was withdrawn does not stand in the way of the same one, sent anew', async () => {
    const send = () => receiveCaseReview(receiverOf(scratch, secrets), submissionOf(filledIn({ full_name: 'Second Thoughts' }), undefined));
    const first = await stored(send());
    await withdraw({ db: scratch.db, secrets, ladder: content().firm.onCall }, { token: first.receipt });
    const second = await stored(send());
    expect(second.again).toBe(false);
    expect(second.id).not.toBe(first.id);
  });

  async function setAge(id: string, age: string) {
    await sql`update case_reviews set received_at = now() - ${age}::interval where id = ${id}`.execute(scratch.db);
  }
});

describe('through the front door', () => {
  test('the same holds over 100 histories, with 201 and 422 for the island and 200 for a plain form', async () => {
    const env = { DATABASE_URL: postgres.url, PORT: String(await freePort()) };
    const worker = run('worker', env);
    await until('the tables are there', () => worker.lines.some((line) => line.includes('"event":"started"')), 30);
    const web = run('web', env);
    const url = `http://127.0.0.1:${env.PORT}`;
    await untilReady(`${url}/ready/intake`);
    const { db, close } = patiently(postgres.url, 2);
    try {
      await fc.assert(
        fc.asyncProperty(people(4), async (histories) => {
          expect(await violations(histories, overHttp(url), db)).toEqual([]);
        }),
        { numRuns: 25, endOnFailure: true },
      );
    } finally {
      await close();
      await web.stop();
      await worker.stop();
    }
  });
});

describe('the histories would show', () => {
  test('that the rule of one row per key is gone: then nothing is taken any more', async () => {
    await expectViolation('no_rule', /no unique or exclusion constraint/, 'alter table case_reviews drop constraint case_reviews_submission_key_key');
  });

  test('that equal keys are not seen as equal: then one request has several rows', async () => {
    await expectViolation(
      'no_equality',
      /two answers to one request/,
      `create function another() returns trigger language plpgsql as $$ begin
         if new.submission_key is not null then new.submission_key = new.submission_key || uuid_send(gen_random_uuid()); end if;
         return new;
       end $$;
       create trigger another before insert on case_reviews for each row execute function another();`,
    );
  });

  test('that plain forms do not wait for each other', async () => {
    // Found before PostgreSQL's own function of that name, and waits for nobody.
    await expectViolation(
      'no_waiting',
      /text \d: two answers to one request/,
      `create function public.pg_advisory_xact_lock(bigint) returns void language sql as 'select';
       do $do$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $do$;`,
    );
  });

  async function expectViolation(name: string, what: RegExp, breakage: string) {
    const broken = await scratchDatabase(postgres, name, { max: 1 });
    await sql.raw(breakage).execute(broken.db);
    await broken.close();
    // New connections, because a search path is read when one begins.
    const { db, pool, close } = patiently(broken.url, 16);
    const found: string[] = [];
    await fc.check(
      fc.asyncProperty(people(10), async (histories) => {
        found.push(...(await violations(histories, directly({ pool }), db)));
        return found.length === 0;
      }),
      { numRuns: 40, endOnFailure: true },
    );
    await close();
    expect(found.join('\n')).toMatch(what);
  }
});

const people = (atOnce: number) => fc.array(history, { minLength: atOnce, maxLength: atOnce });

function directly(scratch: Pick<Scratch, 'pool'>): Send {
  return async (draft, key) => {
    try {
      const received = await receiveCaseReview(receiverOf(scratch, secrets), submissionOf(draft, key));
      if (received.kind === 'conflict') return received;
      const { id, reference, receipt, receivedAt, again } = received;
      return { kind: 'received', receipt, body: JSON.stringify({ id, reference, receipt, receivedAt }), again };
    } catch (error) {
      return { kind: 'failed', why: String(error) };
    }
  };
}

/** As the island does it: 503 says that it is not kept, so it is sent again. */
function overHttp(url: string): Send {
  return async (draft, key) => {
    for (let attempt = 1; ; attempt++) {
      const response = await (key === undefined ? sendPlainForm(url, draft) : sendFromIsland(url, draft, key));
      if (response.status === 503 && attempt < 4) continue;
      return key === undefined ? formAnswer(response) : islandAnswer(response);
    }
  };
}

async function formAnswer(response: Response): Promise<Answer> {
  if (response.status !== 200) return { kind: 'failed', why: `a plain form is answered with ${response.status}` };
  const receipt = await receiptIn(response);
  return { kind: 'received', receipt, body: receipt };
}

async function islandAnswer(response: Response): Promise<Answer> {
  const body = await response.text();
  const { kind, receipt = '' } = JSON.parse(body) as { kind: string; receipt?: string };
  if (response.status === 422 && kind === 'conflict') return { kind };
  if (response.status === 201 && kind === 'received') return { kind, receipt, body };
  return { kind: 'failed', why: `the island is answered with ${response.status} ${kind}` };
}

async function stored(receiving: ReturnType<typeof receiveCaseReview>) {
  const received = await receiving;
  if (received.kind !== 'received') throw new Error('not received');
  return received;
}

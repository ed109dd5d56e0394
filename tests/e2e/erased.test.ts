import { createHmac, createSecretKey, hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetConsentProofs } from '#case-review/consent.ts';
import { eraseByReference, eraseThese } from '#case-review/erase.ts';
import { content } from '#firm/content.ts';
import { readStoredRequests } from '#followup/request/stored-request.ts';
import { composeNotice } from '#followup/visitor-messages/notice.ts';
import { textPieces } from '#intake/spam/kinship.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { sendFromIsland, sendPlainForm } from '../testkit/front-door.ts';
import { type Practice, startPractice } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { answersOf, filledIn, worker } from '../testkit/requests.ts';
import { webhookSecret } from '../testkit/webhook-sink.ts';

let practice: Practice;
beforeAll(async () => {
  // A practice system that does not answer, so that all that is meant for it is stored and waits.
  const away = 'http://127.0.0.1:9';
  practice = await startPractice({ TRUSTED_PROXY: 'true', WEBHOOK_URL: away, WEBHOOK_SECRET: webhookSecret, LEADS_URL: away, LEADS_TOKEN: 'token' });
});
afterAll(() => practice?.stop());

const truth = filledIn({
  full_name: 'Marisol Quintanilla',
  phone: '(313) 555-0164',
  email: 'marisol.q@example.com',
  city: 'Hamtramck',
  county: 'Wayne',
  case_type: 'Domestic Violence',
  arrested: 'Yes',
  court_date: '2031-02-11',
  description: 'Charge: domestic violence, second, 31st District Court, February 11',
});
const address = '198.51.100.77';

/** What somebody might guess, the truth among it: hundreds of names, numbers, addresses, stories and pages. */
const dictionary = {
  phone: ['(313) 555-0164', ...Array.from({ length: 200 }, (_, at) => `(313) 555-${String(at).padStart(4, '0')}`)],
  email: ['marisol.q@example.com', ...Array.from({ length: 200 }, (_, at) => `person${at}@example.com`)],
  full_name: ['Marisol Quintanilla', ...Array.from({ length: 200 }, (_, at) => `Person ${at}`)],
  description: [truth.description, ...Array.from({ length: 200 }, (_, at) => `Charge ${at}, court and date`)],
  page: ['/practice-areas/domestic-violence', '/practice-areas/owi-dui', '/locations/detroit', '/practice-areas/drug-charges'],
};

test('what is erased confirms no guess, to somebody who holds every secret of the web process and the whole database', async () => {
  const { url } = practice.product;
  const proxy = { 'X-Forwarded-For': address };
  const sent = await sendFromIsland(url, truth, crypto.randomUUID(), { headers: proxy });
  const { reference } = (await sent.json()) as { reference: string };
  const plain = await sendPlainForm(url, { ...truth, description: `${truth.description} again` }, proxy);
  expect(plain.status).toBe(200);
  await sql`update case_reviews set page = '/practice-areas/domestic-violence'`.execute(practice.scratch.db);
  await sql`update consents set page = '/practice-areas/domestic-violence'`.execute(practice.scratch.db);
  await until('counts are shared', async () => (await dump()).some((cell) => cell.startsWith('alike:')), 10);
  // Told late, so that the day's notice is written down as well.
  await sql`update followups set call_due_at = now(), next_due_at = now()`.execute(practice.scratch.db);
  await until('the visitor is told', () => practice.mail.received().some(({ envelope }) => envelope.to.includes(truth.email)), 25);

  // The search can find something: before it is erased, what is digested is found.
  expect(new Set(found(await dump()))).toEqual(new Set(Object.keys(dictionary)));

  expect(await eraseByReference(practice.scratch.db, reference)).toBe(true);
  const { rows } = await sql<{ reference: string }>`select reference from case_reviews where erased_at is null`.execute(practice.scratch.db);
  for (const row of rows) await eraseByReference(practice.scratch.db, row.reference);
  expect(found(await dump((table) => table !== proofs))).toEqual([]);
  const { rows: left } = await sql<{ urgency: string; network: Buffer | null; suspicion: number }>`select urgency, network, suspicion from followups`.execute(
    practice.scratch.db,
  );
  expect(left).toHaveLength(2);
  for (const row of left) expect(row).toEqual({ urgency: 'usual', network: null, suspicion: 0 });
});

test('the proof of consent confirms a number or an address and nothing else, and after the firm’s years not even that', async () => {
  const { db } = practice.scratch;
  const years = content().firm.consentProofYears;
  expect(found(await dump((table) => table === proofs))).toEqual(['phone', 'email']);
  expect(
    new Set(
      (await dump((table) => table === proofs)).filter(
        (cell) => !/^(\d+|true|false|en|\\\\?x\w{64}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d)$/.test(cell),
      ),
    ),
  ).toEqual(new Set());
  await sql`update consent_proofs set given_at = now() - make_interval(years => ${years}) + interval '1 day'`.execute(db);
  await forgetConsentProofs(db, years);
  expect(found(await dump())).toEqual(['phone', 'email']);
  await sql`update consent_proofs set given_at = given_at - 2`.execute(db);
  await forgetConsentProofs(db, years);
  expect(found(await dump())).toEqual([]);
});

test('the proof of consent has a day and no time, and no number that tells its place among the requests', async () => {
  const { rows } = await sql<{ name: string; type: string }>`select column_name as name, data_type as type from information_schema.columns
    where table_name = 'consent_proofs' and data_type not in ('boolean', 'bytea', 'text', 'smallint') order by 1`.execute(practice.scratch.db);
  expect(rows).toEqual([
    { name: 'given_at', type: 'date' },
    { name: 'id', type: 'uuid' },
  ]);
});

test('a notice that is being written while its request is erased leaves no mark of the address', async () => {
  const { db } = practice.scratch;
  const { id } = await practice.request({ email: 'between@example.com' });
  const context = { db, firm: content().firm, secrets: openSecrets(demoSecrets.INTAKE_SECRET), opener: worker };
  const told = (await readStoredRequests(context, [id])).get(id);
  const notice = { id: crypto.randomUUID(), case_review_id: id, kind: 'late-notice', channel: 'email', secret_version: 1 };
  const composed = await db.transaction().execute(async (transaction) => {
    await eraseThese(transaction, [id]);
    const composing = composeNotice(context as unknown as FollowupContext, notice as unknown as Parameters<typeof composeNotice>[1], {
      stored: told,
      changes: [],
    });
    // Long enough to write the mark, if nothing waits for this erasing.
    await Promise.race([composing, setTimeout(1_000)]);
    return () => composing;
  });
  expect(await composed()).toEqual({ kind: 'nothing', why: 'erased' });
  expect((await sql`select from told_addresses where case_review_id = ${id}`.execute(db)).rows).toEqual([]);
});

/** What stays after erasing, on purpose: the privacy page says so. */
const proofs = 'public.consent_proofs';

/** Every value of every table, as text: bytes in hexadecimal, as digests are compared. */
async function dump(which: (table: string) => boolean = () => true): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(practice.scratch.db);
  const cells: string[] = [];
  for (const { name } of tables.filter((table) => which(table.name))) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.raw(name)} t`.execute(practice.scratch.db);
    for (const { row } of rows) cells.push(...Object.values(row).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
  }
  return cells;
}

/** The kinds of guesses that something in the database confirms. */
function found(cells: readonly string[]): string[] {
  const all = cells.join('\n');
  return Object.entries(dictionary)
    .filter(([field, guesses]) => guesses.some((guess) => marksOf(field, guess).some((mark) => all.includes(mark))))
    .map(([field]) => field);
}

/** A guess in the clear, as plain digests, and as every digest that the product makes under its secret, alone and in the whole form. */
function marksOf(field: string, guess: string): string[] {
  const digits = guess.replace(/\D/g, '');
  const whole = field === 'page' ? [] : [`answers${JSON.stringify(answersOf({ ...truth, [field]: guess }))}`];
  const texts = [guess, guess.toLowerCase(), digits.length === 10 ? digits : guess];
  const labelled = [`phone ${digits}`, `mail ${guess.toLowerCase()}`, ...texts, ...whole];
  const digests = labelled.flatMap((text) => [Buffer.from(hash('sha256', text), 'hex'), createHmac('sha256', demoSecrets.INTAKE_SECRET).update(text).digest()]);
  return [
    ...texts.filter((text) => text.length > 3),
    textPieces(guess, createSecretKey(Buffer.from(demoSecrets.INTAKE_SECRET))).join(' '),
    ...digests.flatMap((digest) => [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')]),
  ];
}

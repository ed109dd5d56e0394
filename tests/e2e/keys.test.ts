import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneDigests } from '#case-review/phone.ts';
import { rewrapAll } from '#case-review/rewrap.ts';
import { content } from '#firm/content.ts';
import { withdraw } from '#followup/receipt/change-receipt.ts';
import { openReceipt } from '#followup/receipt/receipt.ts';
import { isSuppressed, startNumber, stopNumber } from '#followup/request/stops.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { freePort } from '#scripts/ports.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { openerFor, recipientsOf } from '#server/sealing.ts';
import { openSecrets } from '#vault/secrets.ts';
import { command } from '../testkit/command.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { type KeySet, keySet } from '../testkit/key-set.ts';
import { ended, run } from '../testkit/product.ts';
import { filledIn, openRequests, patiently, receiverOf, type Scratch, scratchDatabase, submissionOf } from '../testkit/requests.ts';

const second = keySet(2);
/** The site while the desk's key is changed: the newer one is published, and the desk has both. */
const changing = {
  SEAL_TO: withDesk(second),
  DESK_KEYS: `${demoKeys.desk.DESK_KEYS},${second.written.DESK_KEYS}`,
};
const newSecret = `2:${randomBytes(32).toString('hex')}`;
const older = openSecrets(demoSecrets.INTAKE_SECRET);
const newer = openSecrets(`${newSecret},1:${demoSecrets.INTAKE_SECRET}`);

let postgres: TestDatabase;
let scratch: Scratch;
let first: Received;
beforeAll(async () => {
  postgres = await openDatabase();
  scratch = await scratchDatabase(postgres, 'keys');
  first = await send('Under The First Key');
});
afterAll(async () => {
  await scratch?.close();
  await postgres?.discard();
});

describe('a change of one reader’s key', () => {
  test('counts what is left behind, and fails while there is any', async () => {
    const other = patiently(scratch.url, 1);
    const held = await other.pool.connect();
    await held.query('begin');
    await held.query('select from part_keys for update');
    const env = { DATABASE_URL: scratch.url, ...changing };
    expect(await rewrapAll(scratch.db, openerFor('desk', changing), recipientsOf(changing), { waitMs: 10 })).toEqual({ moved: 0, left: 2, broken: [] });
    const failed = await command('rewrap', [], env);
    expect(failed.status).toBe(1);
    expect(failed.said).toContain('2 keys are still wrapped for an older one');
    await held.query('rollback');
    held.release();
    await other.close();
    expect(await command('rewrap', [], env)).toMatchObject({ status: 0, said: expect.stringContaining('2 keys are now wrapped') as string });
    expect((await openRequests(scratch.db, [first.id], second.desk)).size).toBe(1);
  });

  test('whose private half is lost is made good with the key from the safe', async () => {
    const third = keySet(3);
    const SEAL_TO = withDesk(third);
    const lost = await command('rewrap', [], { DATABASE_URL: scratch.url, ...third.written, SEAL_TO, RECOVERY_KEYS: '' });
    expect(lost).toMatchObject({ status: 1, said: expect.stringContaining('2 keys are still wrapped') as string });
    const found = await command('rewrap', [], { DATABASE_URL: scratch.url, ...demoKeys.recovery, SEAL_TO });
    expect(found).toMatchObject({ status: 0, said: expect.stringContaining('2 keys are now wrapped') as string });
    expect((await openRequests(scratch.db, [first.id], third.desk)).get(first.id)?.answers.full_name).toBe('Under The First Key');
  });

  test('that lost the older one keeps the worker from starting, and says what is at stake', async () => {
    await send('Needs The First Key');
    const process = run('worker', { DATABASE_URL: scratch.url, WORKER_KEYS: second.written.WORKER_KEYS });
    expect(await ended(process.child)).toBe(1);
    expect(process.lines.join('\n')).toMatch(/WORKER_KEYS lacks version 1, which \d+ requests are sealed under/);
  });

  test('that leaves a private key with the web process keeps it from starting', async () => {
    const names = ['WORKER_KEYS', 'DESK_KEYS', 'DESK_KEYS_FILE', 'RECOVERY_KEYS'];
    const process = run('web', { DATABASE_URL: scratch.url, PORT: String(await freePort()), ...Object.fromEntries(names.map((name) => [name, '1:anything'])) });
    expect(await ended(process.child)).toBe(1);
    expect(process.lines.join('\n')).toMatch(new RegExp(`The environment of the web holds what belongs elsewhere[^]*${names.join('[^]*')}`));
    expect(process.lines.join('\n')).not.toContain('anything');
  });
});

describe('a change of the secret', () => {
  test.each(['web', 'worker'] as const)('that forgot the older one keeps the %s process from starting', async (name) => {
    const process = run(name, { DATABASE_URL: scratch.url, PORT: String(await freePort()), INTAKE_SECRET: newSecret });
    expect(await ended(process.child)).toBe(1);
    expect(process.lines.join('\n')).toMatch(/INTAKE_SECRET lacks version 1, which \d+ receipts, links, opt-outs and proofs of consent were made with/);
  });

  test('keeps receipts, codes and opt-outs of the older one', async () => {
    const opened = await openReceipt({ db: scratch.db, secrets: newer }, { token: first.receipt });
    expect(opened).toMatchObject({ kind: 'open', reference: first.reference, code: first.code, token: first.receipt });
    expect((await openReceipt({ db: scratch.db, secrets: newer }, { reference: first.reference, code: first.code, visitor: 'here' })).kind).toBe('open');

    await stopNumber(scratch.db, older, '313 555 0190', ['texts']);
    expect(await isSuppressed(scratch.db, 'texts', phoneDigests(newer, '(313) 555-0190'))).toBe(true);
    await startNumber(scratch.db, newer, '+13135550190');
    expect(await isSuppressed(scratch.db, 'texts', phoneDigests(older, '313 555 0190'))).toBe(false);
  });

  test('makes what is new with the newer one, and knows a request again that was sent before it', async () => {
    const again = await receiveCaseReview(receiverOf(scratch, newer), submissionOf(filledIn({ full_name: 'Sent Twice' }), undefined));
    const before = await receiveCaseReview(receiverOf(scratch, older), submissionOf(filledIn({ full_name: 'Plain And Old' }), undefined));
    const same = await receiveCaseReview(receiverOf(scratch, newer), submissionOf(filledIn({ full_name: 'Plain And Old' }), undefined));
    expect(same).toMatchObject({ kind: 'received', again: true, id: (before as Received).id, receipt: (before as Received).receipt });
    const { rows } = await sql<{ secret_version: number }>`select secret_version from case_reviews where id = ${(again as Received).id}`.execute(scratch.db);
    expect(rows).toEqual([{ secret_version: 2 }]);
    const env = { DATABASE_URL: scratch.url, ...changing, INTAKE_SECRET: `${newSecret},1:${demoSecrets.INTAKE_SECRET}` };
    expect((await command('rewrap', [], env)).said).toMatch(
      /version 1 of INTAKE_SECRET is still needed by \d+ receipts, links, opt-outs and proofs of consent/,
    );
  });

  test('opens nothing with a secret that is neither', async () => {
    const stranger = openSecrets(`1:${randomBytes(32).toString('hex')}`);
    expect((await openReceipt({ db: scratch.db, secrets: stranger }, { reference: first.reference, code: first.code, visitor: 'here' })).kind).toBe('none');
    expect((await withdraw({ db: scratch.db, secrets: older, ladder: content().firm.onCall }, { token: first.receipt })).kind).toBe('leaving');
  });
});

async function send(name: string): Promise<Received> {
  const received = await receiveCaseReview(receiverOf(scratch, older), submissionOf(filledIn({ full_name: name }), crypto.randomUUID()));
  if (received.kind !== 'received') throw new Error('not received');
  return received;
}

/** What is published when the desk alone gets a new key. */
function withDesk({ written }: KeySet): string {
  const desk = /desk:[^,]+/.exec(written.SEAL_TO)?.[0] ?? '';
  return demoKeys.web.SEAL_TO.replace(/desk:[^,]+/, desk);
}

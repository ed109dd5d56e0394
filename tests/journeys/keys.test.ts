import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneDigests } from '#case-review/phone.ts';
import { rewrapAll } from '#case-review/rewrap.ts';
import { content } from '#firm/content.ts';
import { openReceipt, withdraw } from '#followup/receipt.ts';
import { isSuppressed, startNumber, stopNumber } from '#followup/stop/stop.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openVault, parseKeys } from '#vault/vault.ts';
import { command } from '../world/command.ts';
import { ended, run } from '../world/product.ts';
import { filledIn, patiently, receiverOf, type Scratch, scratchDatabase, submissionOf } from '../world/requests.ts';

const newKey = `2:${randomBytes(32).toString('base64')}`;
const both = `${demoSecrets.VAULT_KEYS},${newKey}`;
const newSecret = `2:${randomBytes(32).toString('hex')}`;
const older = openSecrets(demoSecrets.INTAKE_SECRET);
const newer = openSecrets(`${newSecret},1:${demoSecrets.INTAKE_SECRET}`);
const vault = openVault(parseKeys(demoSecrets.VAULT_KEYS));

let postgres: LocalPostgres;
let scratch: Scratch;
let first: Received;
beforeAll(async () => {
  postgres = await startLocalPostgres();
  scratch = await scratchDatabase(postgres, 'keys');
  first = await send('Under The First Key');
});
afterAll(async () => {
  await scratch?.close();
  await postgres?.discard();
});

describe('a change of the vault’s keys', () => {
  test('counts what is left behind, and fails while there is any', async () => {
    const other = patiently(scratch.url, 1);
    const held = await other.pool.connect();
    await held.query('begin');
    await held.query('select from request_keys for update');
    const env = { DATABASE_URL: scratch.url, VAULT_KEYS: both };
    expect(await rewrapAll(scratch.db, openVault(parseKeys(both)), 10)).toEqual({ moved: 0, left: 1 });
    const failed = await command('rewrap', [], env);
    expect(failed.status).toBe(1);
    expect(failed.said).toContain('1 requests are still under an older key');
    await held.query('rollback');
    held.release();
    await other.close();
    expect(await command('rewrap', [], env)).toMatchObject({ status: 0, said: expect.stringContaining('1 requests are now under the newest key') as string });
  });

  test.each(['web', 'worker'] as const)('that lost a key keeps the %s process from starting, and says what is at stake', async (name) => {
    await send('Needs The First Key');
    const process = run(name, { DATABASE_URL: scratch.url, PORT: String(await freePort()), VAULT_KEYS: newKey });
    expect(await ended(process.child)).toBe(1);
    expect(process.lines.join('\n')).toMatch(/VAULT_KEYS lacks version 1, which \d+ requests are sealed under/);
  });
});

describe('a change of the secret', () => {
  test.each(['web', 'worker'] as const)('that forgot the older one keeps the %s process from starting', async (name) => {
    const process = run(name, { DATABASE_URL: scratch.url, PORT: String(await freePort()), VAULT_KEYS: both, INTAKE_SECRET: newSecret });
    expect(await ended(process.child)).toBe(1);
    expect(process.lines.join('\n')).toMatch(/INTAKE_SECRET lacks version 1, which \d+ receipts, links, opt-outs and proofs of consent were made with/);
  });

  test('keeps receipts, codes and opt-outs of the older one', async () => {
    const opened = await openReceipt({ db: scratch.db, secrets: newer }, { token: first.receipt });
    expect(opened).toMatchObject({ kind: 'open', reference: first.reference, code: first.code, token: first.receipt });
    expect((await openReceipt({ db: scratch.db, secrets: newer }, { reference: first.reference, code: first.code })).kind).toBe('open');

    await stopNumber(scratch.db, older, '313 555 0190', ['texts']);
    expect(await isSuppressed(scratch.db, 'texts', phoneDigests(newer, '(313) 555-0190'))).toBe(true);
    await startNumber(scratch.db, newer, '+13135550190');
    expect(await isSuppressed(scratch.db, 'texts', phoneDigests(older, '313 555 0190'))).toBe(false);
  });

  test('makes what is new with the newer one, and knows a request again that was sent before it', async () => {
    const again = await receiveCaseReview(receiverOf(scratch, vault, newer), submissionOf(filledIn({ full_name: 'Sent Twice' }), undefined));
    const before = await receiveCaseReview(receiverOf(scratch, vault, older), submissionOf(filledIn({ full_name: 'Plain And Old' }), undefined));
    const same = await receiveCaseReview(receiverOf(scratch, vault, newer), submissionOf(filledIn({ full_name: 'Plain And Old' }), undefined));
    expect(same).toMatchObject({ kind: 'received', again: true, id: (before as Received).id, receipt: (before as Received).receipt });
    const { rows } = await sql<{ secret_version: number }>`select secret_version from case_reviews where id = ${(again as Received).id}`.execute(scratch.db);
    expect(rows).toEqual([{ secret_version: 2 }]);
    const env = { DATABASE_URL: scratch.url, VAULT_KEYS: both, INTAKE_SECRET: `${newSecret},1:${demoSecrets.INTAKE_SECRET}` };
    expect((await command('rewrap', [], env)).said).toMatch(
      /version 1 of INTAKE_SECRET is still needed by \d+ receipts, links, opt-outs and proofs of consent/,
    );
  });

  test('opens nothing with a secret that is neither', async () => {
    const stranger = openSecrets(`1:${randomBytes(32).toString('hex')}`);
    expect((await openReceipt({ db: scratch.db, secrets: stranger }, { reference: first.reference, code: first.code })).kind).toBe('none');
    expect((await withdraw({ db: scratch.db, secrets: older, ladder: content().firm.onCall }, { token: first.receipt })).kind).toBe('leaving');
  });
});

async function send(name: string): Promise<Received> {
  const received = await receiveCaseReview(receiverOf(scratch, vault, older), submissionOf(filledIn({ full_name: name }), crypto.randomUUID()));
  if (received.kind !== 'received') throw new Error('not received');
  return received;
}

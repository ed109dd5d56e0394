import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference } from '#case-review/erase.ts';
import { linkOf, tokenHash } from '#case-review/message-link.ts';
import { readContacts } from '#case-review/parts.ts';
import { mailDigests, phoneDigests } from '#case-review/phone.ts';
import type { Draft } from '#case-review/schema.ts';
import { readRow, stopped } from '#desk/request-page/read.ts';
import { content } from '#firm/content.ts';
import { changeReach } from '#followup/receipt/change-receipt.ts';
import { type OpenReceipt, openReceipt } from '#followup/receipt/receipt.ts';
import type { ReceiptKey } from '#followup/receipt/receipt-row.ts';
import { renewDigests } from '#followup/request/renew-digests.ts';
import { isSuppressed, stopNumber } from '#followup/request/stops.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { changeNumber } from '#replies/worker-rpc/new-number.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { desk, filledIn, openRequests, receiverOf, recipients, type Scratch, scratchDatabase, submissionOf, worker } from '../testkit/requests.ts';

const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
const wording = { version: 2, language: 'en', text: 'Yes, call me.' };
const all = { calls: true, texts: true, mails: true };

let postgres: TestDatabase;
let scratch: Scratch;
beforeAll(async () => {
  postgres = await openDatabase();
  scratch = await scratchDatabase(postgres, 'stops');
});
afterAll(async () => {
  await scratch?.close();
  await postgres?.discard();
});

const parts = () => ({ db: scratch.db, secrets, ladder: content().firm.onCall });
const change = (key: ReceiptKey, wanted: Partial<typeof all>) => changeReach(parts(), key, { ...all, ...wanted }, wording);
const reachOf = async (token: string) => ((await openReceipt(parts(), { token })) as OpenReceipt).reach;
const stopsAtDesk = async (reference: string) => stopped((await readRow(scratch.db, reference)) as NonNullable<Awaited<ReturnType<typeof readRow>>>);
const mailsStopped = (address: string) => isSuppressed(scratch.db, 'mails', mailDigests(secrets, address));

async function send(own: Partial<Draft>) {
  const sent = await receiveCaseReview(receiverOf(scratch, secrets), submissionOf(filledIn(own), randomUUID()));
  if (sent.kind !== 'received') throw new Error('not received');
  return { ...sent, token: sent.receipt };
}

/** The link of a mail that went to the address of a request. */
async function mailedLink(request: string): Promise<string> {
  const delivery = randomUUID();
  const { token } = linkOf(delivery, secrets.current.key);
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, state, link_hash, link_expires_at)
    values (${delivery}, ${request}, 'receipt-mail', 'email', 'visitor', 'handed-over', ${Buffer.from(tokenHash(token), 'hex')}, now() + interval '1 day')`.execute(
    scratch.db,
  );
  return token;
}

describe('a stop on a receipt', () => {
  test('is for its request alone: a stranger who types somebody’s number and address stops nothing for them, before or after', async () => {
    const who = { phone: '313 555 0170', email: 'victim@example.com' };
    const earlier = await send({ ...who, full_name: 'Earlier Request' });
    const stranger = await send({ ...who, full_name: 'A Stranger' });
    await change(stranger, { calls: false, mails: false });
    await change(stranger, { calls: false, texts: false });
    expect(await reachOf(stranger.token)).toEqual({ calls: 'off', texts: 'off', mails: 'on' });
    const later = await send({ ...who, full_name: 'Later Request' });
    await eraseByReference(scratch.db, stranger.reference);
    const latest = await send({ ...who, full_name: 'Latest Request' });
    for (const { token, reference } of [earlier, later, latest]) {
      expect(await reachOf(token)).toEqual({ calls: 'on', texts: 'on', mails: 'on' });
      expect(await stopsAtDesk(reference)).toEqual([]);
    }
    for (const channel of ['calls', 'texts'] as const) expect(await isSuppressed(scratch.db, channel, phoneDigests(secrets, who.phone))).toBe(false);
    expect(await mailsStopped(who.email)).toBe(false);
  });

  test('of mails is for the whole address when a link that was mailed there opened the receipt, until it is turned on there again', async () => {
    const email = 'proven@example.com';
    const [request, other] = [await send({ email, phone: '313 555 0171' }), await send({ email: 'other@example.com', phone: '313 555 0172' })];
    const elsewhere = await mailedLink(other.id);
    await openReceipt(parts(), { link: elsewhere });
    const unopened = await mailedLink(request.id);
    // Neither what somebody made up, nor the link of another request, nor one that nobody opened.
    for (const proof of [elsewhere, unopened, 'x'.repeat(43)]) {
      await change({ token: request.token, proof }, { mails: false });
      expect(await mailsStopped(email)).toBe(false);
      await change(request, {});
    }
    const opened = await openReceipt(parts(), { link: unopened });
    if (opened.kind !== 'open') throw new Error('not open');
    const after = await change(opened, { mails: false });
    expect(after).toMatchObject({ kind: 'open', proof: unopened, reach: { mails: 'off' } });
    expect(await mailsStopped(email)).toBe(true);
    const next = await send({ email, phone: '313 555 0173' });
    expect(await stopsAtDesk(next.reference)).toEqual(['mails']);
    await change(request, {});
    expect(await mailsStopped(email)).toBe(false);
  });

  test('changes together with the other switches or not at all', async () => {
    const request = await send({ phone: '313 555 0174', consent_text: false });
    const tooLarge = { ...wording, version: 99_999 };
    await expect(changeReach(parts(), request, { calls: false, texts: true, mails: true }, tooLarge)).rejects.toThrow('smallint');
    expect(await reachOf(request.token)).toEqual({ calls: 'on', texts: 'off', mails: 'on' });
  });
});

test('a receipt tells nobody what the number or the address asked for elsewhere', async () => {
  const who = { phone: '313 555 0180', email: 'owner@example.com' };
  const owner = await send({ ...who, full_name: 'The Owner' });
  await change(owner, { calls: false });
  await stopNumber(scratch.db, secrets, who.phone, ['texts', 'calls']);
  const link = await mailedLink(owner.id);
  await openReceipt(parts(), { link });
  await change({ token: owner.token, proof: link }, { calls: false, mails: false });
  const shown = async (own: Partial<Draft>, refusedFor?: string) => {
    const sent = await send(own);
    await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, state, last_code)
      values (${randomUUID()}, ${sent.id}, 'receipt-mail', 'email', 'visitor', ${refusedFor ? 'refused' : 'handed-over'}, ${refusedFor ?? null})`.execute(
      scratch.db,
    );
    const { reach, copy, sooner } = (await openReceipt(parts(), sent)) as OpenReceipt;
    return { reach, copy, sooner };
  };
  const nobody = await shown({ phone: '313 555 0181', email: 'nobody@example.com' });
  for (const why of ['asked-not-to', 'told-today']) expect(await shown({ ...who, full_name: why }, why)).toEqual(nobody);
  // The firm is told: a call would be against their wish.
  const { reference } = await send({ ...who, full_name: 'Again' });
  expect(await stopsAtDesk(reference)).toEqual(['calls', 'texts', 'mails']);
});

describe('a number that is changed on the receipt', () => {
  const woken: string[] = [];
  const changed = (token: string, phone: string) => {
    const wake = async (requests: readonly string[]) => void woken.push(...requests);
    return changeNumber({ db: scratch.db, firm: content().firm, opener: worker, sealTo: recipients, wake }, { token, phone });
  };
  const mailsOf = async (id: string) =>
    (await sql<{ recipient: string }>`select recipient from deliveries where case_review_id = ${id} and kind = 'wrote-back' order by step`.execute(scratch.db))
      .rows;

  test('is the one that is called: for the desk, for messages, for STOP, and whoever is on call is told', async () => {
    const { id, token, reference } = await send({ phone: '313 555 0190', full_name: 'Wrong Number' });
    expect(await changed(token, '(313) 555-0191')).toBe('changed');
    for (const reader of [desk, worker])
      expect((await readContacts(scratch.db, reader, [id])).get(id)).toMatchObject({ phone: '(313) 555-0191', full_name: 'Wrong Number' });
    expect((await openRequests(scratch.db, [id])).size).toBe(1);
    expect(await mailsOf(id)).toEqual([{ recipient: 'attorney' }]);
    expect(woken).toContain(id);
    await renewDigests({ db: scratch.db, opener: worker, secrets });
    await stopNumber(scratch.db, secrets, '313 555 0190', ['texts']);
    expect(await stopsAtDesk(reference)).toEqual([]);
    await stopNumber(scratch.db, secrets, '+1 313 555 0191', ['texts']);
    expect(await stopsAtDesk(reference)).toEqual(['texts']);
  });

  test('takes what the form takes, from an open receipt alone, and five times at most', async () => {
    const { id, token } = await send({ phone: '313 555 0192' });
    expect(await changed(token, '313 555 01')).toBe('refused');
    expect(await changed(`${token.slice(0, -1)}_`, '313 555 0193')).toBe('refused');
    for (let at = 0; at < 5; at++) expect(await changed(token, `313 555 020${at}`)).toBe('changed');
    expect(await changed(token, '313 555 0209')).toBe('too-often');
    await sql`update followups set state = 'withdrawing' where case_review_id = ${id}`.execute(scratch.db);
    await sql`delete from followup_events where case_review_id = ${id}`.execute(scratch.db);
    expect(await changed(token, '313 555 0209')).toBe('refused');
    expect((await readContacts(scratch.db, desk, [id])).get(id)?.phone).toBe('313 555 0204');
  });
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { receiptHash } from '#case-review/receipt-token.ts';
import type { Draft } from '#case-review/schema.ts';
import type { Database } from '#database/connection.ts';
import { filledIn, openRequests, sealedOf } from './requests.ts';

/**
 * One press of a button: with one of a person's keys or, as a plain form does it, with none; with one of two texts.
 * A plain form's texts are not sent with a key as well.
 */
export type Press = { key: 0 | 1 | 'none'; text: 0 | 1 };
/** Presses that are all on their way at once. */
export type Burst = Press[];
/** What one person does: bursts, each after the answers to the one before. */
export type History = Burst[];

/** What a press was answered with. `body` is all that the visitor gets to see. */
export type Answer = { kind: 'received'; receipt: string; body: string; again?: boolean } | { kind: 'conflict' } | { kind: 'failed'; why: string };
export type Send = (draft: Draft, key: string | undefined) => Promise<Answer>;

const press: fc.Arbitrary<Press> = fc.record({
  key: fc.constantFrom<Press['key'][]>(0, 0, 0, 1, 'none', 'none'),
  text: fc.constantFrom<Press['text'][]>(0, 0, 0, 0, 1),
});
/** The plain case most of all: the very same thing two to eight times at once. */
const same = fc.tuple(press, fc.integer({ min: 2, max: 8 })).map(([one, times]): Burst => Array.from({ length: times }, () => one));
const mixed = fc.array(press, { minLength: 2, maxLength: 8 });

export const history: fc.Arbitrary<History> = fc.array(fc.oneof(same, mixed), { minLength: 1, maxLength: 2 });

/** The one record that a key, or a text without key, stands for. */
type Kept = { text: number; body: string; receipt: string };

/**
 * Plays histories side by side, each by a person of its own, and compares with what must come of them. Returns what is
 * wrong, in words.
 */
export async function violations(histories: readonly History[], send: Send, db: Database): Promise<string[]> {
  const before = await countRows(db);
  const played = await Promise.all(histories.map((one) => play(one, send)));
  const wrong = played.flatMap((one) => one.wrong);
  const records = played.flatMap((one) => one.records);

  const after = await countRows(db);
  for (const [table, count] of Object.entries(after)) {
    const more = count - (before[table] ?? 0);
    if (more !== records.length) wrong.push(`${table} has ${more} more rows for ${records.length} requests`);
  }
  if (new Set(records.map(({ kept }) => kept.body)).size !== records.length) wrong.push('two requests have the same answer');

  const rows = await rowsByReceipt(
    db,
    records.map(({ kept }) => kept.receipt),
  );
  const opened = await openRequests(db, [...rows.values()]);
  for (const { kept, draft } of records) {
    const stored = opened.get(rows.get(kept.receipt) ?? '')?.answers;
    if (JSON.stringify(stored) !== JSON.stringify(sealedOf(draft))) wrong.push('a receipt does not belong to what was sent');
  }
  return wrong;
}

let people = 0;

async function play(bursts: History, send: Send): Promise<{ wrong: string[]; records: { kept: Kept; draft: Draft }[] }> {
  const person = ++people;
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const draft = ({ key, text }: Press) =>
    filledIn({ full_name: `Person ${person}`, description: `Text ${text}, sent ${key === 'none' ? 'as a plain form' : 'with a key'}` });
  const records = new Map<string, { kept: Kept; draft: Draft }>();
  const wrong: string[] = [];
  for (const burst of bursts) {
    const answers = await Promise.all(burst.map(async (one) => ({ one, answer: await send(draft(one), one.key === 'none' ? undefined : keys[one.key]) })));
    for (const [name, group] of Map.groupBy(answers, ({ one }) => (one.key === 'none' ? `text ${one.text}` : `key ${one.key}`))) {
      const known = records.get(name);
      const first = group.find(({ answer }) => answer.kind === 'received');
      if (!known && first?.answer.kind === 'received')
        records.set(name, { kept: { text: first.one.text, body: first.answer.body, receipt: first.answer.receipt }, draft: draft(first.one) });
      wrong.push(...compared(name, group, records.get(name)?.kept));
      const stored = group.filter(({ answer }) => answer.kind === 'received' && answer.again === false).length;
      if (stored > (known ? 0 : 1)) wrong.push(`${name}: ${stored} presses claim to have stored it${known ? ' once more' : ''}`);
    }
  }
  return { wrong, records: [...records.values()] };
}

function compared(name: string, group: { one: Press; answer: Answer }[], kept: Kept | undefined): string[] {
  return group.flatMap(({ one, answer }) => {
    if (answer.kind === 'failed') return [`${name}: ${answer.why}`];
    if (!kept) return [`${name}: nobody was received`];
    if (answer.kind === 'conflict') return one.text === kept.text ? [`${name}: the same text is called another`] : [];
    if (one.text !== kept.text) return [`${name}: another text under the same key is called received`];
    return answer.body === kept.body ? [] : [`${name}: two answers to one request`];
  });
}

/** Each request has one row in each of these. */
async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from case_reviews) as case_reviews,
    (select count(distinct reference)::int from case_reviews) as "references",
    (select count(*)::int / 5 from part_keys) as part_keys,
    (select count(*)::int from consents) as consents,
    (select count(*)::int from followups) as followups,
    (select count(*)::int from followups f
      where lane = 'quarantine' or exists (select from deliveries d where d.case_review_id = f.case_review_id)) as deliveries`.execute(db);
  return rows[0] ?? {};
}

async function rowsByReceipt(db: Database, receipts: string[]): Promise<Map<string, string>> {
  if (receipts.length === 0) return new Map();
  const byHash = new Map(receipts.map((receipt) => [receiptHash(receipt).toString('hex'), receipt]));
  const rows = await db.selectFrom('case_reviews').select(['id', 'receipt_hash']).where('receipt_hash', 'in', receipts.map(receiptHash)).execute();
  return new Map(rows.map(({ id, receipt_hash }) => [byHash.get(receipt_hash.toString('hex')) ?? '', id]));
}

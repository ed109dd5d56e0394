import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#database/connection.ts';
import type { Encapsulated } from '#vault/hpke.ts';
import { drawFor, type Opener, type Recipient, type RecipientName, type SealedPart, sealTo } from '#vault/recipients.ts';

/** A request in two parts: whom to call and why it is urgent, and what happened. Whoever calls for the firm needs only the first. */
export type Part = 'contact' | 'story';

/** Who can open a part. The worker sends messages, and no message tells the story. */
export const readers: Readonly<Record<Part, readonly RecipientName[]>> = { contact: ['worker', 'desk', 'recovery'], story: ['desk', 'recovery'] };

/** `reasons` says why it is urgent, in words that tell nothing of the story. */
export type Contact = z.output<typeof contact>;
export type Story = z.output<typeof story>;

/** Both parts of a new request; most of the work is done beside other requests. */
export async function sealParts(recipients: readonly Recipient[], id: string, plain: { contact: Contact; story: Story }): Promise<Record<Part, SealedPart>> {
  const [contact, story] = await Promise.all((['contact', 'story'] as const).map((part) => drawFor(readersAmong(recipients, part))));
  return { contact: sealContact(recipients, id, plain.contact, contact), story: sealStory(recipients, id, plain.story, story) };
}

export function sealContact(recipients: readonly Recipient[], id: string, plain: Contact, drawn?: Encapsulated[]): SealedPart {
  return sealTo(readersAmong(recipients, 'contact'), JSON.stringify(plain), { row: id, column: 'contact' }, drawn);
}

export function sealStory(recipients: readonly Recipient[], id: string, plain: Story, drawn?: Encapsulated[]): SealedPart {
  return sealTo(readersAmong(recipients, 'story'), padded(JSON.stringify(plain)), { row: id, column: 'story' }, drawn);
}

/** A part as it is stored, with its key as one reader has it. */
export type PartRow = { id: string; sealed: Buffer; wrapped_key: Buffer; key_version: number };

export function openContact(opener: Opener, row: PartRow): Contact {
  return contact.parse(openPart(opener, 'contact', row));
}

export function openStory(opener: Opener, row: PartRow): Story {
  return story.parse(openPart(opener, 'story', row));
}

/** A row that was erased, or that has no key for this reader, has nothing to open. */
export type PartColumns = { [Column in Exclude<keyof PartRow, 'id'>]: PartRow[Column] | null };

/** The columns of PartRow, for a query that calls the request `c` and has joined `partKey`. */
export function partColumns(part: Part): RawBuilder<unknown> {
  return sql`${sql.ref(`c.${part}`)} as sealed, p.wrapped_key, p.key_version`;
}

export function partKey(part: Part, { recipient }: Pick<Opener, 'recipient'>): RawBuilder<unknown> {
  return sql`left join part_keys p on p.case_review_id = c.id and p.part = ${part} and p.recipient = ${recipient}`;
}

export function isThere<Row extends PartColumns>(row: Row): row is Row & Omit<PartRow, 'id'> {
  return row.sealed !== null && row.wrapped_key !== null && row.key_version !== null;
}

/** Those that are not erased, by their ids. */
export async function readContacts(db: Database, opener: Opener, ids: readonly string[]): Promise<Map<string, Contact>> {
  const rows = await readPart(db, opener, 'contact', ids);
  return new Map(rows.map((row) => [row.id, openContact(opener, row)]));
}

export async function readStories(db: Database, opener: Opener, ids: readonly string[]): Promise<Map<string, Story>> {
  const rows = await readPart(db, opener, 'story', ids);
  return new Map(rows.map((row) => [row.id, openStory(opener, row)]));
}

/** Undefined once it is erased. */
export async function readStory(db: Database, opener: Opener, id: string): Promise<Story | undefined> {
  return (await readStories(db, opener, [id])).get(id);
}

async function readPart(db: Database, opener: Opener, part: Part, ids: readonly string[]): Promise<PartRow[]> {
  const { rows } = await sql<PartColumns & { id: string }>`select c.id, ${partColumns(part)} from case_reviews c ${partKey(part, opener)}
    where c.id = any(${ids}::uuid[])`.execute(db);
  return rows.filter(isThere);
}

function openPart(opener: Opener, part: Part, { id, sealed, wrapped_key, key_version }: PartRow): unknown {
  return JSON.parse(opener.open({ ciphertext: sealed, wrappedKey: wrapped_key, keyVersion: key_version }, { row: id, column: part }));
}

function readersAmong(recipients: readonly Recipient[], part: Part): Recipient[] {
  return recipients.filter(({ name }) => readers[part].includes(name));
}

/** In blocks, so that the length of what is stored does not tell how much somebody wrote. JSON ignores the blanks. */
function padded(json: string): string {
  const over = Buffer.byteLength(json) % storyBlock;
  return over === 0 ? json : json + ' '.repeat(storyBlock - over);
}

export const storyBlock = 512;

/** A stored request must always open, so the form's current rules are not applied, and a field that it did not have yet is empty. */
const text = z._default(z.string(), '');
const contact = z.object({
  full_name: text,
  phone: text,
  email: text,
  city: text,
  county: text,
  court_date: text,
  best_time: text,
  their_name: text,
  their_place: text,
  their_birth: text,
  relation: text,
  /** Where it was said on the receipt: what was said in the form belongs to the story, which only the desk can open. */
  arrested: z.optional(z.string()),
  reasons: z._default(z.array(z.string()), []),
  /** Who may help instead, where the firm referred them to somebody. */
  referred_to: z.optional(z.string()),
});
/** Where the visitor came from: the page with the form, the first page, the site that led there, and the campaign. */
const attribution = z.object({
  page: z.optional(z.string()),
  landing: z.optional(z.string()),
  referrer: z.optional(z.string()),
  utm: z.optional(z.record(z.string(), z.string())),
});
const story = z.object({ case_type: text, arrested: text, description: text, attribution: z._default(attribution, {}) });

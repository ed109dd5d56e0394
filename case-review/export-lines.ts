import type { ClientBase } from 'pg';
import { type Contact, openContact, openStory, type Part, type PartRow, type Story, sealContact, sealStory } from '#case-review/parts.ts';
import { oneLine } from '#database/table-lines.ts';
import type { Opener, Recipient, SealedPart } from '#vault/recipients.ts';

/** As stored: each part in hexadecimal digits. */
type Stored = { id: string; contact: string | null; story: string | null };
type Opened = { id: string; contact: Contact | null; story: Story | null };

/** Lines of case_reviews with what visitors wrote in the clear, for a copy that the firm can read without this product. */
export async function openLines(client: ClientBase, opener: Opener, lines: readonly string[]): Promise<string[]> {
  const rows = lines.map((line) => JSON.parse(line) as Stored);
  const keys = await keysOf(
    client,
    opener,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const part = (name: Part): PartRow | undefined => {
      const sealed = row[name];
      if (sealed === null) return undefined;
      const key = keys.get(`${row.id} ${name}`);
      if (!key) throw new Error('a request that was not erased has no key');
      return { id: row.id, ...key, sealed: Buffer.from(sealed.slice(2), 'hex') };
    };
    const [contact, story] = [part('contact'), part('story')];
    if (!contact || !story) return JSON.stringify(row);
    return oneLine(JSON.stringify({ ...row, contact: openContact(opener, contact), story: openStory(opener, story) }));
  });
}

type Key = { wrapped_key: Buffer; key_version: number };

async function keysOf(client: ClientBase, { recipient }: Opener, ids: readonly string[]): Promise<Map<string, Key>> {
  const { rows } = await client.query<Key & { of: string }>(
    `select case_review_id || ' ' || part as of, wrapped_key, key_version from part_keys where case_review_id = any ($1) and recipient = $2`,
    [ids, recipient],
  );
  return new Map(rows.map(({ of, ...key }) => [of, key]));
}

/** The reverse of openLines: each request is sealed anew, to those who may read it here. */
export function sealLines(recipients: readonly Recipient[], lines: readonly string[]): { requests: string[]; keys: string[] } {
  const keys: string[] = [];
  const requests = lines.map((line) => {
    const row = JSON.parse(line) as Opened;
    if (row.contact === null || row.story === null) return line;
    const [contact, story] = [sealContact(recipients, row.id, row.contact), sealStory(recipients, row.id, row.story)];
    keys.push(...keyLines(row.id, 'contact', contact), ...keyLines(row.id, 'story', story));
    return JSON.stringify({ ...row, contact: hex(contact.ciphertext), story: hex(story.ciphertext) });
  });
  return { requests, keys };
}

function keyLines(id: string, part: Part, { wraps }: SealedPart): string[] {
  return wraps.map(({ recipient, keyVersion, wrappedKey }) =>
    JSON.stringify({ case_review_id: id, part, recipient, key_version: keyVersion, wrapped_key: hex(wrappedKey) }),
  );
}

function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}

import { sql } from 'kysely';
import type { Part } from '#case-review/parts.ts';
import type { Database } from '#database/connection.ts';
import { readPrivate } from '#vault/key-pair.ts';
import { type Opener, openerOf, type RecipientName } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

/** All that is stored of one request and can be opened, and every key beside it. */
type Stolen = {
  id: string;
  parts: Record<Part, Buffer | null>;
  keys: { part: Part; recipient: RecipientName; version: number; wrapped: Buffer }[];
};

/** A whole copy of the database, as its owner sees it. */
export async function stealAll(db: Database): Promise<Stolen[]> {
  const { rows } = await sql<{ id: string; contact: Buffer | null; story: Buffer | null }>`
    select id, contact, story from case_reviews where erased_at is null`.execute(db);
  const { rows: keys } = await sql<Stolen['keys'][number] & { id: string }>`
    select case_review_id as id, part, recipient, key_version as version, wrapped_key as wrapped from part_keys`.execute(db);
  const byId = Map.groupBy(keys, ({ id }) => id);
  return rows.map(({ id, ...parts }) => ({ id, parts, keys: byId.get(id) ?? [] }));
}

/** How many requests and parts open with whatever in an environment could be a key, each tried as a key of every kind. */
export function openedBy(env: NodeJS.ProcessEnv, stolen: readonly Stolen[]): Record<Part, number> {
  const candidates = candidatesIn(env);
  const count = (part: Part) => stolen.filter((request) => opens(request, part, candidates)).length;
  return { contact: count('contact'), story: count('story') };
}

/** A key as an opener of every reader, made once for each version that is stored. */
type Candidate = { openerFor: (recipient: RecipientName, version: number) => Opener };

function opens({ id, parts, keys }: Stolen, part: Part, candidates: readonly Candidate[]): boolean {
  const ciphertext = parts[part];
  if (!ciphertext) return false;
  const place = { row: id, column: part };
  return keys
    .filter((key) => key.part === part)
    .some(({ recipient, version, wrapped }) => {
      const sealed = { ciphertext, wrappedKey: wrapped, keyVersion: version };
      return candidates.some((candidate) => fits(() => candidate.openerFor(recipient, version).open(sealed, place)));
    });
}

function fits(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

/** Everything of 32 bytes in any setting, whatever stands around it. */
function candidatesIn(env: NodeJS.ProcessEnv): Candidate[] {
  const words = Object.values(env).flatMap((value) => [value ?? '', ...(value ?? '').split(/[\s,:]+/)]);
  const bytes = words.flatMap((word) => [Buffer.from(word, 'base64'), Buffer.from(word, 'hex'), Buffer.from(word)]).filter(({ length }) => length === 32);
  const distinct = new Map(bytes.map((key) => [key.toString('base64'), key]));
  return [...distinct.keys()].map((written) => {
    const made = new Map<string, Opener>();
    const privateKey = readPrivate(written);
    return {
      openerFor: (recipient, version) => {
        const name = `${recipient} ${version}`;
        const opener = made.get(name) ?? openerOf(recipient, new Map([[version, privateKey]]));
        made.set(name, opener);
        return opener;
      },
    };
  });
}

import { sql } from 'kysely';
import {
  type Contact,
  isThere,
  openContact,
  openStory,
  type Part,
  type PartColumns,
  type PartRow,
  partColumns,
  partKey,
  type Story,
} from '#case-review/parts.ts';
import type { Database } from '#database/connection.ts';
import { inBites } from '#desk/request-lists/bites.ts';
import type { Indexed } from '#desk/request-lists/shelf.ts';
import type { Opener } from '#vault/recipients.ts';

const batch = 100;

/** Opens requests a few at a time. Erased ones are left out; one that does not open is reported, and the others still come. */
export async function* openRequests(
  db: Database,
  opener: Opener,
  ids: readonly string[],
  report: (error: unknown, request: Pick<Indexed, 'id' | 'version'>) => void,
): AsyncGenerator<Indexed> {
  const pause = inBites();
  for (let at = 0; at < ids.length; at += batch) {
    const these = ids.slice(at, at + batch);
    const stories = new Map((await read(db, opener, 'story', these)).map((row) => [row.id, row]));
    for (const row of await read(db, opener, 'contact', these)) {
      const story = stories.get(row.id);
      if (!story) continue;
      try {
        yield indexed(row, openContact(opener, row), openStory(opener, story));
      } catch (error) {
        report(error, row);
      }
      await pause();
    }
  }
}

type Row = PartRow & { reference: string; received_at: Date; version: string; page: string | null };

async function read(db: Database, opener: Opener, part: Part, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<
    Omit<Row, keyof PartColumns> & PartColumns
  >`select c.id, c.reference, c.received_at, c.page, c.xmin::text as version, ${partColumns(part)}
    from case_reviews c ${partKey(part, opener)} where c.id = any(${ids}::uuid[]) and c.erased_at is null`.execute(db);
  return rows.filter(isThere);
}

function indexed({ id, reference, received_at, version, page }: Row, contact: Contact, { case_type, attribution }: Story): Indexed {
  return {
    id,
    reference,
    receivedAt: received_at,
    version,
    name: contact.full_name,
    theirName: contact.their_name,
    phone: contact.phone,
    email: contact.email,
    city: contact.city,
    county: contact.county,
    reasons: contact.reasons,
    caseType: case_type,
    source: { page: attribution.page ?? page ?? '', referrer: attribution.referrer ?? '', campaign: attribution.utm?.['utm_campaign'] ?? '' },
  };
}

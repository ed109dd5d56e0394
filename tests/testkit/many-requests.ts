import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Contact, type Story, sealContact, sealStory } from '#case-review/parts.ts';
import { newReference } from '#case-review/reference.ts';
import type { Database } from '#database/connection.ts';
import { caseTypes } from '#firm/case-types.ts';
import type { Recipient } from '#vault/recipients.ts';

/** A request as a fixture: what was written, and how it stands. */
export type Fixture = {
  contact?: Partial<Contact>;
  story?: Partial<Story>;
  receivedAt?: Date;
  callDueAt?: Date;
  urgency?: 'usual' | 'urgent';
  lane?: 'open' | 'quarantine';
  state?: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'unanswered';
  person?: string;
  sent?: boolean;
  conflictCleared?: boolean;
};

export type Stored = { id: string; reference: string };

const emptyContact: Contact = {
  full_name: 'Jordan Avery',
  phone: '810-555-0100',
  email: '',
  city: '',
  county: '',
  court_date: '',
  best_time: 'ASAP',
  their_name: '',
  their_place: '',
  their_birth: '',
  relation: '',
  reasons: [],
};
const emptyStory: Story = { case_type: 'Other', arrested: 'No', description: 'Charge, court and date.', attribution: {} };

/** Stores requests as they stand after days or weeks, without the public form: thousands in one go. Each is sealed by itself. */
export async function storeRequests(db: Database, recipients: readonly Recipient[], fixtures: readonly Fixture[]): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (let at = 0; at < fixtures.length; at += 1_000) stored.push(...(await storeSome(db, recipients, fixtures.slice(at, at + 1_000))));
  return stored;
}

async function storeSome(db: Database, recipients: readonly Recipient[], fixtures: readonly Fixture[]): Promise<Stored[]> {
  const rows = fixtures.map((fixture) => {
    const id = randomUUID();
    const contact = sealContact(recipients, id, { ...emptyContact, ...fixture.contact });
    const story = sealStory(recipients, id, { ...emptyStory, ...fixture.story });
    return { id, reference: freshReference(), contact, story, fixture };
  });
  const hex = (bytes: Buffer) => bytes.toString('hex');
  const requests = rows.map(({ id, reference, contact, story, fixture }) => {
    const received = fixture.receivedAt ?? new Date();
    const due = fixture.callDueAt ?? new Date(received.getTime() + 3_600_000);
    const { urgency = 'usual', lane = 'open', state = 'reached', person = null, sent = true, conflictCleared = false } = fixture;
    return {
      id,
      reference,
      contact: hex(contact.ciphertext),
      story: hex(story.ciphertext),
      received,
      due,
      urgency,
      lane,
      state,
      person,
      sent,
      conflictCleared,
      receipt: hex(randomBytes(32)),
    };
  });
  const keys = rows.flatMap(({ id, contact, story }) =>
    (['contact', 'story'] as const).flatMap((part) =>
      (part === 'contact' ? contact : story).wraps.map(({ recipient, keyVersion, wrappedKey }) => ({
        id,
        part,
        recipient,
        version: keyVersion,
        wrapped: hex(wrappedKey),
      })),
    ),
  );
  await sql`insert into case_reviews (id, reference, received_at, page, language, contact, story, receipt_hash, receipt_expires_at)
    select id, reference, received, '/', 'en', decode(contact, 'hex'), decode(story, 'hex'), decode(receipt, 'hex'), received + interval '90 days'
    from json_to_recordset(${JSON.stringify(requests)}::json) as r (id uuid, reference text, received timestamptz, contact text, story text, receipt text)`.execute(
    db,
  );
  await sql`insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key)
    select id, part, recipient, version, decode(wrapped, 'hex')
    from json_to_recordset(${JSON.stringify(keys)}::json) as k (id uuid, part text, recipient text, version int, wrapped text)`.execute(db);
  await sql`insert into followups (case_review_id, urgency, lane, state, steps_taken, call_from, call_target, call_due_at, ladder_from, delivered_at, acknowledged_by, acknowledged_at,
      reached_at, closed_at, conflict_cleared_at, next_due_at)
    select id, urgency, lane, state, 1, received, due, due, received, case when sent then received end, person, case when person is not null then received + interval '5 minutes' end,
      case when state = 'reached' then received + interval '20 minutes' end, case when state in ('reached', 'declined') then received + interval '20 minutes' end,
      case when "conflictCleared" then received end, case when state in ('climbing', 'acknowledged') then present() + interval '6 hours' end
    from json_to_recordset(${JSON.stringify(requests)}::json) as f
      (id uuid, urgency text, lane text, state text, received timestamptz, due timestamptz, sent boolean, person text, "conflictCleared" boolean)`.execute(db);
  return rows.map(({ id, reference }) => ({ id, reference }));
}

const references = new Set<string>();

/** Of a hundred thousand, two are equal in every other run. */
function freshReference(): string {
  for (;;) {
    const reference = newReference();
    if (references.has(reference)) continue;
    references.add(reference);
    return reference;
  }
}

const firstNames =
  'Maria James Linda Robert Patricia Michael Jennifer David Elizabeth William Susan Omar Fatima José Ana Wei Mei Zoë Chloé Renée Siobhán Björn'.split(' ');
const syllables = 'ka ro li mo be ta ne su wa do vi re sha gu po ja'.split(' ');
const endings = 'son ski man ez ley er ton ham ov in'.split(' ');
const counties = 'Wayne,Oakland,Macomb,Genesee,St. Clair,Ingham,Kent,Washtenaw,Saginaw,Lapeer,Sanilac,Bay'.split(',');

/** One of many people, always the same for the same number. */
export function somebody(number: number): { contact: Partial<Contact>; story: Partial<Story> } {
  const pick = <One>(all: readonly One[], salt: number): One => all[Math.floor(number / salt + number * salt) % all.length] as One;
  const first = pick(firstNames, 7);
  const last = pick(syllables, 3) + pick(syllables, 11) + pick(syllables, 29) + pick(endings, 13);
  const county = pick(counties, 5);
  return {
    contact: {
      full_name: `${first} ${last.charAt(0).toUpperCase()}${last.slice(1)}`,
      phone: `(${pick(['810', '313', '248', '586'], 17)}) 555-${String(number % 10_000).padStart(4, '0')}`,
      email: `${last}${number}@example.com`,
      city: county,
      county,
    },
    story: { case_type: pick(caseTypes, 19), attribution: { landing: '/', referrer: pick(['www.google.com', 'www.bing.com', ''], 23) } },
  };
}

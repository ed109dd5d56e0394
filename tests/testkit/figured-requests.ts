import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sealContact, sealStory } from '#case-review/parts.ts';
import type { Database } from '#database/connection.ts';
import { type Opener, openerOf, type Recipient, readPrivateKeys, readRecipients, recipientNames } from '#vault/recipients.ts';

/** A request with a chosen course, written to the real tables. Times are written as "2026-11-01T01:30-04:00"; minutes count from receipt. */
export type Course = {
  at: string;
  reachedAfter?: number;
  declinedAfter?: number;
  /** Tries that were reported, in minutes. */
  triedAfter?: number[];
  /** The report of the first try was undone. */
  undone?: boolean;
  /** Said to be spam at the desk. */
  spamAfter?: number;
  takenBackAfter?: number;
  keptAfter?: number;
  hired?: boolean;
  /** Where a time of day was chosen: from when, and until when. */
  window?: { from: string; until: string };
  dueAfter?: number;
  lane?: 'open' | 'quarantine';
  canary?: boolean;
  caseType?: string;
  county?: string;
  page?: string;
  referrer?: string;
  campaign?: string;
  messages?: { channel: string; state: string; arrival?: string; kind?: string }[];
};

const minute = 60_000;
const pairs = recipientNames.map((name) => ({ name, ...generateKeyPairSync('x25519') }));
const ours = readRecipients(pairs.map(({ name, publicKey }) => `${name}:1:${base64(publicKey.export({ format: 'jwk' }).x)}`).join(','));
const ofTheDesk = pairs.find(({ name }) => name === 'desk')?.privateKey.export({ format: 'jwk' }).d;

/** Opens what `storeCourse` has sealed, as the desk. */
export const deskOpener: Opener = openerOf('desk', readPrivateKeys(`1:${base64(ofTheDesk)}`));

export async function storeCourse(db: Database, course: Course, recipients: readonly Recipient[] = ours): Promise<{ id: string; reference: string }> {
  const [id, reference] = [randomUUID(), randomBytes(8).toString('hex').toUpperCase().slice(0, 8)];
  const received = new Date(course.at);
  const after = (minutes: number | undefined) => (minutes === undefined ? null : new Date(received.getTime() + minutes * minute));
  const contact = sealContact(recipients, id, { ...nobody, county: course.county ?? '' });
  const story = sealStory(recipients, id, {
    case_type: course.caseType ?? '',
    arrested: 'No',
    description: 'court, charge and date',
    attribution: {
      ...(course.page ? { page: course.page } : {}),
      ...(course.referrer ? { referrer: course.referrer } : {}),
      ...(course.campaign ? { utm: { utm_campaign: course.campaign } } : {}),
    },
  });
  await sql`insert into case_reviews (id, reference, received_at, answers_digest, page, language, contact, story, receipt_hash, receipt_expires_at, canary)
    values (${id}, ${reference}, ${received}, ${randomBytes(16)}, ${course.page ?? '/'}, 'en', ${contact.ciphertext}, ${story.ciphertext}, ${randomBytes(32)}, ${received}, ${course.canary ?? false})`.execute(
    db,
  );
  for (const [part, { wraps }] of Object.entries({ contact, story }))
    for (const { recipient, keyVersion, wrappedKey } of wraps)
      await sql`insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key) values (${id}, ${part}, ${recipient}, ${keyVersion}, ${wrappedKey})`.execute(
        db,
      );
  const [reached, declined] = [after(course.reachedAfter), after(course.declinedAfter ?? course.spamAfter)];
  const state = reached
    ? 'reached'
    : declined
      ? 'declined'
      : course.takenBackAfter !== undefined && course.keptAfter === undefined
        ? 'withdrawing'
        : 'unanswered';
  await sql`insert into followups (case_review_id, urgency, state, lane, canary, call_from, call_target, call_due_at, reached_at, closed_at, hired_at, tried_at, withdraw_at, closed_as)
    values (${id}, 'usual', ${state}, ${course.lane ?? 'open'}, ${course.canary ?? false}, ${course.window ? new Date(course.window.from) : received},
      ${after(60)}, ${course.window ? new Date(course.window.until) : after(course.dueAfter ?? 60)}, ${reached}, ${reached ?? declined},
      ${course.hired ? after(300) : null}, ${after(course.triedAfter?.at(-1))}, ${after(course.takenBackAfter === undefined ? undefined : course.takenBackAfter + 60)},
      ${course.spamAfter === undefined ? null : 'spam'})`.execute(db);
  const events: [string, number | undefined][] = [
    ...(course.triedAfter ?? []).map((minutes): [string, number] => ['no-answer', minutes]),
    ['spam', course.spamAfter],
    ['taken-back', course.takenBackAfter],
    ['kept', course.keptAfter],
  ];
  for (const [kind, minutes] of events)
    if (minutes !== undefined) await sql`insert into followup_events (case_review_id, kind, at) values (${id}, ${kind}, ${after(minutes)})`.execute(db);
  if (course.undone)
    await sql`insert into reports (case_review_id, kind, by, at, undo_until, undone_at, before)
      values (${id}, 'no-answer', 'attorney', ${after(course.triedAfter?.[0])}, ${received}, ${received}, '{}')`.execute(db);
  for (const message of course.messages ?? []) await storeMessage(db, { ...message, at: course.at, request: id });
  return { id, reference };
}

type Message = { channel: string; state: string; arrival?: string; kind?: string; at: string; request?: string; bundle?: string };

export async function storeMessage(db: Database, { channel, state, arrival, kind = 'alert', at, request, bundle }: Message): Promise<string> {
  const id = randomUUID();
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, state, arrival, created_at, bundle_id)
    values (${id}, ${request ?? null}, ${kind}, ${channel}, 'attorney', ${state}, ${arrival ?? null}, ${new Date(at)}, ${bundle ?? null})`.execute(db);
  return id;
}

function base64(url = ''): string {
  return Buffer.from(url, 'base64url').toString('base64');
}

const nobody = {
  full_name: 'Jordan Avery',
  phone: '810-555-0100',
  email: 'jordan@example.com',
  city: 'Flint',
  court_date: '',
  best_time: 'ASAP',
  their_name: '',
  their_place: '',
  their_birth: '',
  relation: '',
  reasons: [],
};

import { createHmac, hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { sealContact, sealStory } from '#case-review/parts.ts';
import { mailDigest, phoneDigest, readPhone } from '#case-review/phone.ts';
import { receiptHash, receiptToken } from '#case-review/receipt-token.ts';
import { wordingVersion } from '#case-review/schema.ts';
import { connect, type Database } from '#database/connection.ts';
import { sealForDesk } from '#desk/sealed.ts';
import { calendarDay, daysLater } from '#firm/clock.ts';
import type { Content } from '#firm/content.ts';
import { arrivals, days } from '#scripts/demo-data/arrivals.ts';
import { history, type Planned, type World } from '#scripts/demo-data/history.ts';
import type { PlannedDelivery } from '#scripts/demo-data/messages.ts';
import { changesOf, drillsOf, type MadeChange, type PlannedDrill } from '#scripts/demo-data/on-call.ts';
import { type Random, randomFrom } from '#scripts/demo-data/random.ts';
import { visitorAt } from '#scripts/demo-data/visitor.ts';
import { waitingNow } from '#scripts/demo-data/waiting.ts';
import { topics } from '#scripts/demo-data/words.ts';
import type { Recipient } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';

type Filling = { url: string; count: number; seed?: number; now?: Date; content: Content; recipients: readonly Recipient[]; secrets: Secrets };

/**
 * Fills an empty database with an invented half year, as its owner: requests that are sealed as real ones are, what was done for them,
 * drills, and who was on call. Some wait right now, and the worker goes on with them. The same seed gives the same people and outcomes.
 */
export async function fillHalfYear({ url, count, seed = 19, now = new Date(), content, recipients, secrets }: Filling): Promise<Planned[]> {
  const random = randomFrom(seed);
  const { onCall } = content.firm;
  const made = changesOf(now);
  const world: World = { ladder: onCall, changes: made.map(({ change }) => change), now };
  const waiting = waitingNow(random, world);
  const past = arrivals(random, Math.max(0, count - waiting.length), now).map((at) =>
    history(random, world, at, visitorAt(random, at, onCall.urgent, isRecent(at, now) ? 'ASAP' : undefined)),
  );
  const all = [...past, ...waiting];
  const { db, pool } = connect(url, { max: 1, patient: true, onError: () => undefined });
  try {
    await insertWording(db);
    for (let from = 0; from < all.length; from += 250) await insertRequests(db, all.slice(from, from + 250), { now, recipients, secrets });
    await insertNotes(db, all, recipients);
    await insertUnanswered(db, random, now);
    await insertChanges(db, made);
    await insertDrills(db, drillsOf(random, onCall, now));
    await sql`analyze`.execute(db);
  } finally {
    await pool.end();
  }
  return all;
}

/** Whoever chose a time of day on the last day might still wait for it. */
function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < 36 * 3_600_000;
}

const wording = 'Sample words of consent: the firm may call me back about this request.';

async function insertWording(db: Database): Promise<void> {
  await sql`insert into consent_wordings (hash, wording, language, version) values (${hash('sha256', wording, 'buffer')}, ${wording}, 'en', ${wordingVersion}) on conflict do nothing`.execute(
    db,
  );
}

type Sealing = Pick<Filling, 'recipients' | 'secrets'> & { now: Date };

async function insertRequests(db: Database, planned: readonly Planned[], sealing: Sealing): Promise<void> {
  const rows = planned.map((one) => rowOf(one, sealing));
  await sql`insert into case_reviews (id, reference, received_at, page, language, contact, story, answers_digest, receipt_hash, receipt_expires_at, phone_digest, mail_digest, secret_version)
    select id, reference, received_at, page, 'en', decode(contact, 'hex'), decode(story, 'hex'), decode(digest, 'hex'), decode(receipt, 'hex'), received_at + interval '30 days',
      decode(phone, 'hex'), decode(mail, 'hex'), secret_version
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (id uuid, reference text, received_at timestamptz, page text, contact text, story text, digest text, receipt text,
      phone text, mail text, secret_version int)`.execute(db);
  await sql`insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key)
    select id, part, recipient, key_version, decode(wrapped_key, 'hex') from json_to_recordset(${JSON.stringify(rows.flatMap(({ wraps }) => wraps))}::json)
      as one (id uuid, part text, recipient text, key_version int, wrapped_key text)`.execute(db);
  await sql`insert into consents (case_review_id, wording_hash, language, page, given_at, calls, texts, mails)
    select id, ${hash('sha256', wording, 'buffer')}, 'en', page, received_at, true, texts, mails
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (id uuid, page text, received_at timestamptz, texts boolean, mails boolean)`.execute(db);
  await insertFollowups(db, planned, sealing.now);
  await insertDeliveries(
    db,
    planned.flatMap(({ id, deliveries }) => deliveries.map((one) => ({ request: id, drill: null, answeredAt: null, ...one }))),
  );
  await sql`insert into followup_events (case_review_id, at, kind, by, detail)
    select request, at, kind, by, detail from json_to_recordset(${JSON.stringify(planned.flatMap(({ id, events }) => events.map((event) => ({ request: id, ...event }))))}::json)
      as one (request uuid, at timestamptz, kind text, by text, detail text) order by at`.execute(db);
}

/** Sealed by the functions that seal a visitor's request, to the same recipients. */
function rowOf({ id, reference, receivedAt, visitor }: Planned, { recipients, secrets: { current } }: Sealing) {
  const { contact, story, page, agreed } = visitor;
  const parts = { contact: sealContact(recipients, id, contact), story: sealStory(recipients, id, story) };
  const hex = (bytes: Buffer | null) => bytes?.toString('hex') ?? null;
  return {
    id,
    reference,
    received_at: receivedAt,
    page,
    contact: hex(parts.contact.ciphertext),
    story: hex(parts.story.ciphertext),
    digest: createHmac('sha256', current.key).update(randomBytes(16)).digest('hex'),
    receipt: hex(receiptHash(receiptToken(id, current.key))),
    phone: hex(phoneDigest(contact.phone, current.key)),
    mail: hex(contact.email ? mailDigest(contact.email, current.key) : null),
    secret_version: current.version,
    ...agreed,
    wraps: (['contact', 'story'] as const).flatMap((part) =>
      parts[part].wraps.map(({ recipient, keyVersion, wrappedKey }) => ({ id, part, recipient, key_version: keyVersion, wrapped_key: hex(wrappedKey) })),
    ),
  };
}

/** A closed request is erased 30 days later, within the hour: here all of them were closed within that time, or the half year would be gone at once. */
const keptMs = 29 * 86_400_000;

async function insertFollowups(db: Database, planned: readonly Planned[], now: Date): Promise<void> {
  const rows = planned.map(({ id, lane, visitor, state, times, ladderStep, stepsTaken, moments, acknowledgedBy, closedAs, appointmentWhere }) => ({
    ...times,
    ...moments,
    id,
    lane,
    urgency: visitor.urgency.level,
    state,
    steps_taken: stepsTaken,
    ladder_step: ladderStep,
    acknowledged_by: acknowledgedBy,
    closed_as: closedAs,
    appointment_where: appointmentWhere,
    has_mail: visitor.contact.email !== '',
    takes_texts: readPhone(visitor.contact.phone)?.takesTexts ?? false,
    suspicion: lane === 'quarantine' ? 5 : 0,
    closed_at: moments.closed_at && new Date(Math.max(moments.closed_at.getTime(), now.getTime() - keptMs)),
  }));
  await sql`insert into followups (case_review_id, lane, urgency, state, steps_taken, ladder_step, ladder_from, remind_at, goes_on_at, tried_at, reached_at, has_mail, takes_texts, suspicion,
      next_due_at, call_from, call_target, call_due_at, delivered_at, acknowledged_at, acknowledged_by, conflict_cleared_at, told_late_at, closed_at, hired_at, closed_as, appointment_at,
      appointment_where, told_from)
    select id, lane, urgency, state, steps_taken, ladder_step, call_from, remind_at, goes_on_at, tried_at, reached_at, has_mail, takes_texts, suspicion,
      next_due_at, call_from, call_target, call_due_at, delivered_at, acknowledged_at, acknowledged_by, conflict_cleared_at, told_late_at, closed_at, hired_at, closed_as, appointment_at,
      appointment_where, told_from
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (id uuid, lane text, urgency text, state text, steps_taken int, ladder_step int, remind_at timestamptz,
      goes_on_at timestamptz, tried_at timestamptz, reached_at timestamptz, has_mail boolean, takes_texts boolean, suspicion int, next_due_at timestamptz, call_from timestamptz,
      call_target timestamptz, call_due_at timestamptz, delivered_at timestamptz, acknowledged_at timestamptz, acknowledged_by text, conflict_cleared_at timestamptz,
      told_late_at timestamptz, closed_at timestamptz, hired_at timestamptz, closed_as text, appointment_at timestamptz, appointment_where text, told_from timestamptz)`.execute(
    db,
  );
}

async function insertDeliveries(
  db: Database,
  rows: readonly (PlannedDelivery & { request: string | null; drill: string | null; answeredAt: Date | null })[],
): Promise<void> {
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, state, created_at, attempts, next_attempt_at, handed_over_at, last_code, arrival, arrival_code, arrival_at,
      charged_at, drill_id, answered_at)
    select id, request, kind, channel, recipient, step, state, "createdAt", 1, "createdAt", "handedOverAt", code, arrival, "arrivalCode",
      case when arrival is not null then coalesce("handedOverAt", "createdAt") + interval '3 seconds' end, "createdAt", drill, "answeredAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (id uuid, request uuid, kind text, channel text, recipient text, step int, state text, "createdAt" timestamptz,
      "handedOverAt" timestamptz, code text, arrival text, "arrivalCode" text, drill uuid, "answeredAt" timestamptz)
    on conflict do nothing`.execute(db);
}

/** Sealed as the desk seals them. */
async function insertNotes(db: Database, planned: readonly Planned[], recipients: readonly Recipient[]): Promise<void> {
  for (const { id: request, notes } of planned)
    for (const { at, by, text } of notes) {
      const { id, ciphertext, store } = sealForDesk(recipients, 'note', text);
      await db.insertInto('notes').values({ id, case_review_id: request, at, by, readers: 'everyone', sealed: ciphertext }).execute();
      await store(db);
    }
}

/** What the assistant could not answer, by topic: counts only. */
async function insertUnanswered(db: Database, random: Random, now: Date): Promise<void> {
  const rows = Array.from({ length: days }, (_, ago) => daysLater(calendarDay(now), -ago)).flatMap((day) =>
    topics.flatMap(([topic, weight]) => {
      const times = Math.floor(random.between(0, weight));
      return times > 0 ? [{ day, topic, times }] : [];
    }),
  );
  await sql`insert into assistant_unanswered (day, topic, count) select day, topic, times from json_to_recordset(${JSON.stringify(rows)}::json)
    as one (day date, topic text, times int)`.execute(db);
}

async function insertChanges(db: Database, made: readonly MadeChange[]): Promise<void> {
  const rows = made.map(({ change, madeBy, madeAt }) => ({ person: null, taker: null, ...change, madeBy, madeAt }));
  await sql`insert into on_call_changes (kind, person, taker, from_at, until_at, made_by, made_at)
    select kind, person, taker, "from", until, "madeBy", "madeAt" from json_to_recordset(${JSON.stringify(rows)}::json)
      as one (kind text, person text, taker text, "from" timestamptz, until timestamptz, "madeBy" text, "madeAt" timestamptz)`.execute(db);
}

async function insertDrills(db: Database, drills: readonly PlannedDrill[]): Promise<void> {
  await sql`insert into drills (id, ordered_at, due_at) select id, "dueAt", "dueAt" from json_to_recordset(${JSON.stringify(drills)}::json)
    as one (id uuid, "dueAt" timestamptz)`.execute(db);
  await insertDeliveries(
    db,
    drills.flatMap(({ id, deliveries }) => deliveries.map((one) => ({ request: null, drill: id, ...one }))),
  );
}

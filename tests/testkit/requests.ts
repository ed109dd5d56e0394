import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readContacts, readStories } from '#case-review/parts.ts';
import { type Answers, check, type Draft, emptyDraft } from '#case-review/schema.ts';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { content } from '#firm/content.ts';
import type { Attribution } from '#intake/form/attribution.ts';
import type { Receiver, Submission } from '#intake/receive.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { openerFor, recipientsOf } from '#server/sealing.ts';
import type { Opener, Recipient } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';
import { newDatabase, type TestDatabase } from './database.ts';

/** A form as a person fills it in; `own` replaces single answers. */
export function filledIn(own: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft,
    full_name: 'Jordan Avery',
    phone: '810-555-0100',
    best_time: 'ASAP',
    case_type: 'Felony',
    description: 'Charge: OWI, court: Flint, date: Dec 3',
    arrested: 'No',
    court_date: '2031-12-03',
    email: 'jordan@example.com',
    city: 'Flint',
    county: 'Genesee',
    consent: true,
    consent_text: true,
    no_email: false,
    ...own,
  };
}

export function answersOf(draft: Draft): Answers {
  const checked = check(draft);
  if (checked.kind === 'invalid') throw new Error(`not a valid draft: ${JSON.stringify(checked.problems)}`);
  return checked.answers;
}

export function submissionOf(draft: Draft, key: string | undefined): Submission {
  return { answers: answersOf(draft), key, page: '/', language: 'en', wording: { version: 2, language: 'en', text: 'Yes, call me.' }, attribution: {} };
}

/** To whom the demo and tests seal, and the readers who open both parts, and only the first. */
export const recipients = recipientsOf(demoKeys.web);
export const desk = openerFor('desk', demoKeys.desk);
export const worker = openerFor('worker', demoKeys.worker);

export type Opened = { answers: Omit<Answers, 'consent' | 'consent_text' | 'no_email'>; reasons: string[]; attribution: Attribution & { page?: string } };

/** What stored requests say, by id. One that has no key is not among them; one that does not open throws. */
export async function openRequests(db: Database, ids: readonly string[], opener: Opener = desk): Promise<Map<string, Opened>> {
  const opened = new Map<string, Opened>();
  const stories = await readStories(db, opener, ids);
  for (const [id, { reasons, ...contact }] of await readContacts(db, opener, ids)) {
    const story = stories.get(id);
    if (!story) throw new Error('a request has a contact and no story');
    const { attribution, ...said } = story;
    opened.set(id, { answers: { ...contact, ...said } as Opened['answers'], reasons, attribution: attribution as Opened['attribution'] });
  }
  return opened;
}

/** The same as it was typed: what is sealed of it, in the order in which it opens. */
export function sealedOf(draft: Draft): Opened['answers'] {
  const { full_name, phone, email, city, county, court_date, best_time, case_type, arrested, description, ...rest } = answersOf(draft);
  const { their_name = '', their_place = '', their_birth = '', relation = '' } = rest;
  return { full_name, phone, email, city, county, court_date, best_time, their_name, their_place, their_birth, relation, case_type, arrested, description };
}

/** The references of what is stored, by the name that was given; for tests in which everybody has one of their own. */
export async function referencesByName(db: Database): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('case_reviews').select(['id', 'reference']).execute();
  const opened = await openRequests(
    db,
    rows.map(({ id }) => id),
  );
  const names = Map.groupBy(rows, ({ id }) => opened.get(id)?.answers.full_name ?? '');
  return new Map([...names].map(([name, own]) => [name, own.map(({ reference }) => reference)]));
}

export type Scratch = { db: Database; pool: pg.Pool; url: string; close: () => Promise<void> };

/** What receiving needs, without a queue: requests are stored, and nobody is woken. */
export function receiverOf({ pool }: Pick<Scratch, 'pool'>, secrets: Secrets, sealedTo: readonly Recipient[] = recipients): Receiver {
  return { pool, recipients: sealedTo, secrets, ladder: content().firm.onCall };
}

/** Unlike the product it waits as long as it takes: on a busy machine a slow answer is no finding. */
export function patiently(url: string, max: number): Scratch {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, url, close: () => db.destroy() };
}

/** A database of its own in a running PostgreSQL, with all tables and nothing in them. */
export async function scratchDatabase(postgres: Pick<TestDatabase, 'url'>, name: string, { max = 16, tables = true } = {}): Promise<Scratch> {
  const { url } = await newDatabase(postgres.url, name, tables);
  return patiently(url, max);
}

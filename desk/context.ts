import { sql } from 'kysely';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { Database } from '#database/connection.ts';
import { mayVisit } from '#desk/access.ts';
import type { DeskAct, DeskRefusal } from '#desk/log-acts.ts';
import type { RequestIndex } from '#desk/request-index.ts';
import type { Content } from '#firm/content.ts';
import type { FirmRole, OnCall } from '#firm/on-call.ts';
import type { Opener, Recipient } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What the desk's process holds, for every page. */
export type Desk = {
  db: Database;
  /** The desk's private keys: contact and story open with them. */
  opener: Opener;
  /** Public keys, for what the desk itself seals: notes, corrections, invitations. */
  sealTo: readonly Recipient[];
  /** Every request, opened in memory: for search, filters and counts. */
  index: RequestIndex;
  content: Content;
  /** The firm's people and who is alerted when: `onCall` of the firm file. */
  ladder: OnCall;
  /** The firm's people as the firm file has them at this moment. */
  people: () => OnCall['people'];
  /** Links in alerts are made and recognized by it; the web process does not have it. */
  secrets: Secrets;
  /** Which release of the product this is. */
  version: string;
  clock: () => Date;
  /** Where the desk is visited, and where the public site is. */
  deskUrl: URL;
  publicUrl: string;
  /** Errors, by their kind; never what a person typed. */
  report: (error: unknown) => void;
  /** The process's own log, which leaves the machine: what was done or refused, and who of the firm's people did it. */
  note: (event: 'desk-act' | 'desk-refused', fields: { kind: DeskAct; who: string }) => void;
};

/** Somebody of the firm who is signed in. */
export type Person = { id: string; name: string; roles: readonly FirmRole[]; session: Session };

/** `fresh`: a passkey confirmed within ten minutes that they are there. */
export type Session = { hash: Buffer; passkey: string; fresh: boolean };

export type RequestFacts = { id: string; nonce: string; person: Person | undefined };

export const deskContext = createContext<Desk>();
export const requestFacts = createContext<RequestFacts>();

type Held = Readonly<RouterContextProvider>;

export function deskOf(context: Held): Desk {
  return context.get(deskContext);
}

/** The root's middleware has sent strangers to the sign-in, so behind it there is always somebody. */
export function personOf(context: Held): Person {
  const { person } = context.get(requestFacts);
  if (!person) throw redirect('/sign-in');
  return person;
}

export function hasRole(person: Pick<Person, 'roles'>, ...roles: FirmRole[]): boolean {
  return roles.some((role) => person.roles.includes(role));
}

/** For an act that not everybody on the page may do. */
export function requireRole(context: Held, ...roles: FirmRole[]): Person {
  const person = personOf(context);
  if (!hasRole(person, ...roles)) throw new Response(null, { status: 403 });
  return person;
}

/** A passkey within ten minutes, or first to `/confirm` and from there back to the page. */
export function requireFresh(context: Held, request: Request): Person {
  const person = personOf(context);
  if (person.session.fresh) return person;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/confirm?${new URLSearchParams({ to: pathname.replace(/\.data$/, '') + search })}`);
}

/** Whether a link to this address leads anywhere for them. */
export function mayOpen({ roles }: Pick<Person, 'roles'>, pattern: string): boolean {
  return mayVisit(roles, pattern);
}

/** Appends to the log, which nobody at the desk can change. `request` is a request's id, `about` somebody of the firm. */
export async function writeLog(desk: Pick<Desk, 'db' | 'note'>, person: Pick<Person, 'id'>, act: DeskAct, request?: string, about?: string): Promise<void> {
  desk.note('desk-act', { kind: act, who: person.id });
  await append(desk, person.id, act, request, about);
}

/** One line per opening: an open page is loaded again whenever something about its request changes. After an hour it counts as opened again. */
export async function writeOpened(desk: Pick<Desk, 'db' | 'note'>, person: Pick<Person, 'id'>, request: string): Promise<void> {
  const opened = await desk.db
    .selectFrom('desk_log')
    .select('id')
    .where('case_review_id', '=', request)
    .where('person', '=', person.id)
    .where('act', '=', 'request-opened' satisfies DeskAct)
    .where('at', '>', sql<Date>`present() - interval '1 hour'`)
    .executeTakeFirst();
  if (!opened) await writeLog(desk, person, 'request-opened', request);
}

/** In the place of a name, in the log. */
export const stranger = 'stranger';

/**
 * The same for what was refused; `about` may also be the address that was asked for. Strangers fill the process's own log and not the
 * table: there they have so many lines a minute. What is refused stays refused when the log cannot be written.
 */
export async function writeRefusal(
  desk: Pick<Desk, 'db' | 'note' | 'clock' | 'report'>,
  person: Pick<Person, 'id'> | undefined,
  act: DeskRefusal,
  { request, about }: { request?: string; about?: string | undefined } = {},
): Promise<void> {
  const who = person?.id ?? stranger;
  desk.note('desk-refused', { kind: act, who });
  if (person || strangerMay(desk.clock())) await append(desk, who, act, request, about).catch(desk.report);
}

export const mostOfStrangers = 60;
const ofStrangers = { minute: 0, lines: 0 };

function strangerMay(now: Date): boolean {
  const minute = Math.floor(now.getTime() / 60_000);
  if (ofStrangers.minute !== minute) Object.assign(ofStrangers, { minute, lines: 0 });
  return ++ofStrangers.lines <= mostOfStrangers;
}

async function append({ db }: Pick<Desk, 'db'>, person: string, act: DeskAct, request?: string, about?: string): Promise<void> {
  await db
    .insertInto('desk_log')
    .values({ person, act, case_review_id: request ?? null, about: about ?? null })
    .execute();
}

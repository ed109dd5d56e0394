import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connection.ts';
import { invite } from '#desk/sign-in/invites.ts';
import { content } from '#firm/content.ts';
import type { Recipient } from '#vault/recipients.ts';

/** The worker takes a second or two; without one the mails come when it is back. */
const waitsMs = 15_000;

/** Mails an invitation to everybody of the firm file, by the worker, as the desk does it. */
export async function inviteEverybody(url: string, sealTo: readonly Recipient[]): Promise<void> {
  const { people } = content().firm.onCall;
  const { db, pool } = connect(url, { max: 1, onError: () => undefined });
  try {
    for (const person of Object.keys(people)) await invite({ db, people, sealTo }, person, null);
    for (const end = Date.now() + waitsMs; Date.now() < end && (await isWaiting(db)); ) await pause(100);
  } finally {
    await pool.end();
  }
}

async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from deliveries where kind = 'desk-invite' and state = 'waiting') as waits`.execute(db);
  return rows[0]?.waits ?? false;
}

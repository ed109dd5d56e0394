import { sql } from 'kysely';
import { type Database, inTransaction } from '#database/connection.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import type { Acted } from '#followup/actions/action.ts';
import { acknowledge, passOnOnce } from '#followup/actions/take.ts';
import type { Glance } from '#replies/alert-link/open.ts';

type Parts = { db: Database; ladder: OnCall };

/**
 * What a press without a passkey says: who, and how far the bar was moved. Programs that visit links run scripts, tick every box and press every
 * button. They move no bar to its end, and what they tick first and last is nobody's name.
 */
export type Pressed = { who: string; moved: string };

export const barEnd = '100';
/** The choices before and after the names. */
export const nobody = ['looked', 'other'] as const;

export type PressedOn = Acted | { kind: 'unsure'; missing: 'who' | 'bar' } | { kind: 'nobody' };

/** "I have this", for a name that was chosen. */
export async function takeByLink({ db, ladder }: Parts, { request }: Pick<Glance, 'request'>, pressed: Pressed): Promise<PressedOn> {
  return refusedOf(ladder, pressed) ?? acknowledge(db, ladder, request, pressed.who, 'link');
}

/**
 * "I cannot open it": the next person is alerted at once. By each link once, and a second link of the same round does not skip the person
 * who is being alerted now: nobody drives the whole ladder on by what they hold alone.
 */
export async function cannotOpen({ db, ladder }: Parts, glance: Glance, pressed: Pressed): Promise<PressedOn> {
  const refused = refusedOf(ladder, pressed);
  if (refused) return refused;
  if (glance.aside) return { kind: 'over' };
  return inTransaction(db, async (transaction) => {
    await sql`select from followups where case_review_id = ${glance.request} for update`.execute(transaction);
    const { rows: used } = await sql`select from deliveries where id = ${glance.delivery} and link_used_at is not null`.execute(transaction);
    if (used.length > 0) return { kind: 'done' };
    const acted = await passOnOnce(transaction, ladder, glance, pressed.who, 'cannot-open');
    if (acted.kind === 'done') await sql`update deliveries set link_used_at = present() where id = ${glance.delivery}`.execute(transaction);
    return acted;
  });
}

function refusedOf({ people }: OnCall, { who, moved }: Pressed): Exclude<PressedOn, Acted> | undefined {
  if (nobody.some((one) => one === who)) return { kind: 'nobody' };
  if (!Object.hasOwn(people, who) || !mayBeAlerted(people[who])) return { kind: 'unsure', missing: 'who' };
  return moved === barEnd ? undefined : { kind: 'unsure', missing: 'bar' };
}

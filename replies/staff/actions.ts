import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Acted } from '#followup/actions/action.ts';
import { noAnswer } from '#followup/actions/reports.ts';
import { acknowledge, passOn } from '#followup/actions/take.ts';
import type { Told } from '#followup/alerts/alerted.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import type { Phone } from '#replies/staff/context.ts';

type Within = Transaction<Tables>;

/** Takes one of these for a person: the first that nobody else takes at this moment. Undefined when all are gone. */
export async function takeFirst(phone: Phone, transaction: Within, open: readonly Told[], who: string, channel: 'call' | 'sms'): Promise<Told | undefined> {
  for (const told of open) {
    const acted = await acknowledge(transaction, phone.firm.onCall, told.request, who, channel);
    if (acted.kind === 'done') return told;
  }
  return undefined;
}

export async function passOnTo({ firm }: Phone, transaction: Within, { request }: Pick<Told, 'request'>, who: string): Promise<Acted> {
  return passOn(transaction, firm.onCall, await changesForLadder(transaction, firm.onCall), request, who);
}

/** Nobody answered; unlike at the desk, what another person has meanwhile stays theirs. */
export async function triedInVain({ firm }: Phone, transaction: Within, { request }: Pick<Told, 'request'>, who: string): Promise<Acted> {
  const { rows } = await sql<{ other: string | null }>`select case when acknowledged_by <> ${who} then acknowledged_by end as other from followups
    where case_review_id = ${request} for update`.execute(transaction);
  return rows[0]?.other ? { kind: 'taken', by: rows[0].other } : noAnswer(transaction, firm.onCall, request, who);
}

/** How a request stands after an act. */
export async function standing(transaction: Within, request: string): Promise<Pick<Told, 'state' | 'acknowledged_by' | 'acknowledged_at' | 'remind_at'>> {
  const { rows } = await sql<Pick<Told, 'state' | 'acknowledged_by' | 'acknowledged_at' | 'remind_at'>>`
    select state, acknowledged_by, acknowledged_at, remind_at from followups where case_review_id = ${request}`.execute(transaction);
  return rows[0] ?? { state: 'withdrawn', acknowledged_by: null, acknowledged_at: null, remind_at: null };
}

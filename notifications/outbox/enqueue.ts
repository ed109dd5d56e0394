import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Delivery, Tables } from '#database/tables.ts';

/** A delivery as it is written, in the shape that json_to_recordset reads. Its link is made when it is sent. */
export type AlertRow = { id: string; kind: string; channel: string; recipient: string };

export function alertRow(kind: 'alert' | 'reminder' | 'wrote-back' | 'canary', channel: string, recipient: string): AlertRow {
  return { id: randomUUID(), kind, channel, recipient };
}

/** `sink` sends nothing: the link is on the mailed list of suspected spam instead. */
export type Alert = { who: string; by: Delivery['channel'] };

type Called = { request: string; round: number; alerts: readonly Alert[] };

/** Each person by each channel at most once per round of a request. */
export async function insertAlerts(
  transaction: Transaction<Tables>,
  called: readonly Called[],
  kind: 'alert' | 'reminder' | 'wrote-back' = 'alert',
): Promise<void> {
  const rows = called.flatMap(({ request, round, alerts }) => alerts.map(({ who, by }) => ({ request, step: round, ...alertRow(kind, by, who) })));
  if (rows.length === 0) return;
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step) select id, request, kind, channel, recipient, step
    from json_to_recordset(${JSON.stringify(rows)}::json) as alert (request uuid, step int, id uuid, kind text, channel text, recipient text)
    on conflict do nothing`.execute(transaction);
}

/** To the visitor, by mail first. If the mail cannot be delivered, notice.ts adds a text message. */
export async function insertNotices(
  transaction: Transaction<Tables>,
  requests: readonly string[],
  kind: 'late-notice' | 'declined-notice',
  channel: 'email' | 'sms' = 'email',
): Promise<void> {
  if (requests.length === 0) return;
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient)
    select gen_random_uuid(), request, ${kind}, ${channel}, 'visitor' from unnest(${requests}::uuid[]) as request on conflict do nothing`.execute(transaction);
}

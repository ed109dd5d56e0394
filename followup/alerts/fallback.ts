import { sql } from 'kysely';
import { inTransaction } from '#database/connection.ts';
import type { Delivery, RowOf } from '#database/tables.ts';
import { isQuiet } from '#followup/escalation/plan.ts';
import { rings } from '#followup/escalation/policy.ts';
import { insertAlerts } from '#notifications/outbox/enqueue.ts';
import type { Fallback } from '#notifications/outbox/message-kind.ts';

type Other = 'sms' | 'email' | 'call' | 'push' | 'webhook';

/**
 * What an alert that did not get through is replaced by: every other channel that reaches the same person. Also for a mail that came
 * back after it was handed over.
 */
export const alertByOtherChannels: Fallback = async (context, delivery) => {
  // The first call of the same step has done so, where it did not get through.
  if (delivery.again) return;
  const { channel, recipient } = delivery;
  const person = context.firm.onCall.people[recipient];
  const reaches: Record<Other, unknown> = { sms: person?.mobile, email: person?.email, call: person?.mobile, push: person?.push, webhook: true };
  const others = (Object.keys(reaches) as Other[]).filter((other) => other !== channel && context.senders[other] && reaches[other]);
  // A text rings for a mail that fails. A call is for what should have rung and did not, or where nothing else rings.
  const mayCall = ['sms', 'call', 'push'].includes(channel) || !(others.includes('sms') || others.includes('push'));
  const wanted = others.filter((other) => other !== 'call' || mayCall);
  if (wanted.length > 0) await alertByOthers(context, delivery, wanted);
};

/** Alerts the same person by the other channels that the firm file has for them, each once per round; for a bundle, about each of its requests. */
async function alertByOthers(context: Parameters<Fallback>[0], { id, recipient, kind }: Delivery, others: readonly Other[]): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const { rows } = await sql<
      Pick<RowOf<'followups'>, 'urgency' | 'ladder_step'> & { request: string; round: number; kind: 'alert' | 'reminder'; has_begun: boolean; now: Date }
    >`
      select c.id as request, d.step as round, d.kind, urgency, ladder_step, call_from <= present() as has_begun, present() as now from deliveries d join case_reviews c on c.id = d.case_review_id join followups f on f.case_review_id = c.id
      where (d.id = ${id} or d.bundle_id = ${id}) and d.kind in ('alert', 'reminder') and case d.kind when 'alert' then f.state in ('climbing', 'unanswered') else f.state = 'acknowledged' end`.execute(
      transaction,
    );
    const alerts = others.map((by) => ({ who: recipient, by }));
    for (const wanted of ['alert', 'reminder'] as const)
      await insertAlerts(
        transaction,
        rows
          .filter((row) => row.kind === wanted)
          .map(({ request, round, urgency, ladder_step, has_begun, now }) => {
            // `ladder_step` is the one that follows.
            const mayRing = has_begun && !(wanted === 'alert' && isQuiet(ladder_step - 1, urgency, context.firm.onCall, now));
            const able = wanted === 'alert' || kind === 'bundle' ? alerts : alerts.filter(({ by }) => by !== 'webhook');
            return { request, round, alerts: able.filter((alert) => mayRing || !rings(alert)) };
          }),
        wanted,
      );
  });
}

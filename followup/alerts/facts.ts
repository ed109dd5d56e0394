import type { Delivery } from '#database/tables.ts';
import type { AlertFacts } from '#followup/alerts/alert-mail.tsx';
import { alertUrl } from '#followup/alerts/alert-url.ts';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { windowOf } from '#followup/escalation/call-times.ts';
import { alertsOf, minutesOf } from '#followup/escalation/policy.ts';
import type { Facts } from '#followup/request/facts.ts';
import type { StoredRequest } from '#followup/request/stored-request.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** What an alert says: reference, urgency and times, and the link to it. Undefined when the request is gone. */
export function alertFacts(
  context: Pick<FollowupContext, 'firm' | 'desk' | 'links'>,
  delivery: Delivery,
  { stored: row, changes }: Facts,
): AlertFacts | undefined {
  if (!row || row.state === 'withdrawn' || row.state === 'withdrawing') return undefined;
  const { onCall } = context.firm;
  const at = nextStep(row, onCall);
  return {
    reference: row.reference,
    urgency: row.urgency,
    language: spokenLanguage(context.firm, row.language),
    receivedAt: row.received_at,
    callDueBy: row.call_due_at,
    window: windowOf(row, row.now),
    step: delivery.step + 1,
    url: alertUrl(context, delivery.id),
    takenAt: row.acknowledged_at ?? undefined,
    triedAt: row.tried_at ?? undefined,
    toldAt: row.told_late_at ?? undefined,
    next: at && {
      at,
      to: [...new Set(alertsOf(onCall, changes, row.ladder_step, at, row.urgency).map(({ who }) => onCall.people[who]?.name ?? who))].join(', '),
    },
  };
}

/** When somebody else is alerted unless a person acts: at the next step, or when the time for a report is over. */
function nextStep(row: StoredRequest, onCall: FollowupContext['firm']['onCall']): Date | undefined {
  if (row.state === 'acknowledged') return row.goes_on_at ?? undefined;
  const minutes = row.state === 'climbing' ? minutesOf(onCall, row.urgency, row.ladder_step) : undefined;
  return minutes === undefined ? undefined : new Date(row.ladder_from.getTime() + minutes * 60_000);
}

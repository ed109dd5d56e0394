import { alertsOf, minutesOf } from '#followup/ladder.ts';
import { linkOf } from '#followup/links.ts';
import type { AlertFacts } from '#followup/mails/alert.tsx';
import type { Office } from '#followup/office.ts';
import type { Delivery } from '#followup/send-due.ts';
import type { ToldOf } from '#followup/told-of.ts';

/** What an alert says: reference, urgency and times, and the way to the call sheet. Undefined when the request is gone. */
export function alertFacts({ firm, secret, website }: Office, delivery: Delivery, row: ToldOf | undefined): AlertFacts | undefined {
  if (!row || row.state === 'withdrawn') return undefined;
  const { token, code } = linkOf(delivery.id, secret);
  const { onCall } = firm.firm;
  const minutes = row.state === 'climbing' ? minutesOf(onCall, row.urgency, delivery.step + 1) : undefined;
  const at = minutes === undefined ? undefined : new Date(row.received_at.getTime() + minutes * 60_000);
  return {
    reference: row.reference,
    urgency: row.urgency,
    receivedAt: row.received_at,
    callDueBy: row.call_due_at,
    step: delivery.step + 1,
    callSheetUrl: `${website}/call#${token}`,
    codeUrl: `${website}/call`,
    code,
    next: at && { at, to: [...new Set(alertsOf(onCall, delivery.step + 1, at).map(({ who }) => onCall.people[who]?.name ?? who))].join(', ') },
  };
}

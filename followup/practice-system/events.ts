import type { ToldEvent } from '#database/columns.ts';
import type { Delivery } from '#database/tables.ts';
import type { Message } from '#deliveries/message.ts';
import type { StoredRequest } from '#followup/request/stored-request.ts';
import { eventTypes } from '#followup/request/timeline.ts';

/** Of incidents that somebody was told of. */
const incidentTypes = { 'incident-opened': 'incident.opened', 'incident-resolved': 'incident.resolved' };

/** An event as it leaves: a reference and what happened, no name, number or story. `step` is its place among the events of the request. */
export function composeEvent({ id, step, event }: Delivery, told: Pick<StoredRequest, 'reference' | 'received_at'> | undefined): Message {
  if (event && 'incident' in event) {
    const { incident, alarm, since, until } = event;
    const data = { incident, kind: alarm, sequence: step, since: iso(since), ...(until ? { until: iso(until) } : {}) };
    return { kind: 'webhook', webhook: { id, type: incidentTypes[event.kind], at: new Date(event.at), data } };
  }
  const type = eventTypes[event?.kind ?? ''];
  if (!event || !told || !type) return { kind: 'nothing', why: 'erased' };
  return {
    kind: 'webhook',
    webhook: { id, type, at: new Date(event.at), data: { reference: told.reference, sequence: step, ...factsOf(event, told.received_at) } },
  };
}

function iso(time: string): string {
  return new Date(time).toISOString();
}

function factsOf(event: Exclude<ToldEvent, { incident: string }>, receivedAt: Date): Record<string, unknown> {
  if ('again' in event) {
    const { urgency, promisedUntil, again } = event;
    return { urgency, receivedAt: receivedAt.toISOString(), promisedUntil: new Date(promisedUntil).toISOString(), again };
  }
  const by = event.by === null || event.by === 'visitor' ? {} : { by: event.by };
  if (event.kind === 'acknowledged') return { ...by, channel: event.detail ?? 'desk' };
  if (event.kind === 'reassigned') return { ...by, to: event.detail };
  if (event.kind === 'appointment') return { ...by, startsAt: event.detail };
  if (event.kind === 'undone') return { ...by, undone: eventTypes[event.detail ?? ''] };
  return event.kind === 'no-answer' || event.kind === 'left-message' ? { ...by, how: event.kind } : by;
}

import type { KeyObject } from 'node:crypto';
import type { OnCall } from '#firm/on-call.ts';
import { type AlertRow, alertRow } from '#followup/alert-row.ts';
import { alertsOf, minutesOf } from '#followup/ladder.ts';
import { type Facts, judge, type Urgency } from '#followup/urgency.ts';

/** What is stored with a request so that somebody hears of it: its urgency, its next step, and the alerts of step 0. */
export type FirstStep = {
  lane: 'open' | 'quarantine';
  urgency: Urgency['level'];
  /** Null for a canary, which climbs no ladder. */
  nextStepMinutes: number | null;
  promisedMinutes: number;
  deliveries: AlertRow[];
};

/** How long a suspect waits before it is on a list. */
export const quarantineMinutes = 15;

export function firstStep(
  request: { reference: string; facts: Facts; canary: boolean; lane: 'open' | 'quarantine' },
  ladder: OnCall,
  secret: KeyObject,
  now: Date,
): FirstStep {
  if (request.canary)
    return {
      lane: 'open',
      urgency: 'usual',
      nextStepMinutes: null,
      promisedMinutes: ladder.promisedMinutes,
      deliveries: [alertRow('canary', 'sink', 'canary', request.reference, secret)],
    };
  const urgency = judge(ladder.urgent, request.facts, now).level;
  // A suspect is on the next list, well within the hour it is promised as well.
  if (request.lane === 'quarantine')
    return { lane: 'quarantine', urgency, nextStepMinutes: quarantineMinutes, promisedMinutes: ladder.promisedMinutes, deliveries: [] };
  return {
    lane: 'open',
    urgency,
    nextStepMinutes: minutesOf(ladder, urgency, 1) ?? ladder.promisedMinutes,
    promisedMinutes: ladder.promisedMinutes,
    deliveries: alertsOf(ladder, 0, now).map(({ who, by }) => alertRow('alert', by, who, request.reference, secret)),
  };
}

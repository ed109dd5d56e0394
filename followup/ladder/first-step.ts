import type { OnCall } from '#firm/on-call.ts';
import { type AlertRow, alertRow } from '#followup/ladder/alerts.ts';
import { alertsOf, minutesOf } from '#followup/ladder/ladder.ts';
import { quarantineMinutes } from '#followup/ladder/plan.ts';
import { type Facts, judge, type Urgency } from '#followup/ladder/urgency.ts';
import type { Change } from '#followup/on-call/on-call-at.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What is stored with a request so that somebody hears of it: its urgency, its next step, and the alerts of step 0. */
export type FirstStep = {
  lane: 'open' | 'quarantine';
  urgency: Urgency['level'];
  /** Null for a canary, which climbs no ladder. */
  nextStepMinutes: number | null;
  promisedMinutes: number;
  deliveries: AlertRow[];
};

export function firstStep(
  request: { reference: string; facts: Facts; canary: boolean; lane: 'open' | 'quarantine' },
  ladder: OnCall,
  changes: readonly Change[],
  secrets: Secrets,
  now: Date,
): FirstStep {
  if (request.canary)
    return {
      lane: 'open',
      urgency: 'usual',
      nextStepMinutes: null,
      promisedMinutes: ladder.promisedMinutes,
      deliveries: [alertRow('canary', 'sink', 'canary', request.reference, secrets)],
    };
  const urgency = judge(ladder.urgent, request.facts, now).level;
  // Suspected spam alerts nobody at once; it goes on the next list, well within the promised hour.
  if (request.lane === 'quarantine')
    return { lane: 'quarantine', urgency, nextStepMinutes: quarantineMinutes, promisedMinutes: ladder.promisedMinutes, deliveries: [] };
  return {
    lane: 'open',
    urgency,
    nextStepMinutes: minutesOf(ladder, urgency, 1) ?? ladder.promisedMinutes,
    promisedMinutes: ladder.promisedMinutes,
    deliveries: alertsOf(ladder, changes, 0, now).map(({ who, by }) => alertRow('alert', by, who, request.reference, secrets)),
  };
}

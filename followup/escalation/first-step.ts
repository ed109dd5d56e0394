import type { OnCall } from '#firm/on-call.ts';
import { type BestTime, callTimes } from '#followup/escalation/call-times.ts';
import { quarantineMinutes } from '#followup/escalation/plan.ts';
import { alertsOf, minutesOf, rings } from '#followup/escalation/policy.ts';
import { type Facts, judge, type Urgency } from '#followup/escalation/urgency.ts';
import { type AlertRow, alertRow } from '#notifications/outbox/enqueue.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** What is stored with a request so that somebody hears of it: its urgency, its times, its next step, and the alerts of step 0. */
export type FirstStep = {
  lane: 'open' | 'quarantine';
  urgency: Urgency['level'];
  /** Why it is urgent; sealed with the contact. */
  reasons: string[];
  times: StoredTimes;
  /** The step that follows. 0 while nothing may ring yet: then the first step itself is still to be taken. */
  nextStep: 0 | 1;
  /** Counted from `callFrom`, and for suspected spam from the moment it is stored. Null for a canary, which climbs no ladder. */
  nextStepMinutes: number | null;
  deliveries: AlertRow[];
};

/**
 * Null where the time follows from the moment at which the request is stored, which only PostgreSQL knows: `callFrom` is that
 * moment, `callTarget` comes `promisedMinutes` after `callFrom`, and `promisedUntil` is `callTarget`.
 */
type StoredTimes = { promisedMinutes: number; callFrom: Date | null; callTarget: Date | null; promisedUntil: Date | null };

export function firstStep(
  request: { facts: Facts & { best_time: BestTime }; canary: boolean; lane: 'open' | 'quarantine' },
  ladder: OnCall,
  changes: readonly Change[],
  now: Date,
): FirstStep {
  const { promisedMinutes } = ladder;
  if (request.canary)
    return {
      lane: 'open',
      urgency: 'usual',
      reasons: [],
      times: { promisedMinutes, callFrom: null, callTarget: null, promisedUntil: null },
      nextStep: 1,
      nextStepMinutes: null,
      deliveries: [alertRow('canary', 'sink', 'canary')],
    };
  const urgency = judge(ladder.urgent, request.facts, now);
  const { level, reasons } = urgency;
  const { from, target, promisedUntil } = callTimes(now, urgency, request.facts.best_time, ladder);
  const waits = from > now;
  const times = {
    promisedMinutes,
    callFrom: waits ? from : null,
    callTarget: target.getTime() < from.getTime() + promisedMinutes * 60_000 ? target : null,
    promisedUntil: promisedUntil > target ? promisedUntil : null,
  };
  const nextStep = waits ? 0 : 1;
  // Suspected spam alerts nobody at once; it goes on the next list, well within the promised hour.
  if (request.lane === 'quarantine')
    return { lane: 'quarantine', urgency: level, reasons, times, nextStep, nextStepMinutes: quarantineMinutes, deliveries: [] };
  const alerts = alertsOf(ladder, changes, 0, now, level).filter((alert) => !waits || !rings(alert));
  return {
    lane: 'open',
    urgency: level,
    reasons,
    times,
    nextStep,
    nextStepMinutes: minutesOf(ladder, level, nextStep) ?? promisedMinutes,
    deliveries: alerts.map(({ who, by }) => alertRow('alert', by, who)),
  };
}

import type { OnCall } from '#firm/on-call.ts';
import type { Channel } from '#followup/context.ts';
import { callTimes } from '#followup/ladder/call-times.ts';
import { type Alert, alertsOf, minutesOf, rings } from '#followup/ladder/ladder.ts';
import type { Urgency } from '#followup/ladder/urgency.ts';
import type { Change } from '#followup/on-call/on-call-at.ts';

/** One step of the ladder as it would be taken. `minutes` count from the moment the request comes in. */
export type WokenStep = { at: Date; minutes: number; people: { who: string; by: Channel[]; rings: boolean }[] };

/**
 * Who would be woken, step by step, by a request that comes in at this moment, wants a call as soon as possible, and that nobody
 * takes. The same functions decide it that decide it for a request.
 */
export function wouldBeWoken(ladder: OnCall, changes: readonly Change[], at: Date, level: Urgency['level']): WokenStep[] {
  const { from } = callTimes(at, { level, callAnyway: true }, 'ASAP', ladder);
  const waits = from > at;
  const steps = ladder.steps.map((_, step) => {
    const when = new Date(from.getTime() + (minutesOf(ladder, level, step) ?? 0) * 60_000);
    const alerts = alertsOf(ladder, changes, step, when, level);
    // A program was told at once.
    return stepAt(at, when, waits && step === 0 ? alerts.filter(({ by }) => by !== 'webhook') : alerts);
  });
  // At night, where a usual request wakes nobody, only what is quiet leaves at once.
  const quiet = stepAt(
    at,
    at,
    alertsOf(ladder, changes, 0, at, level).filter((alert) => !rings(alert)),
  );
  return waits ? [quiet, ...steps] : steps;
}

function stepAt(received: Date, at: Date, alerts: readonly Alert[]): WokenStep {
  const people = [...Map.groupBy(alerts, ({ who }) => who)].map(([who, own]) => ({ who, by: own.map(({ by }) => by), rings: own.some(rings) }));
  return { at, minutes: Math.round((at.getTime() - received.getTime()) / 60_000), people };
}

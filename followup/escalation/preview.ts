import type { OnCall } from '#firm/on-call.ts';
import { callTimes } from '#followup/escalation/call-times.ts';
import { alertsOf, minutesOf, rings } from '#followup/escalation/policy.ts';
import type { Urgency } from '#followup/escalation/urgency.ts';
import type { Channel } from '#notifications/outbox/context.ts';
import type { Alert } from '#notifications/outbox/enqueue.ts';
import type { PersonReach, Reach } from '#on-call/channels/reach.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/**
 * Whether a phone makes a sound. `untested`: a channel that rings is set up and nothing is wrong with the address, but no drill was
 * ever answered by it. `nothing`: no such channel, or the last drill got no answer.
 */
export type Ringing = 'rings' | 'untested' | 'nothing';

/** `by`: what leaves. `not`: the channels that ring and do not reach them, with the reason. */
export type WokenPerson = { who: string; by: Channel[]; not: { channel: Channel; why: Reach['kind'] }[]; rings: Ringing };

/** One step of the ladder as it would be taken. `minutes` count from the moment the request comes in. `quiet`: it is not meant to ring. */
export type WokenStep = { at: Date; minutes: number; quiet: boolean; people: WokenPerson[] };

type Parts = { ladder: OnCall; changes: readonly Change[]; reach: readonly PersonReach[] };

/**
 * Who would be woken, step by step, by a request that comes in at this moment, wants a call as soon as possible, and that nobody
 * takes. The same functions decide it that decide it for a request.
 */
export function wouldBeWoken({ ladder, changes, reach }: Parts, at: Date, level: Urgency['level']): WokenStep[] {
  const { from } = callTimes(at, { level, callAnyway: true }, 'ASAP', ladder);
  const waits = from > at;
  const stepAt = (when: Date, quiet: boolean, alerts: readonly Alert[]): WokenStep => ({
    at: when,
    minutes: Math.round((when.getTime() - at.getTime()) / 60_000),
    quiet,
    people: [...Map.groupBy(alerts, ({ who }) => who)].map(([who, own]) => reached(who, own, reach)),
  });
  const steps = ladder.steps.map((_, step) => {
    const when = new Date(from.getTime() + (minutesOf(ladder, level, step) ?? 0) * 60_000);
    const alerts = alertsOf(ladder, changes, step, when, level);
    // A program was told at once.
    return stepAt(when, false, waits && step === 0 ? alerts.filter(({ by }) => by !== 'webhook') : alerts);
  });
  if (!waits) return steps;
  // At night, where a usual request wakes nobody, only what is quiet leaves at once.
  const quiet = alertsOf(ladder, changes, 0, at, level).filter((alert) => !rings(alert));
  return [stepAt(at, true, quiet), ...steps];
}

function reached(who: string, alerts: readonly Alert[], reach: readonly PersonReach[]): WokenPerson {
  const known = alerts.map((alert) => ({ alert, kind: kindOf(reach, alert) }));
  const loud = known.filter(({ alert }) => rings(alert));
  const has = (kind: Reach['kind']) => loud.some((one) => one.kind === kind);
  return {
    who,
    by: known.filter(({ kind }) => leaves(kind)).map(({ alert }) => alert.by),
    not: loud.filter(({ kind }) => !leaves(kind) || kind === 'silent').map(({ alert, kind }) => ({ channel: alert.by, why: kind })),
    rings: has('proven') ? 'rings' : has('unproven') ? 'untested' : 'nothing',
  };
}

const leaves = (kind: Reach['kind']): boolean => !['dead', 'not-set-up', 'failing'].includes(kind);

/** A webhook goes to a program: it has no address of a person, and no drill asks by it. */
function kindOf(reach: readonly PersonReach[], { who, by }: Alert): Reach['kind'] {
  if (by === 'webhook') return 'unproven';
  return reach.find((one) => one.who === who)?.channels.find(({ channel }) => channel === by)?.reach.kind ?? 'not-set-up';
}

/** `all`: whatever comes in, no phone makes a sound at any step. `people`: whom the steps that do not ring would wake, and why not. */
export type Unrung = { all: boolean; people: Pick<WokenPerson, 'who' | 'not'>[] };

/** The steps of the next 24 hours at which nobody's phone rings. Undefined where there is none. */
export function unrung(parts: Parts, now: Date): Unrung | undefined {
  const moments = Array.from({ length: 25 }, (_, hour) => new Date(now.getTime() + hour * 3_600_000));
  const steps = moments.flatMap((at) => (['usual', 'urgent'] as const).flatMap((level) => wouldBeWoken(parts, at, level))).filter(({ quiet }) => !quiet);
  const silent = steps.filter(({ people }) => people.every(({ rings: how }) => how === 'nothing'));
  if (silent.length === 0) return undefined;
  const people = Map.groupBy(
    silent.flatMap((step) => step.people),
    ({ who }) => who,
  );
  const reasons = (own: readonly WokenPerson[]) => [...new Map(own.flatMap(({ not }) => not).map((one) => [one.channel, one])).values()];
  return { all: silent.length === steps.length, people: [...people].map(([who, own]) => ({ who, not: reasons(own) })) };
}

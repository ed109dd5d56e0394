import { lettersOf } from '#case-review/reference.ts';
import type { OnCall } from '#firm/on-call.ts';
import { callTimes } from '#followup/escalation/call-times.ts';
import { alertsOf, minutesOf, rings } from '#followup/escalation/policy.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { messagesOf, type PlannedDelivery } from '#scripts/demo-data/messages.ts';
import { type Random, uuidFrom } from '#scripts/demo-data/random.ts';
import type { Visitor } from '#scripts/demo-data/visitor.ts';
import { notes } from '#scripts/demo-data/words.ts';

/** A request as it stands now, with all that was done for it. Times that are not there yet are null. */
export type Planned = {
  id: string;
  reference: string;
  receivedAt: Date;
  visitor: Visitor;
  lane: 'open' | 'quarantine';
  state: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'unanswered';
  times: { call_from: Date; call_target: Date; call_due_at: Date };
  ladderStep: number;
  stepsTaken: number;
  moments: Partial<
    Record<
      | 'acknowledged_at'
      | 'remind_at'
      | 'goes_on_at'
      | 'tried_at'
      | 'reached_at'
      | 'told_late_at'
      | 'closed_at'
      | 'hired_at'
      | 'conflict_cleared_at'
      | 'delivered_at'
      | 'next_due_at'
      | 'appointment_at'
      | 'told_from',
      Date
    >
  >;
  acknowledgedBy: string | null;
  closedAs: 'referred' | 'spam' | null;
  appointmentWhere: 'office' | 'phone' | 'video' | null;
  events: { at: Date; kind: string; by: string | null; detail: string | null }[];
  deliveries: PlannedDelivery[];
  notes: { id: string; at: Date; by: string; text: string }[];
};

export type World = { ladder: OnCall; changes: readonly Change[]; now: Date };

const minuteMs = 60_000;
const dayMs = 86_400_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs);

/** A request that was sent and nothing else yet. */
export function received(random: Random, { ladder }: World, receivedAt: Date, visitor: Visitor, lane: Planned['lane'] = 'open'): Planned {
  const { from, target, promisedUntil } = callTimes(receivedAt, visitor.urgency, visitor.bestTime, ladder);
  return {
    id: uuidFrom(random),
    reference: lettersOf(new Uint8Array(random.bytes(16))),
    receivedAt,
    visitor,
    lane,
    state: 'climbing',
    times: { call_from: from, call_target: target, call_due_at: promisedUntil },
    ladderStep: from > receivedAt ? 0 : 1,
    stepsTaken: 1,
    moments: {},
    acknowledgedBy: null,
    closedAs: null,
    appointmentWhere: null,
    events: [],
    deliveries: [],
    notes: [],
  };
}

/** What became of a request of earlier days: alerted, taken, called until reached or not, and what followed. */
export function history(random: Random, world: World, receivedAt: Date, visitor: Visitor): Planned {
  if (random.happens(0.04)) return setAside(random, world, receivedAt, visitor);
  const planned = received(random, world, receivedAt, visitor);
  const urgent = visitor.urgency.level === 'urgent';
  const slow = random.happens(0.04);
  // Most are taken within minutes; a few only when the ladder has gone round.
  const minutes = slow ? random.between(26, 75) : Math.exp(random.between(0.2, urgent ? 2.3 : 2.9));
  const takenAt = later(planned.times.call_from, minutes);
  climbUntil(random, world, planned, takenAt);
  const by = takerOf(random, world, planned, takenAt);
  take(
    planned,
    takenAt,
    by,
    random.weighted([
      [null, 7],
      ['sms', 3],
    ]),
  );
  const cleared = later(takenAt, random.between(0.3, 1.5));
  planned.moments.conflict_cleared_at = cleared;
  planned.events.push({ at: cleared, kind: 'conflict-cleared', by, detail: null });
  callUntilReached(random, world, planned, by, later(cleared, random.between(1, 5)));
  tellLate(random, planned);
  if (planned.state === 'reached') afterwards(random, world, planned, by);
  planned.events.sort((one, other) => one.at.getTime() - other.at.getTime());
  return planned;
}

/** Looks like spam: somebody looked at it the next working day, and it mostly was. */
function setAside(random: Random, world: World, receivedAt: Date, visitor: Visitor): Planned {
  const planned = received(random, world, receivedAt, visitor, 'quarantine');
  const at = later(receivedAt, random.between(40, 900));
  planned.events.push({ at: later(receivedAt, 15), kind: 'listed', by: null, detail: null }, { at, kind: 'spam', by: 'attorney', detail: null });
  Object.assign(planned, { state: 'declined', closedAs: 'spam', stepsTaken: 2, acknowledgedBy: 'attorney' });
  Object.assign(planned.moments, { closed_at: at, acknowledged_at: at });
  return planned;
}

/** The steps of the ladder that were due before somebody took it, with their messages. */
export function climbUntil(random: Random, { ladder, changes }: World, planned: Planned, until: Date): void {
  const level = planned.visitor.urgency.level;
  // Before the time that somebody chose only quiet messages leave; they are a round of their own.
  const waits = planned.times.call_from > planned.receivedAt;
  if (waits) {
    const quiet = alertsOf(ladder, changes, 0, planned.receivedAt, level).filter((alert) => !rings(alert));
    planned.deliveries.push(...messagesOf(random, 'alert', quiet, 0, planned.receivedAt));
  }
  for (let step = 0; ; step++) {
    const minutes = minutesOf(ladder, level, step);
    const at = later(planned.times.call_from, minutes ?? 0);
    if (minutes === undefined || at > until) break;
    planned.deliveries.push(...messagesOf(random, 'alert', alertsOf(ladder, changes, step, at, level), waits ? step + 1 : step, at));
    planned.ladderStep = step + 1;
    planned.stepsTaken = waits ? step + 2 : step + 1;
    if (step > 0) planned.events.push({ at, kind: 'step', by: null, detail: String(step) });
  }
  const first = planned.deliveries.find(({ handedOverAt }) => handedOverAt);
  if (first?.handedOverAt) planned.moments.delivered_at = first.handedOverAt;
}

/** Whoever was alerted last, or one of them. */
function takerOf(random: Random, { ladder, changes }: World, planned: Planned, at: Date): string {
  const told = planned.deliveries.filter(({ step, channel }) => step === planned.stepsTaken - 1 && channel !== 'webhook').map(({ recipient }) => recipient);
  return told.length > 0 ? random.pick(told) : (alertsOf(ladder, changes, 0, at)[0]?.who ?? 'attorney');
}

export function take(planned: Planned, at: Date, by: string, channel: string | null): void {
  planned.state = 'acknowledged';
  planned.acknowledgedBy = by;
  planned.moments.acknowledged_at = at;
  planned.events.push({ at, kind: 'acknowledged', by, detail: channel });
}

function callUntilReached(random: Random, { ladder, now }: World, planned: Planned, by: string, firstTry: Date): void {
  let at = firstTry;
  for (let tries = 1; tries <= 5; tries++) {
    if (random.happens(0.04)) {
      decline(random, planned, at, by, now);
      return;
    }
    // The last hours have no open ends.
    if (random.happens(tries === 1 ? 0.8 : 0.6) || at > later(now, -300)) {
      close(planned, 'reached', at, by);
      return;
    }
    const how = random.happens(0.55) ? 'noAnswer' : 'leftMessage';
    planned.moments.tried_at = at;
    planned.events.push({ at, kind: how === 'noAnswer' ? 'no-answer' : 'left-message', by, detail: null });
    at = later(at, ladder.nextTryMinutes[how] + random.between(0, 9));
  }
  // Nobody ever picked up: the ladder has ended, and the request stays on the list until it is erased.
  planned.state = 'unanswered';
}

/** Older ones were talked to first: whoever was declined at once is erased 30 days later. */
function decline(random: Random, planned: Planned, at: Date, by: string, now: Date): void {
  if (now.getTime() - planned.receivedAt.getTime() > 27 * dayMs) close(planned, 'reached', at, by);
  const declinedAt = later(at, 4);
  close(planned, 'declined', declinedAt, by);
  planned.moments.told_from = later(declinedAt, 10);
  if (planned.visitor.agreed.mails)
    planned.deliveries.push(...messagesOf(random, 'declined-notice', [{ who: 'visitor', by: 'email' }], 0, later(declinedAt, 10)));
}

function close(planned: Planned, state: 'reached' | 'declined', at: Date, by: string): void {
  planned.state = state;
  planned.moments.closed_at = at;
  if (state === 'reached') planned.moments.reached_at = at;
  planned.events.push({ at, kind: state, by, detail: null });
}

/** At the end of the promised time a visitor who was not reached is told so. */
export function tellLate(random: Random, planned: Planned): void {
  const { call_due_at: due } = planned.times;
  const over = planned.moments.closed_at;
  if (over && over <= due) return;
  planned.moments.told_late_at = due;
  planned.events.push({ at: due, kind: 'told-late', by: null, detail: null });
  const { mails, texts } = planned.visitor.agreed;
  const by = mails ? 'email' : texts ? 'sms' : undefined;
  if (by) planned.deliveries.push(...messagesOf(random, 'late-notice', [{ who: 'visitor', by }], 0, due));
}

/** Of those who were reached, some come in, some become clients, and some are sent to somebody who fits better. */
function afterwards(random: Random, { now }: World, planned: Planned, by: string): void {
  const reachedAt = planned.moments.reached_at ?? now;
  const note = (at: Date) => planned.notes.push({ id: uuidFrom(random), at, by, text: random.pick(notes) });
  if (random.happens(0.3)) note(later(reachedAt, random.between(2, 20)));
  if (random.happens(0.38)) {
    const at = later(reachedAt, 6);
    const when = new Date(Math.ceil((reachedAt.getTime() + random.between(0.5, 5) * dayMs) / (30 * minuteMs)) * 30 * minuteMs);
    planned.moments.appointment_at = when;
    planned.appointmentWhere = random.weighted([
      ['office', 6],
      ['phone', 3],
      ['video', 2],
    ]);
    planned.moments.told_from = later(at, 10);
    planned.events.push({ at, kind: 'appointment', by, detail: when.toISOString() });
  }
  const hiredAt = new Date(reachedAt.getTime() + random.between(0.1, 7) * dayMs);
  if (random.happens(0.27) && hiredAt < now) {
    planned.moments.hired_at = hiredAt;
    planned.events.push({ at: hiredAt, kind: 'hired', by, detail: null });
  } else if (random.happens(0.06)) {
    const at = later(reachedAt, random.between(8, 60));
    Object.assign(planned, { state: 'declined', closedAs: 'referred' });
    planned.moments.closed_at = at;
    planned.moments.told_from = later(at, 10);
    planned.events.push({ at, kind: 'referred', by, detail: null });
  }
}

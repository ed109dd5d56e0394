import { wallClock } from '#firm/clock.ts';
import { climbUntil, type Planned, received, take, tellLate, type World } from '#scripts/demo-data/history.ts';
import type { Random } from '#scripts/demo-data/random.ts';
import { type Visitor, visitorAt } from '#scripts/demo-data/visitor.ts';

const minutes = (count: number) => count * 60_000;

/** Who waits right now: one late, one urgent, one that somebody has, one that was tried, one for later, and some that look like spam. */
export function waitingNow(random: Random, world: World): Planned[] {
  const { ladder, now } = world;
  const ago = (count: number) => new Date(now.getTime() - minutes(count));
  const urgent = ladder.urgent[0]?.reason ?? '';
  const open = (count: number, level: 'usual' | 'urgent', wish: Visitor['bestTime'] = 'ASAP') => {
    const visitor = visitorAt(random, ago(count), ladder.urgent, wish);
    const reasons = level === 'urgent' ? [urgent] : [];
    const judged = { ...visitor, urgency: { level, reasons, callAnyway: level === 'urgent' }, contact: { ...visitor.contact, reasons } };
    return received(random, world, ago(count), judged);
  };

  const late = climbing(random, world, open(95, 'usual'));
  tellLate(random, late);
  const pressing = climbing(random, world, open(6, 'urgent'));
  const fresh = climbing(random, world, open(3, 'usual'));
  const taken = climbing(random, world, open(14, 'usual'));
  report(taken, ago(4), ladder.reportWithinMinutes.usual);
  take(taken, ago(4), 'second', null);
  const tried = climbing(random, world, open(41, 'usual'));
  take(tried, ago(33), 'attorney', 'sms');
  report(tried, ago(12), ladder.nextTryMinutes.noAnswer + ladder.reportWithinMinutes.usual);
  tried.moments.tried_at = ago(12);
  tried.moments.conflict_cleared_at = ago(32);
  tried.events.push({ at: ago(32), kind: 'conflict-cleared', by: 'attorney', detail: null }, { at: ago(12), kind: 'no-answer', by: 'attorney', detail: null });
  const forLater = climbing(random, world, open(50, 'usual', nextWish(now)));
  forLater.moments.next_due_at = forLater.times.call_from;
  const aside = [22, 70, 160].map((count) => setAside(random, world, ago(count)));
  return [late, pressing, fresh, taken, tried, forLater, ...aside];
}

/** Alerted as far as the ladder is by now; the worker goes on from there. */
function climbing(random: Random, world: World, planned: Planned): Planned {
  climbUntil(random, world, planned, world.now);
  planned.moments.next_due_at = new Date(world.now.getTime() + minutes(2));
  return planned;
}

/** Whoever has it is asked for a report halfway; without one the ladder goes on. */
function report(planned: Planned, from: Date, within: number): void {
  const goesOn = new Date(from.getTime() + minutes(within));
  const remind = new Date(from.getTime() + minutes(within / 2));
  Object.assign(planned.moments, { remind_at: remind, goes_on_at: goesOn, next_due_at: remind });
}

function setAside(random: Random, world: World, at: Date): Planned {
  const visitor = visitorAt(random, at, world.ladder.urgent, 'ASAP');
  const usual = { ...visitor, urgency: { level: 'usual' as const, reasons: [], callAnyway: false }, contact: { ...visitor.contact, reasons: [] } };
  const planned = received(random, world, at, usual, 'quarantine');
  planned.stepsTaken = 2;
  planned.events.push({ at: new Date(at.getTime() + minutes(15)), kind: 'listed', by: null, detail: null });
  if (planned.times.call_due_at <= world.now) tellLate(random, planned);
  planned.moments.next_due_at = planned.times.call_due_at > world.now ? planned.times.call_due_at : new Date(world.now.getTime() + minutes(30));
  return planned;
}

/** The time of day that begins next, so that the request waits for it. */
function nextWish(now: Date): Visitor['bestTime'] {
  const { time } = wallClock(now);
  if (time < '08:00' || time >= '17:00') return 'Morning';
  return time < '12:00' ? 'Afternoon' : 'Evening';
}

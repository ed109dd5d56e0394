import { calendarDay, daysLater, instantAt } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import { weekOf } from '#on-call/rota/calendar.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { days } from '#scripts/demo-data/arrivals.ts';
import type { PlannedDelivery } from '#scripts/demo-data/messages.ts';
import { type Random, uuidFrom } from '#scripts/demo-data/random.ts';

export type MadeChange = { change: Change; madeBy: string; madeAt: Date };

/** The second attorney has most weekends; vacations of the past are covered, one ahead still has a night that nobody has. */
export function changesOf(now: Date): MadeChange[] {
  const today = calendarDay(now);
  const monday = weekOf(today);
  const at = (day: string, time: string) => instantAt(day, time);
  const made = (change: Change, daysBefore: number, madeBy = 'attorney'): MadeChange => {
    const before = new Date(change.from.getTime() - daysBefore * 86_400_000);
    return { change, madeBy, madeAt: before < now ? before : new Date(now.getTime() - 86_400_000) };
  };
  const weekends = Array.from({ length: Math.floor(days / 14) }, (_, week) => daysLater(monday, 4 - week * 14)).map((friday) =>
    made({ kind: 'cover', taker: 'second', from: at(friday, '17:00'), until: at(daysLater(friday, 3), '08:30') }, 12),
  );
  const away = (from: string, until: string): Change => ({ kind: 'absence', person: 'attorney', from: at(from, '09:00'), until: at(until, '09:00') });
  const covered = (from: string, until: string): Change => ({ kind: 'cover', taker: 'second', from: at(from, '09:00'), until: at(until, '09:00') });
  const summer = daysLater(monday, -84);
  const ahead = daysLater(monday, 14);
  return [
    ...weekends,
    made(covered(summer, daysLater(summer, 7)), 30),
    made(away(summer, daysLater(summer, 7)), 30),
    // The last night of the vacation ahead is left open, and shown as a gap.
    made(covered(ahead, daysLater(ahead, 3)), 9, 'partner'),
    made(away(ahead, daysLater(ahead, 4)), 9, 'partner'),
    made({ kind: 'swap', person: 'attorney', taker: 'partner', from: at(daysLater(today, 1), '17:00'), until: at(daysLater(today, 2), '08:30') }, 2, 'partner'),
  ];
}

export type PlannedDrill = { id: string; dueAt: Date; deliveries: (PlannedDelivery & { answeredAt: Date | null })[] };

/** Messages that belong to no request are kept for 30 days; of older drills only the row is left. */
const keptMs = 29 * 86_400_000;

/** Every week, by mail and text. The partner's number does not take texts, and the last drill was too early for the second attorney. */
export function drillsOf(random: Random, { people, drill }: OnCall, now: Date): PlannedDrill[] {
  if (!drill) return [];
  const offset = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(drill.day);
  const first = daysLater(weekOf(calendarDay(now)), offset);
  const dues = Array.from({ length: 26 }, (_, week) => instantAt(daysLater(first, -7 * week), drill.at)).filter(
    (due) => now.getTime() - due.getTime() > 3 * 3_600_000,
  );
  const asked = Object.keys(people).filter((who) => who !== 'technician');
  return dues.map((dueAt, place) => ({
    id: uuidFrom(random),
    dueAt,
    deliveries:
      now.getTime() - dueAt.getTime() > keptMs
        ? []
        : asked.flatMap((who) => (['email', 'sms'] as const).map((channel) => asks(random, who, channel, dueAt, place === 0))),
  }));
}

function asks(random: Random, who: string, channel: 'email' | 'sms', dueAt: Date, isLast: boolean): PlannedDrill['deliveries'][number] {
  const handedOverAt = new Date(dueAt.getTime() + random.whole(500, 3_000));
  const message = { id: uuidFrom(random), kind: 'drill' as const, channel, recipient: who, step: 0, createdAt: dueAt };
  if (who === 'partner' && channel === 'sms')
    return { ...message, state: 'refused', handedOverAt, code: 'twilio-30006', arrival: 'failed', arrivalCode: 'twilio-30006', answeredAt: null };
  const silent = isLast ? who === 'second' && channel === 'email' : random.happens(0.08);
  const answeredAt = silent ? null : new Date(dueAt.getTime() + random.whole(channel === 'sms' ? 12_000 : 60_000, channel === 'sms' ? 240_000 : 1_800_000));
  return { ...message, state: 'handed-over', handedOverAt, code: null, arrival: answeredAt ? 'answered' : null, arrivalCode: null, answeredAt };
}

import { expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { arrivals } from '#scripts/demo-data/arrivals.ts';
import { history, type World } from '#scripts/demo-data/history.ts';
import { changesOf, drillsOf } from '#scripts/demo-data/on-call.ts';
import { randomFrom } from '#scripts/demo-data/random.ts';
import { visitorAt } from '#scripts/demo-data/visitor.ts';
import { waitingNow } from '#scripts/demo-data/waiting.ts';

const now = new Date('2026-11-17T15:00:00Z');
const ladder = content().firm.onCall;
const world: World = { ladder, changes: changesOf(now).map(({ change }) => change), now };
const planned = (seed: number) => {
  const random = randomFrom(seed);
  const waiting = waitingNow(random, world);
  return { waiting, past: arrivals(random, 500, now).map((at) => history(random, world, at, visitorAt(random, at, ladder.urgent))) };
};
const { waiting, past } = planned(19);

test('the same seed gives the same half year, and another gives another', () => {
  expect(JSON.stringify(planned(19))).toBe(JSON.stringify({ waiting, past }));
  expect(JSON.stringify(planned(20).past)).not.toBe(JSON.stringify(past));
});

test('nobody in it could be a person, and no number could be somebody’s', () => {
  for (const { visitor } of [...past, ...waiting]) {
    expect(visitor.contact.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(visitor.contact.email).toMatch(/^$|@example\.com$/);
    expect(visitor.story.description).toMatch(/^Sample story: /);
  }
});

test('what happened has an order, and none of it lies ahead', () => {
  for (const { receivedAt, events, moments, visitor } of past.filter(({ receivedAt: at }) => now.getTime() - at.getTime() > 48 * 3_600_000)) {
    const times = events.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const at of times) expect(at).toBeGreaterThanOrEqual(receivedAt.getTime());
    for (const at of times) expect(at, `${visitor.bestTime}`).toBeLessThanOrEqual(now.getTime());
    if (moments.reached_at) expect(moments.reached_at.getTime()).toBeGreaterThan(moments.acknowledged_at?.getTime() ?? 0);
  }
});

test('every way a request can end is among them, and most hours were kept', () => {
  const ends = (fits: (one: (typeof past)[number]) => boolean) => past.filter(fits).length;
  expect(ends(({ state }) => state === 'reached')).toBeGreaterThan(350);
  for (const count of [
    ends(({ moments }) => moments.hired_at !== undefined),
    ends(({ state, closedAs }) => state === 'declined' && closedAs === null),
    ends(({ closedAs }) => closedAs === 'referred'),
    ends(({ closedAs }) => closedAs === 'spam'),
    ends(({ moments }) => moments.told_late_at !== undefined),
    ends(({ state }) => state === 'unanswered'),
    ends(({ moments }) => moments.appointment_at !== undefined),
    ends(({ notes }) => notes.length > 0),
  ])
    expect(count).toBeGreaterThan(0);
  const kept = ends(({ moments, times }) => moments.reached_at !== undefined && moments.reached_at <= times.call_due_at);
  expect(kept / past.length).toBeGreaterThan(0.6);
});

test('right now one is late, one is urgent, and some are set aside', () => {
  const open = waiting.filter(({ lane }) => lane === 'open');
  expect(open.filter(({ times }) => times.call_due_at < now)).toHaveLength(1);
  expect(open.filter(({ visitor }) => visitor.urgency.level === 'urgent')).toHaveLength(1);
  expect(waiting.filter(({ lane }) => lane === 'quarantine')).toHaveLength(3);
  for (const { moments } of waiting) expect(moments.next_due_at).toBeInstanceOf(Date);
});

test('drills are weekly, with the answers of the last month', () => {
  const drills = drillsOf(randomFrom(19), ladder, now);
  expect(drills.length).toBeGreaterThan(24);
  const answered = drills.filter(({ deliveries }) => deliveries.length > 0);
  expect(answered.length).toBe(4);
});

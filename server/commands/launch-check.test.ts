// @module-tag slow
import { afterEach, expect, test, vi } from 'vitest';
import { answers, content } from '#firm/content.ts';
import { blocking, refuseFirstOpening, refuseUnready } from '#server/commands/launch-check.ts';

// Read before the first test begins: on a busy machine it takes longer than a test may.
content();
answers();
const isPast = /statements of law are past their review date/;
afterEach(() => void vi.useRealTimers());

/** Every statement of law is past its date then. */
function farAhead(): void {
  vi.useFakeTimers({ now: new Date('2099-01-02T12:00:00Z'), toFake: ['Date'] });
}

function openings(isOpen: boolean) {
  return { known: () => Promise.resolve(isOpen), note: vi.fn(() => Promise.resolve()) };
}

test('no date keeps an open site from coming back', async () => {
  farAhead();
  expect(messageOf(() => refuseUnready({ LAUNCH_CHECK: 'on' }))).not.toMatch(isPast);
  const known = openings(true);
  await refuseFirstOpening({ LAUNCH_CHECK: 'on' }, known);
  expect(known.note).not.toHaveBeenCalled();
});

test('dates count when a site opens for the first time, and when something is published', async () => {
  farAhead();
  const none = openings(false);
  await expect(refuseFirstOpening({ LAUNCH_CHECK: 'on' }, none)).rejects.toThrow(isPast);
  expect(none.note).not.toHaveBeenCalled();
  expect(blocking({}).map(({ what }) => what)).toContainEqual(expect.stringMatching(isPast));
});

test('an opening is noted, so that it is the first only once', async () => {
  const none = openings(false);
  await refuseFirstOpening({ LAUNCH_CHECK: 'on' }, none);
  expect(none.note).toHaveBeenCalledOnce();
  const off = openings(false);
  await refuseFirstOpening({ LAUNCH_CHECK: 'off' }, off);
  expect(off.note).not.toHaveBeenCalled();
});

function messageOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

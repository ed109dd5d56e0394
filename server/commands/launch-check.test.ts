// @module-tag slow
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

const [channels, ringsNothing] = [{ MAIL_URL: 'smtp://mail.example.com', SMS_ACCOUNT: 'AC1', SMS_FROM: '+18103640146' }, /^onCall\.steps: nothing rings: /];
const findings = (settings: object) => blocking(settings).map(({ what }) => what);

test('a firm whose phones would never ring is refused, whether its settings lack the channel or its people the number', () => {
  expect(findings(channels)).not.toContainEqual(expect.stringMatching(ringsNothing));
  expect(findings({ MAIL_URL: channels.MAIL_URL })).toContainEqual(expect.stringMatching(ringsNothing));
  const { people } = content().firm.onCall;
  const numbers = Object.values(people).map((person) => [person, person.mobile] as const);
  onTestFinished(() => {
    for (const [person, mobile] of numbers) Object.assign(person, { mobile });
  });
  for (const [person] of numbers) Object.assign(person, { mobile: undefined });
  expect(findings(channels)).toContainEqual(expect.stringMatching(ringsNothing));
});

function messageOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

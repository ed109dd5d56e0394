import { expect, test } from 'vitest';
import { answers, content } from '#firm/content.ts';
import { missingFromWords } from '#firm/launch.ts';
import { sampleFirm } from '#tests/world/sample-firm.ts';

const site = { ...content(), firm: { ...sampleFirm(), language: content().language } };
// Read before the first test begins: on a busy machine it takes longer than a test may.
answers();

/** What the launch check says of a firm whose nights are like this, and whose claim about the hour reads like that. */
function said(wakeForUsual: boolean, definition?: string): string[] {
  const claims = site.firm.claims.map((claim) => (claim.id === 'response' && definition ? { ...claim, definition } : claim));
  const firm = { ...site.firm, claims, onCall: { ...site.firm.onCall, wakeForUsual } };
  return missingFromWords({ ...site, firm }).flatMap(({ what }) => (what.includes('wakeForUsual') ? [what] : []));
}

test('a firm that is not woken for usual requests must not promise an hour, day and night', () => {
  expect(said(true)).toEqual([]);
  expect(said(false)).toContain('claims.response: "1 hour usual response", day and night: with wakeForUsual: false that is not true at night');
});

test('it may promise it for urgent requests, or by day', () => {
  const claims = (definition: string) => said(false, definition).filter((what) => what.startsWith('claims'));
  expect(claims('Urgent requests get a call back usually within 1 hour, day or night.')).toEqual([]);
  expect(claims('From 8 AM to 9 PM most requests get a call back usually within 1 hour.')).toEqual([]);
  expect(claims('Most requests get a call back usually within 1 hour, 24/7.')).toHaveLength(1);
});

test('what the chat answers counts too', () => {
  expect(
    said(false)
      .filter((what) => !what.startsWith('claims'))
      .join('\n'),
  ).toContain('usually within 1 hour, day or night');
});

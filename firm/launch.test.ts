import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answers, content } from '#firm/content.ts';
import { missingFromWords, unreviewed } from '#firm/launch.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

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

/** Found by another program, so that a file that ours does not look at is missed. */
function filesWith(pattern: string, language: string): string[] {
  return execFileSync('grep', ['-rlE', pattern, `content/${language}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort();
}

test('every file that asks for an attorney is read, in whatever folder', () => {
  const files = filesWith('^reviewed:', 'en');
  expect(unreviewed({ firm: { ...site.firm, languages: {} } }).toSorted()).toEqual(files);
  expect(files).toContain('content/en/answers/court.yaml');
  expect(missingFromWords(site).filter(({ what }) => what.startsWith('no attorney has reviewed it'))).toHaveLength(files.length);
});

test('translations that no attorney has read count in each language that the firm shows', () => {
  const found = unreviewed({ firm: { ...site.firm, languages: { es: { phone: 'none', when: 'always' } } } });
  expect(found.filter((name) => name.startsWith('content/es/')).toSorted()).toEqual(filesWith('^reviewed:', 'es'));
  expect(found.some((name) => name.startsWith('content/ar/'))).toBe(false);
});

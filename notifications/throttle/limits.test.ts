import { expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { budgetOf, bundleAt, isCounted, singlesLeft } from '#notifications/throttle/limits.ts';

test('alerts count by every channel that can ring somebody, webhooks among them, and what tells a practice system does not', () => {
  for (const channel of ['sms', 'email', 'push', 'call', 'webhook'] as const) {
    expect(isCounted({ kind: 'alert', channel, charged_at: null })).toBe(true);
    expect(isCounted({ kind: 'bundle', channel, charged_at: null })).toBe(true);
    expect(isCounted({ kind: 'alert', channel, charged_at: new Date() })).toBe(false);
  }
  expect(isCounted({ kind: 'reminder', channel: 'webhook', charged_at: null })).toBe(true);
  expect(isCounted({ kind: 'reminder', channel: 'call', charged_at: null })).toBe(false);
  expect(isCounted({ kind: 'event', channel: 'webhook', charged_at: null })).toBe(false);
});

test('of a thousand alerts within ten minutes a third of the budget leaves one by one, and all messages together are no more than it allows', () => {
  for (const channel of ['webhook', 'email', 'sms'] as const) {
    const budget = budgetOf(content().firm.onCall, channel);
    const spent: Date[] = [];
    const start = Date.parse('2026-11-14T07:00:00Z');
    let lastBundle: Date | undefined;
    let held: Date | undefined;
    for (let at = 0; at < 600; at += 0.6) {
      const now = new Date(start + at * 1_000);
      if (singlesLeft(budget, spent, now) > 0) spent.push(now);
      else held ??= now;
      const leaves = held && bundleAt(budget, spent, { urgentAlone: undefined, alone: undefined, any: held }, lastBundle, now);
      if (!leaves || leaves > now) continue;
      spent.push(now);
      lastBundle = now;
      held = undefined;
    }
    expect(spent.length).toBeGreaterThan(budget.single);
    expect(spent.length).toBeLessThanOrEqual(budget.most);
  }
});

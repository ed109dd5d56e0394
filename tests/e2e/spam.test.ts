import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import type { Draft } from '#case-review/schema.ts';
import { openCounter } from '#intake/spam/counter.ts';
import { byLink, linkIn } from '../testkit/alert-link.ts';
import { launchBrowser, openPage, phone } from '../testkit/browser.ts';
import { fillIn, sendButton } from '../testkit/case-review.ts';
import { postReceipt, type Signals, sendFromIsland, solveProof } from '../testkit/front-door.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';

let practice: Practice;
let browser: Browser;
beforeAll(async () => {
  // Behind a proxy of its own, so that visitors can come from many places.
  [practice, browser] = await Promise.all([startPractice({ TRUSTED_PROXY: 'true', FLOOD_PER_MINUTE: '10000' }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

describe('people are never refused', () => {
  test('with script, in a real browser: the work is done unseen, and the request wakes somebody', async () => {
    const { page, said, close } = await openPage(browser, `${practice.product.url}/contact`, phone);
    await page.focus('form.intake [name=full_name]');
    await page.waitForResponse('**/challenge');
    await fillIn(page, { ...filledIn({ full_name: 'In A Browser' }), email: '', court_date: '2031-12-03' });
    await page.waitForTimeout(1_500);
    const sent = page.waitForRequest('**/case-review');
    await page.click(sendButton);
    expect(Object.keys(((await sent).postDataJSON() as { proof: object }).proof)).toEqual(['challenge', 'solution']);
    await page.locator('.received').waitFor();
    expect(said).toEqual([]);
    expect(await lanes('open')).toBe(1);
    await until('somebody is woken', () => practice.mail.received().length === 1, 20);
    await close();
  });
});

describe('spam is sorted, and nothing is dropped', () => {
  test('what is set aside wakes nobody, is on one list with a link to each, and is taken from there like any other', async () => {
    await forget();
    const before = practice.mail.received().length;
    const sent = await island(filledIn({ full_name: 'Set Aside', description: 'See https://a.example and https://b.example' }), '198.51.100.1', { trap: 'x' });
    const { reference, receipt } = (await sent.json()) as { reference: string; receipt: string };
    await until('it would have been sent', async () => (await lanes('quarantine')) === 1, 5);
    const page = await (await postReceipt(practice.product.url, { token: receipt })).text();
    expect(page).toContain('Received');
    await sql`update case_reviews set received_at = now() - interval '16 minutes'`.execute(practice.scratch.db);
    await sql`update followups set next_due_at = now()`.execute(practice.scratch.db);
    await until('it is listed', async () => (await events()).includes('listed'), 20);
    await sql`update deliveries set next_attempt_at = now() where kind = 'quarantine-list'`.execute(practice.scratch.db);
    const list = () =>
      practice.mail
        .received()
        .slice(before)
        .find(({ raw }) => raw.includes('set aside'));
    await until('the list has arrived', () => list() !== undefined, 20);
    expect(practice.mail.received().slice(before)).toHaveLength(1);
    const text = textOf(list() as never);
    expect(text).toContain(spoken(reference));
    expect(await byLink(practice.scratch, linkIn(text), 'attorney')).toEqual({ kind: 'done' });
  });

  test('what one process counts, another knows within seconds', async () => {
    const shared = { name: 'shared', failed: () => undefined };
    const [one, other] = [openCounter(practice.scratch.pool, shared), openCounter(practice.scratch.pool, shared)];
    const told = async () =>
      (await sql<{ points: number }>`select points from limits where key = 'shared:somewhere'`.execute(practice.scratch.db)).rows[0]?.points;
    for (let at = 0; at < 5; at++) one.count('somewhere');
    await until('the first has told', async () => (await told()) === 5, 10);
    expect(other.count('somewhere')).toBe(1);
    await until('the other has told', async () => (await told()) === 6, 10);
    // Its answer is on the way back.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(other.count('somewhere')).toBe(7);
  });

  test('a proof counts once', async () => {
    await forget();
    const once = await solveProof(practice.product.url);
    const spammy = (at: number) => filledIn({ full_name: `Again ${at}`, description: `One link https://only.example number ${at}` });
    await island(spammy(1), '192.0.2.1', { proof: once });
    await island(spammy(2), '192.0.2.1', { proof: once });
    expect([await lanes('open'), await lanes('quarantine')]).toEqual([1, 1]);
  });
});

function island(draft: Draft, there: string, signals: Signals): Promise<Response> {
  return sendFromIsland(practice.product.url, draft, crypto.randomUUID(), { signals, headers: { 'X-Forwarded-For': there } });
}

async function forget(): Promise<void> {
  await sql`truncate case_reviews, deliveries cascade`.execute(practice.scratch.db);
}
async function lanes(lane: string): Promise<number> {
  return (await sql<{ count: number }>`select count(*)::int as count from followups where lane = ${lane}`.execute(practice.scratch.db)).rows[0]?.count ?? 0;
}
async function events(): Promise<string[]> {
  return (await sql<{ kind: string }>`select kind from followup_events`.execute(practice.scratch.db)).rows.map(({ kind }) => kind);
}

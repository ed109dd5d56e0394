// @module-tag nightly
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContacts, readStory } from '#case-review/parts.ts';
import { content } from '#firm/content.ts';
import { fillHalfYear } from '#scripts/demo-data/fill.ts';
import type { Planned } from '#scripts/demo-data/history.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { openerOf, readPrivateKeys, readRecipients } from '#vault/recipients.ts';
import { openSecrets } from '#vault/secrets.ts';
import { desktop, launchBrowser } from '../testkit/browser.ts';
import { axeAt, type DeskWorld, signIn, startDesk } from '../testkit/desk.ts';

const count = 2_000;

describe('the half year that the demo fills in', { timeout: 240_000 }, () => {
  let world: DeskWorld;
  let browser: Browser;
  let page: Page;
  let planned: Planned[];
  beforeAll(async () => {
    [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
    page = await (await browser.newContext(desktop)).newPage();
    await signIn(page, world, 'partner');
    const recipients = readRecipients(demoKeys.desk.SEAL_TO);
    const { urls } = world.product.postgres;
    planned = await fillHalfYear({ url: urls.owner, count, content: content(), recipients, secrets: openSecrets(demoSecrets.INTAKE_SECRET) });
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await world?.stop();
  });

  const one = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(world.scratch.db)).rows[0]?.count;

  test('has as many requests as were asked for, over half a year, each with all that belongs to it', async () => {
    expect(planned).toHaveLength(count);
    expect(await one(sql`select count(*)::int from case_reviews join followups on case_review_id = id where contact is not null and story is not null`)).toBe(
      count,
    );
    expect(await one(sql`select count(*)::int from part_keys`)).toBe(count * 5);
    expect(await one(sql`select count(*)::int from consents`)).toBe(count);
    expect(await one(sql`select count(*)::int from case_reviews where received_at < present() - interval '180 days' or received_at > present()`)).toBe(0);
    expect(await one(sql`select count(distinct date_trunc('week', received_at))::int from case_reviews`)).toBeGreaterThanOrEqual(25);
  });

  test('adds up: every end has its event, and no event is without its end', async () => {
    for (const [state, kind] of [
      ['reached_at is not null', 'reached'],
      ['hired_at is not null', 'hired'],
      ["closed_as = 'spam'", 'spam'],
      ["closed_as = 'referred'", 'referred'],
      ['told_late_at is not null', 'told-late'],
      ['appointment_at is not null', 'appointment'],
    ])
      expect(await one(sql`select count(*)::int from followups where ${sql.raw(state ?? '')}`), kind).toBe(
        await one(sql`select count(distinct case_review_id)::int from followup_events where kind = ${kind}`),
      );
    expect(await one(sql`select count(*)::int from followups where reached_at <= acknowledged_at`)).toBe(0);
    expect(await one(sql`select count(*)::int from deliveries where handed_over_at < created_at`)).toBe(0);
  });

  test('opens for those who may read: the desk all of it, the worker whom to call and no story', async () => {
    const desk = openerOf('desk', readPrivateKeys(demoKeys.desk.DESK_KEYS));
    const worker = openerOf('worker', readPrivateKeys(demoKeys.worker.WORKER_KEYS));
    const ids = planned.map(({ id }) => id);
    expect((await readContacts(world.scratch.db, desk, ids)).size).toBe(count);
    expect((await readContacts(world.scratch.db, worker, ids.slice(0, 50))).size).toBe(50);
    expect((await readStory(world.scratch.db, desk, ids[0] ?? ''))?.description).toMatch(/^Sample story/);
    expect(await readStory(world.scratch.db, worker, ids[0] ?? '')).toBeUndefined();
  });

  test('is what the desk shows', async () => {
    for (const address of ['/', '/requests', '/figures', '/on-call', '/on-call/drills']) {
      const answer = await page.goto(`${world.deskUrl}${address}`);
      expect([address, answer?.status()]).toEqual([address, 200]);
      expect(await axeAt(page), address).toEqual([]);
    }
    await page.goto(world.deskUrl);
    const waiting = await page.locator('main').innerText();
    const waits = sql`is_open and lane = 'open' and not canary`;
    const late = await one(sql`select count(*)::int from followups where ${waits} and call_due_at <= present()`);
    expect(waiting).toContain(`${late} late`);
    expect(waiting).toContain('Set aside');
  });
});

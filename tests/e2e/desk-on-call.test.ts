import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDay, daysLater, wallClock } from '#firm/clock.ts';
import { weekOf } from '#on-call/rota/calendar.ts';
import { launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import { command } from '../testkit/command.ts';
import { axeAt, type DeskWorld, type Somebody, signIn, startDesk } from '../testkit/desk.ts';
import { until } from '../testkit/product.ts';

const monday = daysLater(weekOf(calendarDay(new Date())), 14);
const [thursday, friday, sunday] = [3, 4, 6].map((days) => daysLater(monday, days)) as [string, string, string];
const mobile = { attorney: '+18105550146', second: '+18105550147', partner: '+18105550148' };

describe('who is on call, at the desk', { timeout: 240_000 }, () => {
  let world: DeskWorld;
  let browser: Browser;
  beforeAll(async () => {
    [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
    for (const number of Object.values(mobile)) world.sms.answers(number, { kind: 'silent' });
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await world?.stop();
  });

  const at = async (person: Somebody, address: string): Promise<Page> => {
    const page = await (await browser.newContext(phone)).newPage();
    await signIn(page, world, person);
    await page.goto(`${world.deskUrl}${address}`);
    return page;
  };
  const text = async (page: Page, selector = 'main') => (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');
  const open = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();
  const form = (page: Page, kind: string) => page.locator(`form:has(input[name=kind][value=${kind}])`);
  const fill = async (page: Page, kind: string, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) {
      const field = form(page, kind).locator(`[name=${name}]`);
      if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await form(page, kind).locator('button').click();
  };
  const whoAt = async (moment: string) => (await command('on-call', ['who', '--at', moment], { ...world.env, ...world.deskEnv })).said;
  const dayOf = (page: Page, day: string) => text(page, `td:has(time[datetime="${day}"])`);
  const noted = async () =>
    (await sql<{ kind: string; made_by: string }>`select kind, made_by from on_call_changes order by id`.execute(world.scratch.db)).rows;

  test('somebody of the office swaps two people, and the calendar, the command and the log say so', async () => {
    const page = await at('office', `/on-call?day=${monday}`);
    expect(await text(page)).toContain('Ellen Halvorsen is on call');
    expect(await axeAt(page)).toEqual([]);
    await open(page, 'Swap');
    const time = { 'from-day': thursday, 'from-time': '09:00', 'until-day': friday, 'until-time': '17:00' };
    await fill(page, 'swap', { person: 'attorney', taker: 'second', ...time });
    await page.getByText('Noted. Whoever goes on call').waitFor();
    expect(await dayOf(page, thursday)).toMatch(/Ellen Halvorsen until 9:00 AM.*Teresa Nowak from 9:00 AM swap/);
    expect(await text(page, '.on-call-noted')).toMatch(/Ellen Halvorsen and Teresa Nowak swap .* noted by Office Person/);
    expect(await axeAt(page)).toEqual([]);
    expect(await whoAt(`${thursday}T12:00`)).toContain('Teresa Nowak (swap)');
    expect(await noted()).toEqual([{ kind: 'swap', made_by: 'office' }]);
    const { rows } = await sql`select person, act from desk_log where act = 'on-call-noted'`.execute(world.scratch.db);
    expect(rows).toEqual([{ person: 'office', act: 'on-call-noted' }]);

    await page.goto(`${world.deskUrl}/on-call?view=month&day=${monday}`);
    expect(await dayOf(page, thursday)).toContain('Teresa Nowak');
    expect(await axeAt(page)).toEqual([]);

    await page.getByRole('button', { name: /^Cancel: Ellen Halvorsen and Teresa Nowak swap/ }).click();
    await page.getByText('Cancelled.').waitFor();
    expect(await whoAt(`${thursday}T12:00`)).toContain('Ellen Halvorsen.');
    await page.context().close();
  });

  test('a vacation that leaves a gap is said in words before it is noted, and shown in words after', async () => {
    const page = await at('attorney', `/on-call?day=${monday}`);
    await open(page, 'Vacation or absence');
    await fill(page, 'absence', { person: 'attorney', 'from-day': friday, 'from-time': '09:00', 'until-day': sunday, 'until-time': '09:00' });
    await page.getByText('Not noted yet: nobody would be on call').waitFor();
    expect(await noted()).toHaveLength(1);
    expect(await text(page, '.on-call-refused')).toMatch(/from Fri, .*, 9:00 AM to Sun, .*, 9:00 AM/);
    expect(await axeAt(page)).toEqual([]);
    await page.getByLabel('Leave it open').check();
    await page.click('text=Note it so');
    await page.getByText('Noted. The time that nobody has').waitFor();
    expect(await dayOf(page, friday)).toMatch(/Nobody on call from 9:00 AM alerts go to Marcus Bell/);
    expect(await text(page, '.on-call-gaps')).toMatch(/One time ahead has nobody on call Nobody is on call from Fri, .* to Sun/);
    expect(await axeAt(page)).toEqual([]);
    expect(await whoAt(`${friday}T12:00`)).toContain('nobody is on call');

    await open(page, 'One night');
    await fill(page, 'night', { day: friday, taker: 'second' });
    await page.getByText('Noted. Whoever goes on call').waitFor();
    expect(await whoAt(`${friday}T23:00`)).toContain('Teresa Nowak (cover)');
    expect(await text(page, '.on-call-gaps')).toContain('2 times ahead have nobody on call');
    await page.context().close();
  });

  test('a vacation is covered in the same breath by whoever is free', async () => {
    const page = await at('partner', `/on-call?day=${daysLater(monday, 7)}`);
    const [from, to] = [daysLater(monday, 8), daysLater(monday, 10)];
    await open(page, 'Vacation or absence');
    await fill(page, 'absence', { person: 'attorney', 'from-day': from, 'from-time': '09:00', 'until-day': to, 'until-time': '09:00' });
    await page.getByLabel('Teresa Nowak covers it').check();
    await page.click('text=Note it so');
    await page.getByText('Noted. Whoever goes on call').waitFor();
    expect(await whoAt(`${from}T23:00`)).toContain('Teresa Nowak (cover)');
    await page.context().close();
  });

  test('who would be woken on Friday at 3:00 is answered step by step, also without script', async () => {
    const page = await at('second', '/on-call');
    await page.fill('[name=on]', friday);
    await page.fill('[name=at]', '03:00');
    await page.selectOption('[name=level]', 'urgent');
    await page.locator('form:has([name=level]) button').click();
    await page.locator('.woken-steps').waitFor();
    const answer = await text(page, '.woken-answer');
    expect(answer).toMatch(/Friday, .*, 3:00 AM, urgent/);
    expect(answer).toMatch(
      /At once 3:00 AM Ellen Halvorsen by e-mail, text message, and webhook should ring, not tested yet After 5 minutes 3:05 AM Ellen Halvorsen .* After 10 minutes 3:10 AM Teresa Nowak/,
    );
    expect(answer).toMatch(/After 30 minutes 3:30 AM Marcus Bell/);
    expect(await axeAt(page)).toEqual([]);

    const cookies = await page.context().cookies();
    const { page: plain, close } = await openPage(browser, world.deskUrl, noScript, (one) => one.context().addCookies(cookies));
    await plain.goto(`${world.deskUrl}/on-call?on=${friday}&at=12:00&level=usual`);
    expect(await text(plain, '.woken-answer')).toMatch(/At once 12:00 PM Marcus Bell/);
    await close();
    await page.context().close();
  });

  test('a drill is ordered, its answers appear, and an address that refuses is marked', async () => {
    world.sms.delivers(mobile.partner, 30_006);
    const page = await at('attorney', '/on-call/drills');
    expect(await axeAt(page)).toEqual([]);
    const { time } = wallClock(new Date());
    const isWrongHour = time < '08:00' || time >= '20:00';
    expect(await page.locator('[name=hour]').count()).toBe(isWrongHour ? 1 : 0);
    if (isWrongHour) await page.locator('[name=hour]').check();
    await page.click('button:has-text("Order a drill")');
    await page.getByText('The drill is on its way').waitFor();
    const { rows } = await sql<{ ordered_by: string }>`select ordered_by from drills`.execute(world.scratch.db);
    expect(rows).toEqual([{ ordered_by: 'attorney' }]);
    await until('the texts have left', () => world.sms.textsTo(mobile.second).some((one) => one.includes('DRILL') || /drill/i.test(one)), 20);
    await world.sms.text(world.product.url, mobile.second, '1');
    await until(
      'the answer and the mark are there',
      async () => {
        await page.reload();
        const shown = await text(page);
        return (
          /Teresa Nowak text message after \d+ s/.test(shown) && /Marcus Bell .*text message Does not work Does not work since .* \(twilio-30006\)/.test(shown)
        );
      },
      30,
    );
    expect(await text(page)).toContain('One address does not work');
    expect(await text(page)).toContain('A drill is running');
    expect(await axeAt(page)).toEqual([]);
    await page.context().close();
  });

  test('at a wrong hour no drill is ordered without a word for it', async () => {
    await sql`update drills set ordered_at = ordered_at - interval '3 hours'`.execute(world.scratch.db);
    const page = await at('partner', '/on-call/drills');
    const box = page.locator('[name=hour]');
    if ((await box.count()) === 0) return;
    await box.evaluate((one) => one.removeAttribute('required'));
    await page.click('button:has-text("Order a drill")');
    await page.getByText('Please confirm that everybody should be asked at this hour.').waitFor();
    const { rows } = await sql`select id from drills`.execute(world.scratch.db);
    expect(rows).toHaveLength(1);
    await page.context().close();
  });

  test('a technician may look, and changes nothing', async () => {
    const page = await at('technician', '/on-call');
    expect(await page.locator('form[method=post] [name=intent]').count()).toBe(0);
    expect(await text(page)).toContain('You can look here');
    const before = await noted();
    const refused = await page.evaluate(async (sent) => (await fetch('/on-call', { method: 'POST', body: new URLSearchParams(sent) })).status, {
      intent: 'note',
      kind: 'night',
      day: friday,
      taker: 'second',
    });
    expect(refused).toBe(403);
    expect(await page.evaluate(async () => (await fetch('/on-call/drills', { method: 'POST', body: new URLSearchParams({ hour: 'yes' }) })).status)).toBe(403);
    expect(await noted()).toEqual(before);
    await page.context().close();
  });
});

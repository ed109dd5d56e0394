import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../testkit/command.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { type Practice, startPractice } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { type Scratch, scratchDatabase } from '../testkit/requests.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from '../testkit/words-of-firm.ts';

describe('a request alerts whoever is on call', () => {
  let words: Words;
  let practice: Practice;
  beforeAll(async () => {
    words = wordsOfFirmWith([/people: \[attorney\], every/, 'people: [second], every'], withoutBundles);
    practice = await startPractice({ CONTENT_FOLDER: words.folder });
  });
  afterAll(async () => {
    await practice?.stop();
    words?.remove();
  });

  /** Who is alerted first of a request that comes in now. */
  const alerted = async (name: string) => (await practice.request({ full_name: name })).alert.envelope.to[0];

  test('by the rota, by a cover that the command notes, and by the rota again when it is cancelled', async () => {
    expect(await alerted('Jordan One')).toBe('second@example.com');

    const noted = await command('on-call', ['cover', 'partner', '2026-01-01', '2099-01-01'], practice.env);
    expect(noted).toMatchObject({ status: 0, said: expect.stringContaining('Marcus Bell covers') });
    // The web process reads changes every ten seconds.
    let tries = 0;
    await until('the cover is known', async () => (await alerted(`Jordan Cover ${tries++}`)) === 'partner@example.com', 20);

    const [, id = ''] = /Noted as (\d+)\./.exec(noted.said) ?? [];
    expect(await command('on-call', ['cancel', id], practice.env)).toMatchObject({ status: 0 });
    await until('the rota counts again', async () => (await alerted(`Jordan Rota ${tries++}`)) === 'second@example.com', 20);
  });

  test('and the preflight names a gap within 30 days, but not one that is further away', async () => {
    const away = (days: string) =>
      practice.scratch.pool.query(`insert into on_call_changes (kind, person, from_at, until_at, made_by)
        values ('absence', 'second', now() + interval '${days} days', now() + interval '${days} days 1 hour', 'test')`);
    const gaps = async () => (await command('preflight', [], practice.env)).said.split('\n').filter((line) => line.includes('onCall.rota'));
    await away('31');
    expect(await gaps()).toEqual([]);
    await away('20');
    expect(await gaps()).toEqual([expect.stringMatching(/firm\.yaml: onCall\.rota: nobody is on call from \w{3}, .* \(npm run on-call -- gaps\)$/)]);
  });
});

describe('npm run on-call', () => {
  let postgres: TestDatabase;
  let scratch: Scratch;
  let words: Words;
  beforeAll(async () => {
    postgres = await openDatabase();
    scratch = await scratchDatabase(postgres, 'on_call');
    // Wednesday, November 4, 2026, noon in Detroit.
    await scratch.pool.query("create or replace function present() returns timestamptz language sql stable as $$ select timestamptz '2026-11-04T17:00:00Z' $$");
    words = wordsOfFirmWith([
      /- \{ name: weeks, people: \[attorney\].*/,
      '- { name: weeks, people: [attorney, second], every: week, from: "2026-11-02", handover: "09:00" }',
    ]);
  });
  afterAll(async () => {
    words?.remove();
    await scratch?.close();
    await postgres?.discard();
  });

  const run = async (...args: string[]) => {
    const { status, said } = await command('on-call', args, { DATABASE_URL: scratch.url, CONTENT_FOLDER: words.folder });
    // Newer ICU puts a narrow no-break space before AM.
    return { status, lines: said.replaceAll('\u202f', ' ').trim().split('\n') };
  };

  test('says who is on call now and at another time, and who is next', async () => {
    expect(await run('who')).toEqual({ status: 0, lines: ['Wed, Nov 4, 12:00 PM: Ellen Halvorsen. Next: Teresa Nowak.'] });
    expect(await run('who', '--at', '2026-11-09T09:00')).toEqual({ status: 0, lines: ['Mon, Nov 9, 9:00 AM: Teresa Nowak. Next: Ellen Halvorsen.'] });
    expect((await run('who', '--at', '2026-11-02T08:59')).lines).toEqual([
      'Mon, Nov 2, 8:59 AM: nobody is on call; alerts go to Marcus Bell. Next: Marcus Bell.',
    ]);
    expect(await run('gaps')).toEqual({ status: 0, lines: ['Somebody is on call at every moment of the next 30 days.'] });
  });

  test('notes an absence, refuses one that would leave nobody, names who is free, and takes it when they cover', async () => {
    expect(await run('absence', 'attorney', '2026-11-05', '2026-11-09T09:00')).toEqual({
      status: 0,
      lines: ['Noted as 1. Thu, Nov 5, 12:00 AM to Mon, Nov 9, 9:00 AM: Ellen Halvorsen is away'],
    });
    expect(await run('absence', 'second', '2026-11-06T12:00', '2026-11-12')).toEqual({
      status: 1,
      lines: [
        'Not noted: nobody would be on call.',
        '  Fri, Nov 6, 12:00 PM to Mon, Nov 9, 9:00 AM',
        'Free then: Marcus Bell (partner). Note first who covers: npm run on-call -- cover PERSON FROM UNTIL',
      ],
    });
    expect((await run('cover', 'partner', '2026-11-06T12:00', '2026-11-09T09:00')).status).toBe(0);
    expect((await run('absence', 'second', '2026-11-06T12:00', '2026-11-12')).status).toBe(0);
    expect((await run('week')).lines).toEqual([
      'Wed, Nov 4, 12:00 PM to Thu, Nov 5, 12:00 AM: Ellen Halvorsen',
      'Thu, Nov 5, 12:00 AM to Fri, Nov 6, 12:00 PM: Teresa Nowak (stands in)',
      'Fri, Nov 6, 12:00 PM to Mon, Nov 9, 9:00 AM: Marcus Bell (cover)',
      'Mon, Nov 9, 9:00 AM to Wed, Nov 11, 12:00 PM: Ellen Halvorsen (stands in)',
      'Noted:',
      '  1  Thu, Nov 5, 12:00 AM to Mon, Nov 9, 9:00 AM: Ellen Halvorsen is away',
      '  2  Fri, Nov 6, 12:00 PM to Mon, Nov 9, 9:00 AM: Marcus Bell covers',
      '  3  Fri, Nov 6, 12:00 PM to Thu, Nov 12, 12:00 AM: Teresa Nowak is away',
    ]);
  });

  test('cancels what somebody cannot keep, and says what that leaves open', async () => {
    expect(await run('cancel', '2')).toEqual({
      status: 0,
      lines: [
        '2 is cancelled. Fri, Nov 6, 12:00 PM to Mon, Nov 9, 9:00 AM: Marcus Bell covers',
        'Nobody is on call now: Fri, Nov 6, 12:00 PM to Mon, Nov 9, 9:00 AM',
      ],
    });
    expect(await run('cancel', '2')).toEqual({ status: 1, lines: ['There is no 2 that still holds. What is noted: npm run on-call -- week'] });
    expect(await run('gaps')).toEqual({ status: 1, lines: ['Nobody is on call: Fri, Nov 6, 12:00 PM to Mon, Nov 9, 9:00 AM'] });
  });

  test('swaps two places in the rota', async () => {
    expect((await run('swap', 'attorney', 'second', '2026-11-16', '2026-12-07')).status).toBe(0);
    expect((await run('who', '--at', '2026-11-17')).lines[0]).toContain('Teresa Nowak (swap)');
    expect((await run('who', '--at', '2026-11-24')).lines[0]).toContain('Ellen Halvorsen (swap)');
  });

  test('passes over what names somebody who is no longer in the firm file', async () => {
    await scratch.pool.query(`insert into on_call_changes (kind, taker, from_at, until_at, made_by)
      values ('cover', 'former', present() - interval '1 hour', present() + interval '1 hour', 'test')`);
    expect((await run('who')).lines).toEqual(['Wed, Nov 4, 12:00 PM: Ellen Halvorsen. Next: Teresa Nowak.']);
  });

  test.each([
    ['nothing', [], 'npm run on-call -- who [--at 2026-11-20T03:00]'],
    ['a stranger', ['absence', 'nobody', '2026-11-05', '2026-11-06'], '"nobody" is not among the people of the firm file: attorney, second, partner.'],
    [
      'a technician who covers',
      ['cover', 'technician', '2026-11-05', '2026-11-06'],
      '"technician" has no mobile or no email in the firm file, or is a technician',
    ],
    ['a day that there is not', ['cover', 'second', '2026-02-30', '2026-11-06'], '"2026-02-30" is not a time.'],
    ['an end before the beginning', ['cover', 'second', '2026-11-06', '2026-11-05'], 'It must end after it begins.'],
    ['a time that is over', ['cover', 'second', '2026-11-01', '2026-11-02'], 'That time is over.'],
  ])('says what is wrong with %s', async (_what, args, message) => {
    const { status, lines } = await run(...args);
    expect([status, lines[0]?.startsWith(message)]).toEqual([1, true]);
  });

  test('what was noted can be cancelled once, and neither edited nor deleted', async () => {
    const refused = 'a change of who is on call is never edited or deleted, only cancelled';
    for (const statement of [
      "update on_call_changes set taker = 'second' where id = 2",
      "update on_call_changes set until_at = until_at + interval '1 day', cancelled_at = present() where id = 1",
      'update on_call_changes set cancelled_at = null where id = 2',
      'update on_call_changes set cancelled_at = present() where id = 2',
      'delete from on_call_changes',
    ])
      await expect(scratch.pool.query(statement), statement).rejects.toThrow(refused);
  });
});

// @module-tag nightly
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseByReference, forgetCaseReviews, forgetRows } from '#case-review/erase.ts';
import type { Figure } from '#desk/figures/figure.ts';
import { allFigures, oneFigure } from '#desk/figures/figures.ts';
import { tableFile } from '#desk/figures/file.ts';
import { readPeriod } from '#desk/figures/period.ts';
import { openRequestIndex, type RequestIndex } from '#desk/request-index.ts';
import { type FigureName, figureNames } from '#desk/words/en/figures.ts';
import { content } from '#firm/content.ts';
import { digestFacts } from '#followup/daily-report/report.ts';
import type { Days } from '#followup/figures/promise.ts';
import { localUrlAs } from '#scripts/postgres.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { type Course, deskOpener, storeCourse, storeMessage } from '../testkit/figured-requests.ts';
import { patiently, type Scratch, scratchDatabase } from '../testkit/requests.ts';

/** Noon in Michigan on Wednesday, November 4; clocks went back on Sunday, November 1. */
const now = new Date('2026-11-04T12:00-05:00');
const period = readPeriod(new URLSearchParams('from=2026-10-26&until=2026-11-04'), now);

let postgres: TestDatabase;
let scratch: Scratch;
/** The same database as the desk and the worker have it: what their roles may not read fails here. */
let desk: Scratch;
let worker: Scratch;
let index: RequestIndex;
let figures: Map<FigureName, Figure>;

beforeAll(async () => {
  postgres = await openDatabase();
  scratch = await scratchDatabase(postgres, 'figures');
  [desk, worker] = [patiently(localUrlAs(scratch.url, 'desk'), 2), patiently(localUrlAs(scratch.url, 'worker'), 2)];
  await sql`create or replace function present() returns timestamptz language sql stable as ${sql.lit(`select timestamptz '${now.toISOString()}'`)}`.execute(
    scratch.db,
  );
  await fill();
  index = openRequestIndex({ db: desk.db, opener: deskOpener, report: (error) => expect(error).toBeUndefined() });
  await index.loaded;
  const all = await allFigures({ db: desk.db, index }, { period, lang: 'en-US', dir: 'ltr' });
  figures = new Map(all.map((figure) => [figure.name, figure]));
});
afterAll(async () => {
  await index?.stop();
  await Promise.all([desk?.close(), worker?.close(), scratch?.close()]);
  await postgres?.discard();
});

const courses = {
  inTime: {
    at: '2026-10-26T10:00-04:00',
    reachedAfter: 16,
    hired: true,
    caseType: 'Felony',
    county: 'Genesee',
    page: '/',
    referrer: 'www.google.com',
    campaign: 'fall',
    messages: [
      { channel: 'email', state: 'handed-over', arrival: 'arrived' },
      { channel: 'sms', state: 'handed-over' },
    ],
  },
  inTheLastMinute: { at: '2026-10-26T10:30-04:00', reachedAfter: 60, caseType: 'Felony', county: 'genesee county', page: '/contact' },
  lateByAMinute: { at: '2026-10-26T23:30-04:00', reachedAfter: 61, caseType: 'Drug Charges', county: 'Wayne' },
  triedTwice: { at: '2026-10-27T09:00-04:00', triedAfter: [20, 90], messages: [{ channel: 'push', state: 'waiting' }] },
  unreached: {
    at: '2026-10-27T12:00-04:00',
    messages: [
      { channel: 'call', state: 'handed-over', arrival: 'not-answered' },
      { channel: 'email', state: 'refused' },
      { channel: 'sms', state: 'cancelled' },
    ],
  },
  takenBack: { at: '2026-10-28T08:00-04:00', takenBackAfter: 10 },
  takenBackTooLate: { at: '2026-10-28T09:00-04:00', takenBackAfter: 120 },
  declined: { at: '2026-10-28T10:00-04:00', declinedAfter: 30 },
  declinedTooLate: { at: '2026-10-28T11:00-04:00', declinedAfter: 61 },
  spam: { at: '2026-10-29T03:00-04:00', lane: 'quarantine', county: 'Nowhere' },
  saidToBeSpam: { at: '2026-10-29T05:00-04:00', spamAfter: 5 },
  erasedSpam: { at: '2026-10-29T06:00-04:00', spamAfter: 90 },
  triedAndUndone: { at: '2026-10-31T12:00-04:00', triedAfter: [30], undone: true },
  test: { at: '2026-10-29T04:00-04:00', canary: true, messages: [{ channel: 'email', state: 'handed-over', kind: 'alert' }] },
  firstHalfPastOne: { at: '2026-11-01T01:30-04:00', reachedAfter: 5 },
  secondHalfPastOne: { at: '2026-11-01T01:30-05:00', reachedAfter: 45 },
  endOfTheLongDay: { at: '2026-11-01T23:59-05:00' },
  afterMidnight: { at: '2026-11-02T00:00-05:00', reachedAfter: 10 },
  choseATime: { at: '2026-11-02T20:00-05:00', window: { from: '2026-11-03T09:00-05:00', until: '2026-11-03T12:00-05:00' }, reachedAfter: 930 },
  changedTheirMind: { at: '2026-11-03T10:00-05:00', takenBackAfter: 5, keptAfter: 8, dueAfter: 68 },
  running: { at: '2026-11-04T11:30-05:00' },
  erased: { at: '2026-10-30T14:00-04:00', reachedAfter: 30, hired: true, county: 'Oakland' },
  forgotten: {
    at: '2026-10-30T15:00-04:00',
    reachedAfter: 25,
    hired: true,
    county: 'Oakland',
    messages: [{ channel: 'email', state: 'handed-over', arrival: 'bounced' }],
  },
  before: { at: '2026-10-25T23:59-04:00', reachedAfter: 3, messages: [{ channel: 'email', state: 'handed-over' }] },
} satisfies Record<string, Course>;

async function fill(): Promise<void> {
  const stored = new Map<string, { id: string; reference: string }>();
  for (const [name, course] of Object.entries(courses)) stored.set(name, await storeCourse(scratch.db, course));
  for (const name of ['takenBack', 'takenBackTooLate', 'erasedSpam', 'erased', 'forgotten'])
    await eraseByReference(worker.db, stored.get(name)?.reference ?? '');
  await worker.db.transaction().execute((transaction) => forgetRows(transaction, [stored.get('forgotten')?.id ?? '']));
  // One bundle tells of two requests; a daily report belongs to none.
  const bundle = await storeMessage(scratch.db, { channel: 'sms', state: 'handed-over', kind: 'bundle', at: '2026-10-27T13:00-04:00' });
  for (const name of ['triedTwice', 'unreached'])
    await storeMessage(scratch.db, {
      channel: 'sms',
      state: 'handed-over',
      kind: 'reminder',
      at: '2026-10-27T13:00-04:00',
      request: stored.get(name)?.id ?? '',
      bundle,
    });
  await storeMessage(scratch.db, { channel: 'email', state: 'handed-over', kind: 'digest', at: '2026-11-04T07:00-05:00' });
}

describe('each figure counts what happened', () => {
  test('requests by day: 19 of the firm, three set aside, no test, and the one that is gone', () => {
    const days = {
      '2026-10-26': 3,
      '2026-10-27': 2,
      '2026-10-28': 4,
      '2026-10-29': 0,
      '2026-10-30': 2,
      '2026-10-31': 1,
      '2026-11-01': 3,
      '2026-11-02': 2,
      '2026-11-03': 1,
      '2026-11-04': 1,
    };
    expect(numbers('requests-by-day')).toEqual(Object.entries(days).map(([day, count]) => [day, count, day === '2026-10-29' ? 3 : 0]));
    expect(sentence('requests-by-day')).toBe('19 requests came in 10 days, most of them on October 28, 2026 (4); 3 further ones are set aside as spam.');
  });

  test('hours: a minute late is missed, a try in time is a try unless it was undone, and what ended before its moment is neither', () => {
    expect(numbers('hours')).toEqual([
      // kept, tried, missed, ended before, running
      ['2026-10-26', 2, 0, 1, 0, 0],
      ['2026-10-27', 0, 1, 1, 0, 0],
      ['2026-10-28', 0, 0, 2, 2, 0],
      ['2026-10-29', 0, 0, 0, 0, 0],
      ['2026-10-30', 2, 0, 0, 0, 0],
      ['2026-10-31', 0, 0, 1, 0, 0],
      ['2026-11-01', 2, 0, 1, 0, 0],
      ['2026-11-02', 2, 0, 0, 0, 0],
      ['2026-11-03', 0, 0, 1, 0, 0],
      ['2026-11-04', 0, 0, 0, 0, 1],
    ]);
    expect(sentence('hours')).toBe('Of 16 promised hours, 8 were kept, 1 tried in time without reaching anybody, and 7 missed.');
  });

  test('time to reached: nine people after 5, 10, 16, 25, 30, 45, 60, 61 and 150 minutes', () => {
    expect(numbers('reached').map(([, count]) => count)).toEqual([2, 1, 2, 0, 1, 1, 1, 1, 0, 0]);
    expect(sentence('reached')).toBe('Half of 9 people were reached within 30 minutes and nine in ten within 150; 2 took longer than 60.');
  });

  test('by hour of the week: half past one in the night when clocks go back comes twice', () => {
    const rows = numbers('week');
    const there = rows.flatMap(([hour, ...days]) => days.flatMap((count, day) => (Number(count) > 0 ? [`${hour} ${day} ${count}`] : [])));
    // 0 is Monday.
    expect(there).toEqual([
      '12 AM 0 1',
      '1 AM 6 2',
      '8 AM 2 1',
      '9 AM 1 1',
      '9 AM 2 1',
      '10 AM 0 2',
      '10 AM 1 1',
      '10 AM 2 1',
      '11 AM 2 2',
      '12 PM 1 1',
      '12 PM 5 1',
      '2 PM 4 1',
      '3 PM 4 1',
      '8 PM 0 1',
      '11 PM 0 1',
      '11 PM 6 1',
    ]);
    expect(sentence('week')).toBe('The fullest hour is Monday at 10 AM, with 2; 8 of 19 requests came outside Monday to Friday, 9 AM to 5 PM.');
  });

  test('by what people chose and where they came from, with what was erased as a number of its own', () => {
    expect(numbers('case-types')).toEqual([
      ['Not given', 12],
      ['Felony', 2],
      ['Drug Charges', 1],
      ['Erased: no longer known', 4],
    ]);
    expect(numbers('counties')).toEqual([
      ['Not given', 12],
      ['Genesee', 2],
      ['Wayne', 1],
      ['Erased: no longer known', 4],
    ]);
    expect(numbers('pages')).toEqual([
      ['/', 14],
      ['/contact', 1],
      ['Erased: no longer known', 4],
    ]);
    expect(numbers('sites')).toEqual([
      ['None: came directly', 14],
      ['www.google.com', 1],
      ['Erased: no longer known', 4],
    ]);
    expect(numbers('campaigns')).toEqual([
      ['No campaign', 14],
      ['fall', 1],
      ['Erased: no longer known', 4],
    ]);
    expect(sentence('counties')).toBe('The most frequent of 15 requests is “Not given”, with 12; 4 further ones are erased.');
  });

  test('from request to client: of what was erased it is no longer known', () => {
    expect(numbers('to-hired')).toEqual([
      ['Received', 19],
      ['Reached', 9],
      ['Became a client', 1],
    ]);
    expect(sentence('to-hired')).toBe('Of 19 requests, 9 were reached and 1 became a client; of 4 erased ones the last is no longer known.');
  });

  test('messages: two for one request are two, a bundle is one, and those of a test are none', () => {
    expect(numbers('messages')).toEqual([
      // arrived, handed over, failed, waiting, not needed
      ['E-mail', 1, 1, 2, 0, 0],
      ['Text', 0, 2, 0, 0, 1],
      ['Phone call', 0, 0, 1, 0, 0],
      ['Push', 0, 0, 0, 1, 0],
    ]);
    expect(sentence('messages')).toBe('Of 9 messages, 4 were handed over or arrived and 3 failed, most of them by E-mail.');
  });
});

test('what is forgotten after a month leaves its number behind', async () => {
  const old = await storeMessage(scratch.db, { channel: 'webhook', state: 'handed-over', kind: 'event', at: '2026-09-01T12:00-04:00' });
  await forgetCaseReviews(worker.db);
  expect((await sql`select from deliveries where id = ${old}`.execute(scratch.db)).rows).toHaveLength(0);
  const september = readPeriod(new URLSearchParams('from=2026-09-01&until=2026-09-30'), now);
  const { table } = await oneFigure({ db: desk.db, index }, 'messages', { period: september, lang: 'en-US', dir: 'ltr' });
  expect(table.rows).toEqual([{ label: 'Practice system', values: [0, 1, 0, 0, 0] }]);
});

test('topics without an answer are counted by the web role, which can read none of them', async () => {
  const web = patiently(localUrlAs(scratch.url, 'web'), 1);
  try {
    await sql`select intake_api.count_unanswered('owi', 2)`.execute(web.db);
    await sql`select intake_api.count_unanswered('owi', 1)`.execute(web.db);
    await sql`select intake_api.count_unanswered('immigration', 1)`.execute(web.db);
    await sql`select intake_api.count_unanswered('what-a-stolen-web-made-up', 5)`.execute(web.db);
    await expect(sql`select intake_api.count_unanswered('I hit him.', 1)`.execute(web.db)).rejects.toThrow(/violates check constraint/);
    const { table, sentence } = await oneFigure({ db: desk.db, index }, 'assistant', { period, lang: 'en-US', dir: 'ltr' });
    expect(table.rows).toEqual([
      { label: 'OWI', values: [3] },
      { label: 'immigration', values: [1] },
      { label: 'something else', values: [5] },
    ]);
    expect(sentence).toBe('The assistant had no answer to 9 questions, most often about OWI (3).');
  } finally {
    await web.close();
  }
});

test('a firm in Menominee counts days and hours by Central time, also in what is left of rows that are gone', async () => {
  vi.resetModules();
  vi.stubGlobal('FIRM_ZONE', 'America/Menominee');
  const { zone } = await import('#firm/zone.ts');
  const { requestsByDay, requestsByHourOfWeek, messagesByChannel, unansweredByTopic } = await import('#desk/figures/counts.ts');
  const { noteZone } = await import('#database/firm-clock.ts');
  vi.unstubAllGlobals();
  const central = await scratchDatabase(postgres, 'menominee');
  const [ofWeb, ofWorker] = [patiently(localUrlAs(central.url, 'web'), 1), patiently(localUrlAs(central.url, 'worker'), 1)];
  try {
    await noteZone(ofWorker.db, zone);
    // Half past midnight in Detroit on Tuesday is half past eleven on Monday in Menominee.
    const course = { at: '2026-10-27T00:30-04:00', messages: [{ channel: 'email', state: 'handed-over' }] };
    await storeCourse(central.db, course);
    const gone = await storeCourse(central.db, course);
    await eraseByReference(ofWorker.db, gone.reference);
    await ofWorker.db.transaction().execute((transaction) => forgetRows(transaction, [gone.id]));
    await sql`create or replace function present() returns timestamptz language sql stable as ${sql.lit(`select timestamptz '${course.at}'`)}`.execute(
      central.db,
    );
    await sql`select intake_api.count_unanswered('owi', 1)`.execute(ofWeb.db);

    const [monday, tuesday] = ['2026-10-26', '2026-10-27'].map((day) => ({ from: day, until: day })) as [Days, Days];
    expect(await requestsByDay(central.db, monday)).toEqual([{ day: '2026-10-26', aside: false, count: 2 }]);
    expect(await requestsByHourOfWeek(central.db, monday)).toEqual([{ weekday: 1, hour: 23, count: 2 }]);
    expect(await messagesByChannel(central.db, monday)).toEqual([{ channel: 'email', outcome: 'sent', count: 2 }]);
    expect(await unansweredByTopic(central.db, monday)).toEqual([{ topic: 'owi', count: 1 }]);
    for (const counted of [requestsByDay, requestsByHourOfWeek, messagesByChannel, unansweredByTopic]) expect(await counted(central.db, tuesday)).toEqual([]);
    await expect(noteZone(ofWorker.db, 'America/Nowhere')).rejects.toThrow('not recognized');
  } finally {
    await Promise.all([ofWeb.close(), ofWorker.close(), central.close()]);
  }
});

test('the daily report of November 4 tells of the seven days before it, as the worker may read them', async () => {
  const { week, figuresUrl } = await digestFacts({ db: worker.db, firm: content().firm, desk: 'https://desk.example.com' }, now);
  expect(week.hours.map(({ day, kept, tried, missed }) => [day, kept, tried, missed])).toEqual([
    ['2026-10-28', 0, 0, 2],
    ['2026-10-29', 0, 0, 0],
    ['2026-10-30', 2, 0, 0],
    ['2026-10-31', 0, 0, 1],
    ['2026-11-01', 2, 0, 1],
    ['2026-11-02', 2, 0, 0],
    ['2026-11-03', 0, 0, 1],
  ]);
  // After 5, 10, 25, 30, 45 and 150 minutes.
  expect(week.times).toMatchObject({ people: 6, half: 25, most: 150, beyond: 1 });
  expect(figuresUrl).toBe('https://desk.example.com/figures?days=7');
});

describe('file, table and drawing say the same', () => {
  test.each(figureNames)('%s', async (name) => {
    const figure = await oneFigure({ db: desk.db, index }, name, { period, lang: 'en-US', dir: 'ltr' });
    const [, ...lines] = tableFile(figure.table).trimEnd().split('\r\n');
    expect(lines).toEqual(figure.table.rows.map(({ label, values }) => [label, ...values].join(',')));
    for (const { marks } of [figure.wide, figure.narrow])
      expect(drawnSum(marks)).toBe(figure.table.rows.reduce((all, { values }) => all + values.reduce((a, b) => a + b, 0), 0));
  });
});

function numbers(name: FigureName): (string | number)[][] {
  return figures.get(name)?.table.rows.map(({ label, values }) => [label, ...values]) ?? [];
}

function sentence(name: FigureName): string {
  return figures.get(name)?.sentence ?? '';
}

/** What the numbers written in a drawing add up to; where columns have no room for them, what they are high. */
function drawnSum(marks: Figure['wide']['marks']): number {
  return marks.reduce((all, mark) => (mark.kind === 'text' && (mark.role === 'value' || mark.role === 'on-cell') ? all + Number(mark.text) : all), 0);
}

// @module-tag nightly
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference } from '#case-review/erase.ts';
import { spoken } from '#case-review/reference.ts';
import type { Draft } from '#case-review/schema.ts';
import { content } from '#firm/content.ts';
import { hired, leftMessage, noAnswer, reached } from '#followup/actions/reports.ts';
import { acknowledge } from '#followup/actions/take.ts';
import { digestFacts } from '#followup/daily-report/report.ts';
import { canaryPass } from '#incidents/canary.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { byLink, linkIn } from '../testkit/alert-link.ts';
import { clioToken, startClioSink } from '../testkit/clio-sink.ts';
import { postReceipt, sendFromIsland } from '../testkit/front-door.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { ended, run, until, untilStarted } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';
import { startWebhookSink, webhookSecret } from '../testkit/webhook-sink.ts';

const newerSecret = 'whsec_YSBuZXdlciBzZWNyZXQgZm9yIHRoZSByZWNlaXZlciE=';

const { onCall } = content().firm;
let practice: Practice;
let clio: Awaited<ReturnType<typeof startClioSink>>;
let crm: Awaited<ReturnType<typeof startWebhookSink>>;
beforeAll(async () => {
  // `slow` is longer than a message waits for its answer: the lead is taken, and nobody hears so.
  [clio, crm] = await Promise.all([startClioSink({ slow: 18_000 }), startWebhookSink()]);
  practice = await startPractice({
    WEBHOOK_URL: `${crm.url}/hook`,
    WEBHOOK_SECRET: webhookSecret,
    LEADS_URL: clio.inbox,
    LEADS_TOKEN: clioToken,
    TRUSTED_PROXY: 'true',
  });
});
afterEach(async () => {
  await Promise.all([clio.fault('none'), crm.fault('none'), practice.sms.fault('none')]);
  clio.answers();
});
afterAll(async () => {
  await practice?.stop();
  await Promise.all([clio?.stop(), crm?.stop()]);
});

describe('a person becomes one lead', () => {
  test('also while a mobile number is dead, another channel fails and the ladder goes on', async () => {
    await practice.sms.fault('4xx');
    await crm.fault('5xx');
    const { id, reference } = await asks({ full_name: 'Jordan Avery' });
    await until('the lead is made', () => leadsOf(reference).length > 0, 15);
    await sql`update followups set next_due_at = now(), ladder_from = now() - interval '1 hour' where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('others are alerted too', async () => (await alertsTo(id, 'partner')) > 0, 20);
    await until('the webhook stands in for the text', async () => (await stateOf(id, 'alert', 'webhook')).length > 1, 20);
    await crm.fault('none');
    await until('what waited has left', async () => (await stateOf(id, 'alert', 'webhook')).every((state) => state === 'handed-over'), 60);
    expect(leadsOf(reference)).toEqual([
      {
        from_first: 'Jordan',
        from_last: 'Avery',
        from_message: `Case review request ${reference}`,
        referring_url: `${practice.product.url}/`,
        from_source: 'Website',
        from_phone: expect.stringMatching(/^810-555-/) as string,
        from_email: 'jordan@example.com',
      },
    ]);
    expect(await lead(id)).toMatchObject({ state: 'sent', code: null });
  });

  test('with a last name that Clio Grow accepts, and the page they wrote from, where they gave one word', async () => {
    const sent = await sendFromIsland(practice.product.url, ownDraft({ full_name: 'Cher', email: '' }), crypto.randomUUID(), {
      page: '/practice-areas/owi-dui',
    });
    const { reference } = (await sent.json()) as { reference: string };
    await until('the lead is made', () => leadsOf(reference).length > 0, 15);
    expect(leadsOf(reference)).toMatchObject([
      { from_first: 'Cher', from_last: '(not given)', referring_url: `${practice.product.url}/`, from_source: 'Website' },
    ]);
  });

  test('and one only, when they ask again within 90 days, even twice at once', async () => {
    const phone = ownPhone();
    const [one, other] = await Promise.all([asks({ phone, full_name: 'First Try' }), asks({ phone, full_name: 'Second Try' })]);
    const settled = async () => [...(await codesOf(one.id)), ...(await codesOf(other.id))];
    await until('both are settled', async () => (await settled()).length === 2, 20);
    expect((await settled()).toSorted()).toEqual(['handed-over', 'refused known-person']);
    const names = () => clio.leads().filter(({ from_phone }) => from_phone === phone);
    expect(names()).toHaveLength(1);

    await sql`update leads set begun_at = begun_at - interval '91 days'`.execute(practice.scratch.db);
    await asks({ phone, full_name: 'Much Later' });
    await until('it is a new one', () => names().length === 2, 15);
  });

  test('again after the inbox was busy, at the time it named', async () => {
    clio.answers(503, '2');
    const { id, reference } = await asks({ full_name: 'Was Busy' });
    await until('it waits', async () => (await lead(id))?.state === 'waiting', 15);
    clio.answers();
    await until('it is made', async () => (await codesOf(id)).join() === 'handed-over', 30);
    expect(await lead(id)).toMatchObject({ state: 'sent' });
    expect(leadsOf(reference)).toHaveLength(2);
  });

  test('or perhaps one: an answer that got lost is not asked for again, and the daily report says so', async () => {
    await clio.fault('slow');
    const { id, reference } = await asks({ full_name: 'Timed Out' });
    await until('it is uncertain', async () => (await lead(id))?.state === 'uncertain', 30);
    expect(await lead(id)).toMatchObject({ code: 'timeout', sent_at: null });
    await clio.fault('none');
    await looksTwice();
    expect(leadsOf(reference)).toHaveLength(1);
    expect(await codesOf(id)).toEqual(['refused uncertain']);

    clio.answers(422);
    const refused = await asks({ full_name: 'Refused Once' });
    await until('it is refused', async () => (await lead(refused.id))?.state === 'refused', 15);
    await sql`insert into deliveries (id, kind, channel, recipient) values (gen_random_uuid(), 'digest', 'email', 'partner')`.execute(practice.scratch.db);
    const report = () => practice.mail.received().find(({ raw }) => raw.includes('Daily report'));
    await until('the report is there', () => report() !== undefined, 20);
    const text = textOf(report() as never).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${spoken(reference)} may be in the practice system: its answer got lost.`);
    expect(text).toContain(`${spoken(refused.reference)} was not taken (http-422). Add it by hand.`);
    expect(leadsOf(refused.reference)).toHaveLength(1);

    // A day on which the report comes late: what happened just after the one before is in it.
    await sql`update deliveries set created_at = now() - interval '25 hours' where kind = 'digest'`.execute(practice.scratch.db);
    await sql`update leads set changed_at = now() - interval '24 hours 30 minutes' where case_review_id = ${refused.id}`.execute(practice.scratch.db);
    const { leads } = await digestFacts({ db: practice.scratch.db, firm: content().firm }, new Date());
    expect(leads.map((one) => one.reference)).toContain(refused.reference);
    // The first report there is, and it comes late.
    await sql`delete from deliveries where kind = 'digest'`.execute(practice.scratch.db);
    const first = await digestFacts({ db: practice.scratch.db, firm: content().firm }, new Date());
    expect(first.leads.map((one) => one.reference)).toContain(refused.reference);
    expect(practice.worker.lines.filter((line) => line.includes('"kind":"practice"'))).toHaveLength(1);
  });

  test.each([
    ['tarpit', 0],
    ['slow', 1],
  ] as const)('or perhaps one, where the worker is killed while it is sent (%s)', async (fault, arrived) => {
    await clio.fault(fault);
    const { id, reference } = await asks({ full_name: 'Killed Between' });
    await until('it is being sent', async () => (await lead(id))?.state === 'sending' && leadsOf(reference).length === arrived, 15);
    await ended(practice.worker.child, 'SIGKILL');
    await clio.fault('none');
    await startWorker();
    await until('the next worker has found it', async () => (await lead(id))?.state !== 'sending', 30);
    expect(await lead(id)).toMatchObject({ state: 'uncertain', code: 'broken-off' });
    await looksTwice();
    expect(leadsOf(reference)).toHaveLength(arrived);
  });
});

describe('whoever looks like spam, and our own tests', () => {
  test('are neither leads nor events; what a person takes is both from then on', async () => {
    const { url } = practice.product;
    const pass = canaryPass(openSecrets(demoSecrets.INTAKE_SECRET).current.key, new Date());
    await fetch(`${url}/case-review`, {
      method: 'POST',
      headers: { origin: url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ draft: ownDraft({ full_name: 'Canary Bird' }), wording: 2, key: crypto.randomUUID(), page: '/', attribution: {}, canary: pass }),
    });
    const sent = await sendFromIsland(url, ownDraft({ full_name: 'Set Aside', description: 'See https://a.example https://b.example' }), crypto.randomUUID(), {
      signals: { trap: 'x' },
    });
    const { reference } = (await sent.json()) as { reference: string };
    const id = await idOf(reference);
    expect((await practice.followup(id))['lane']).toBe('quarantine');
    await looksTwice();
    const { rows } =
      await sql`select from deliveries d join followups f using (case_review_id) where d.kind in ('event', 'lead') and (canary or lane = 'quarantine')`.execute(
        practice.scratch.db,
      );
    expect(rows).toEqual([]);
    expect((await sql`select from case_reviews where canary`.execute(practice.scratch.db)).rows).toHaveLength(1);

    await sql`update case_reviews set received_at = received_at - interval '16 minutes' where id = ${id}`.execute(practice.scratch.db);
    await sql`update followups set next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    const listing = sql`update deliveries set next_attempt_at = now() where kind = 'quarantine-list' and state = 'waiting'`;
    const list = () => practice.mail.received().find(({ raw }) => raw.includes('set aside'));
    await until(
      'the list has arrived',
      async () => {
        await listing.execute(practice.scratch.db);
        return list() !== undefined;
      },
      30,
    );
    await byLink(practice.scratch, linkIn(textOf(list() as never)), 'attorney');
    await until('both have come', () => leadsOf(reference).length > 0 && told(reference).length === 2, 20);
    expect(told(reference).map(({ type, data }) => [type, data['sequence']])).toEqual([
      ['request.received', 1],
      ['request.taken', 2],
    ]);
    expect(leadsOf(reference)).toHaveLength(1);
  });
});

describe('events of a request', () => {
  test('come with one id for every try, a number for their order and the time at which it happened, and hold nothing of the person', async () => {
    // Answers 200 with an error in it, which counts as not taken.
    await crm.fault('error-body');
    const { id, reference } = await asks({ full_name: 'Told Outside' });
    const { db } = practice.scratch;
    for (const act of [
      () => acknowledge(db, onCall, id, 'attorney'),
      () => noAnswer(db, onCall, id, 'attorney'),
      () => leftMessage(db, onCall, id, 'attorney'),
      () => reached(db, id, 'attorney'),
      () => hired(db, id, 'attorney'),
    ])
      expect(await act()).toEqual({ kind: 'done' });
    const posts = () => crm.received().filter(({ body }) => body.includes(reference) && !body.includes('request.alert'));
    await until('the first was tried twice', () => posts().filter(({ body }) => body.includes('received')).length >= 2, 30);
    await crm.fault('none');
    await until('all have arrived', () => told(reference).length === 6, 60);

    const { rows } = await sql<{ received: Date; due: Date; kinds: string[]; at: Date[] }>`select received_at as received, call_due_at as due,
        array(select kind from followup_events e where e.case_review_id = c.id order by e.id) as kinds,
        array(select at from followup_events e where e.case_review_id = c.id order by e.id) as at
      from case_reviews c join followups on case_review_id = c.id where c.id = ${id}`.execute(practice.scratch.db);
    const [row] = rows;
    expect(row?.kinds).toEqual(['acknowledged', 'no-answer', 'left-message', 'reached', 'hired']);
    const by = 'attorney';
    const at = (place: number) => row?.at[place]?.toISOString();
    expect(told(reference)).toEqual([
      {
        type: 'request.received',
        timestamp: row?.received.toISOString(),
        data: { reference, sequence: 1, urgency: 'usual', receivedAt: row?.received.toISOString(), promisedUntil: row?.due.toISOString(), again: false },
      },
      { type: 'request.taken', timestamp: at(0), data: { reference, sequence: 2, by, channel: 'desk' } },
      { type: 'request.not_reached', timestamp: at(1), data: { reference, sequence: 3, by, how: 'no-answer' } },
      { type: 'request.not_reached', timestamp: at(2), data: { reference, sequence: 4, by, how: 'left-message' } },
      { type: 'request.reached', timestamp: at(3), data: { reference, sequence: 5, by } },
      { type: 'request.hired', timestamp: at(4), data: { reference, sequence: 6, by } },
    ]);

    const tries = Map.groupBy(posts(), ({ id: own }) => own);
    expect(tries.size).toBe(6);
    expect(Math.max(...[...tries.values()].map((copies) => copies.length))).toBeGreaterThan(2);
    for (const [own, copies] of tries) {
      expect(copies.filter(({ fate }) => fate === 'kept')).toHaveLength(1);
      expect(new Set(copies.map(({ body }) => body)).size).toBe(1);
      expect(new Set(copies.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(copies.length);
      for (const { body, headers } of copies) expect(() => new Webhook(webhookSecret).verify(body, headers as Record<string, string>)).not.toThrow();
      expect((await sql`select from deliveries where id = ${own} and kind = 'event'`.execute(practice.scratch.db)).rows).toHaveLength(1);
    }
    expect(
      posts()
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/Told Outside|810-555|jordan@|Charge/);
  });

  test('tell that it was withdrawn and that it was kept, that the hour is over, and that the ladder went on', async () => {
    const { id, reference, link, receipt } = await asks({ full_name: 'Changed Mind' });
    await postReceipt(practice.product.url, { token: receipt, do: 'erase' });
    await postReceipt(practice.product.url, { token: receipt, do: 'keep' });
    await byLink(practice.scratch, link, 'second');
    await sql`update followups set goes_on_at = now(), call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    const types = () => told(reference).map(({ type }) => type.replace('request.', ''));
    await until('all have arrived', () => types().length === 6, 30);
    expect(types()).toEqual(['received', 'withdrawn', 'kept', 'taken', 'given_back', 'late']);
    expect(told(reference)[4]?.data).toMatchObject({ by: 'second' });
  });

  test('tell of an incident that somebody was told of: once that it began, and once that it is over', async () => {
    const { id } = await asks({ full_name: 'No Campaign' });
    await until('the text has left', async () => (await stateOf(id, 'alert', 'sms')).includes('handed-over'), 15);
    await sql`update deliveries set arrival = 'failed', arrival_code = 'twilio-30034', arrival_at = now() where case_review_id = ${id} and channel = 'sms'`.execute(
      practice.scratch.db,
    );
    const incidents = () =>
      crm
        .received()
        .map(({ body }) => JSON.parse(body) as Told)
        .filter(({ type, data }) => type.startsWith('incident.') && data['kind'] === 'texts');
    await until('it began', () => incidents().length > 0, 40);
    const incident = (await sql<{ id: string; since: Date }>`select id, since from incidents where kind = 'texts'`.execute(practice.scratch.db)).rows[0];
    const data = { incident: incident?.id, kind: 'texts', since: incident?.since.toISOString() };
    expect(incidents()).toEqual([{ type: 'incident.opened', timestamp: expect.any(String) as string, data: { ...data, sequence: 1 } }]);

    await sql`update deliveries set arrival = null where case_review_id = ${id}`.execute(practice.scratch.db);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await sql`update incidents set seen_at = now() - interval '6 minutes' where kind = 'texts'`.execute(practice.scratch.db);
    await until('it is over', () => incidents().length > 1, 40);
    expect(incidents()[1]).toEqual({
      type: 'incident.resolved',
      timestamp: expect.any(String) as string,
      data: { ...data, sequence: 2, until: expect.any(String) as string },
    });
    await looksTwice();
    expect(incidents()).toHaveLength(2);
  });

  test('and its lead leave nothing behind that erasing would not end', async () => {
    const { id, reference } = await asks({ full_name: 'To Erase' });
    const left = async () => [...(await stateOf(id, 'lead', 'webhook')), ...(await stateOf(id, 'event', 'webhook'))];
    await until('both have left', async () => (await left()).every((state) => state === 'handed-over'), 20);
    expect(await eraseByReference(practice.scratch.db, reference)).toBe(true);
    const { rows } = await sql<{ row: object }>`select to_jsonb(d) as row from deliveries d where case_review_id = ${id} and kind in ('event', 'lead')
      union all select to_jsonb(l) from leads l where case_review_id = ${id}`.execute(practice.scratch.db);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/Erase|810-555|example\.com|usual|urgent|promised/);
  });
});

test('whether they hired us is told after they were reached, and once', async () => {
  const { id } = await asks({ full_name: 'New Client' });
  const { db } = practice.scratch;
  expect(await hired(db, id, 'attorney')).toEqual({ kind: 'over' });
  await acknowledge(db, onCall, id, 'attorney');
  await reached(db, id, 'attorney');
  expect([await hired(db, id, 'attorney'), await hired(db, id, 'attorney')]).toEqual([{ kind: 'done' }, { kind: 'over' }]);
  const { rows } = await sql`select from followup_events where case_review_id = ${id} and kind = 'hired'`.execute(db);
  expect(rows).toHaveLength(1);
});

describe('a receiver that wants no more', () => {
  test('is switched off with one alarm, gets nothing until its secret changes, and then gets what happens from there on', async () => {
    const before = practice.worker.lines.length;
    const rung = () => practice.worker.lines.slice(before).filter((line) => line.includes('"kind":"practice"'));
    await sql`update incidents set over_at = now() where over_at is null`.execute(practice.scratch.db);
    await crm.fault('4xx');
    const { reference, link } = await asks({ full_name: 'Gone Away' });
    await until('it rings', () => rung().length > 0, 20);
    const mail = () => practice.mail.received().find(({ raw }) => raw.includes('Alarm: leads or events are not taken') && raw.includes('http-410'));
    await until('the alarm has arrived', () => mail() !== undefined, 10);
    expect(textOf(mail() as never)).toContain('Events, http-410');

    await crm.fault('none');
    const sofar = crm.received().filter(({ body }) => !body.includes('"alarm"')).length;
    await byLink(practice.scratch, link, 'attorney');
    await asks({ full_name: 'After It' });
    await looksTwice();
    expect(crm.received().filter(({ body }) => !body.includes('"alarm"'))).toHaveLength(sofar);
    expect(rung()).toHaveLength(1);
    await until('leads still leave', () => clio.leads().some(({ from_first }) => from_first === 'After'), 15);

    await practice.worker.stop();
    await startWorker({ WEBHOOK_SECRET: newerSecret });
    await reached(practice.scratch.db, await idOf(reference), 'attorney');
    await until('it hears again', () => told(reference).some(({ type }) => type === 'request.reached'), 20);
  });
});

let asked = 0;
/** Every person has a number of their own. */
function ownPhone(): string {
  return `810-555-0${100 + asked++}`;
}
function ownDraft(own: Partial<Draft>): Draft {
  return filledIn({ phone: ownPhone(), description: `Charge, court and date of ${own.full_name}`, ...own });
}
function asks(own: Partial<Draft>) {
  return practice.request({ phone: ownPhone(), ...own });
}

function leadsOf(reference: string): Record<string, string>[] {
  return clio.leads().filter(({ from_message }) => from_message?.includes(reference));
}

type Told = { type: string; timestamp: string; data: Record<string, unknown> };
/** The events about a request that the receiver has taken, in the order of their numbers. */
function told(reference: string): Told[] {
  return crm
    .received()
    .filter(({ fate }) => fate === 'kept')
    .map(({ body }) => JSON.parse(body) as Told)
    .filter(({ type, data }) => data['reference'] === reference && type !== 'request.alert')
    .toSorted((one, other) => Number(one.data['sequence']) - Number(other.data['sequence']));
}

async function lead(id: string): Promise<Record<string, unknown> | undefined> {
  return (await sql<Record<string, unknown>>`select * from leads where case_review_id = ${id}`.execute(practice.scratch.db)).rows[0];
}

/** How the order of a lead ended. */
async function codesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ ended: string }>`select case state when 'refused' then 'refused ' || last_code else state end as ended from deliveries
    where case_review_id = ${id} and kind = 'lead' and state <> 'waiting'`.execute(practice.scratch.db);
  return rows.map(({ ended: how }) => how);
}

async function stateOf(id: string, kind: string, channel: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from deliveries where case_review_id = ${id} and kind = ${kind} and channel = ${channel}`.execute(
    practice.scratch.db,
  );
  return rows.map(({ state }) => state);
}

async function alertsTo(id: string, who: string): Promise<number> {
  return (await sql`select from deliveries where case_review_id = ${id} and recipient = ${who}`.execute(practice.scratch.db)).rows.length;
}

async function idOf(reference: string): Promise<string> {
  return (await sql<{ id: string }>`select id from case_reviews where reference = ${reference}`.execute(practice.scratch.db)).rows[0]?.id ?? '';
}

/** The reconciler looks every five seconds: whatever would be sent again has been, after two looks. */
function looksTwice(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 11_000));
}

async function startWorker(more: NodeJS.ProcessEnv = {}): Promise<void> {
  practice.worker = run('worker', { ...practice.env, ...more });
  await untilStarted(practice.worker);
}

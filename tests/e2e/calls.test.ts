import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { numbers, wordsOfCallingFirm } from '#tests/testkit/calling-firm.ts';
import { type Practice, startPractice, textOf } from '#tests/testkit/practice.ts';
import { until } from '#tests/testkit/product.ts';
import { signatureOf } from '#tests/testkit/twilio-sink.ts';
import type { Words } from '#tests/testkit/words-of-firm.ts';
import { byLink } from '../testkit/alert-link.ts';

const { attorney, second, partner } = numbers;
let words: Words;
let practice: Practice;
beforeAll(async () => {
  words = wordsOfCallingFirm();
  practice = await startPractice({ CONTENT_FOLDER: words.folder });
}, 120_000);
afterAll(async () => {
  await practice.stop();
  words.remove();
});

/** Each test has its own requests: those before it are closed, and nobody answers unless the test says so. */
beforeEach(async () => {
  await sql`update followups set state = 'reached', next_due_at = null, remind_at = null, goes_on_at = null, closed_at = now()`.execute(practice.scratch.db);
  await sql`update deliveries set state = 'cancelled' where state = 'waiting'`.execute(practice.scratch.db);
  for (const number of Object.values(numbers)) {
    practice.sms.answers(number, { kind: 'silent' });
    practice.sms.delivers(number, 'silent');
  }
  practice.sms.reports('in-order');
});

describe('a call', { timeout: 60_000 }, () => {
  test('says that a request waits and no more, and 1 takes it', async () => {
    practice.sms.answers(attorney, { kind: 'human', press: ['1'] });
    const { id, reference } = await practice.request({ full_name: 'Taken By Key', arrested: 'Yes' });
    await until('it is taken', async () => (await practice.followup(id))['state'] === 'acknowledged', 15);
    expect(await practice.followup(id)).toMatchObject({ acknowledged_by: 'attorney' });
    await until('the call is over', () => callTo(attorney).status === 'completed', 10);
    const { heard, errors } = callTo(attorney);
    expect(heard[0]).toBe(
      'Blue Water Defense, on call. One urgent request waits for a call. Press 1 to take it. Press 2 to pass it on. Press 9 to hear this again.',
    );
    expect(heard[1]).toMatch(new RegExp(`^You have it. Reference ${reference.split('').join(' ')}. Call by \\d+:\\d\\d [AP]M. The link is in your messages.$`));
    expect([heard.length, errors]).toEqual([2, []]);
    expect(await arrivals(id, 'call')).toEqual(['attorney answered']);
    expect(await events(id)).toContain('acknowledged attorney');
  });

  test('names the language of who does not write in English, and that nobody at the firm speaks it', async () => {
    practice.sms.answers(attorney, { kind: 'human', press: ['1'] });
    const { id } = await practice.request({ full_name: 'Sent In Arabic' }, '/ar/contact');
    await until('the call is over', async () => (await practice.followup(id))['state'] === 'acknowledged' && callTo(attorney).status === 'completed', 15);
    expect(callTo(attorney).heard[0]).toContain('request waits for a call. Language: Arabic, needs an interpreter. Press 1');
  });

  test('rings 25 seconds, lasts two minutes at most, reports four stages, and looks for no answering machine', async () => {
    practice.sms.answers(attorney, { kind: 'busy' });
    const { id } = await practice.request({ full_name: 'Placed' });
    await until('somebody was called', async () => (await arrivals(id, 'call'))[0] === 'attorney not-answered', 15);
    const placed = practice.sms.received().findLast(({ path }) => path.endsWith('/Calls.json'));
    const form = new URLSearchParams(placed?.body);
    expect([form.get('Timeout'), form.get('TimeLimit'), form.getAll('StatusCallbackEvent'), form.has('MachineDetection'), form.has('Url')]).toEqual([
      '25',
      '120',
      ['initiated', 'ringing', 'answered', 'completed'],
      false,
      false,
    ]);
    expect(form.get('Twiml')).not.toMatch(/Placed|555/);
  });

  test('that voicemail picks up takes nothing: the ladder goes on', async () => {
    practice.sms.answers(attorney, { kind: 'voicemail' });
    const { id } = await practice.request({ full_name: 'Voice Mail' });
    await until('the call is over', async () => (await arrivals(id, 'call'))[0] === 'attorney not-answered', 15);
    const { heard } = callTo(attorney);
    expect(heard.slice(0, 2).map((said) => said.startsWith('Blue Water Defense, on call. One request waits'))).toEqual([true, true]);
    expect(heard).toHaveLength(3);
    const followup = await practice.followup(id);
    expect([followup['state'], followup['acknowledged_by'], followup['next_due_at'] instanceof Date]).toEqual(['climbing', null, true]);
    expect(await events(id)).toEqual(['not-answered attorney']);
  });

  test.each(['busy', 'no-answer', 'hang-up-mid'] as const)('that ends as "%s" takes nothing either', async (kind) => {
    practice.sms.answers(attorney, { kind });
    const { id } = await practice.request({ full_name: `Ends ${kind}` });
    await until('the call is over', async () => (await arrivals(id, 'call'))[0] === 'attorney not-answered', 15);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_by: null });
  });

  test('is passed on by 2, and the next person rings now', async () => {
    practice.sms.answers(attorney, { kind: 'human', press: ['2'] });
    practice.sms.answers(second, { kind: 'human', press: ['1'] });
    const { id } = await practice.request({ full_name: 'Passed On' });
    await until('the second person has it', async () => (await practice.followup(id))['acknowledged_by'] === 'second', 15);
    const [first, next] = [callTo(attorney), callTo(second)];
    expect(first.heard[1]).toBe('Passed on. The next person is alerted now.');
    expect(next.at - first.at).toBeLessThan(6_000);
    expect(await events(id)).toContain('passed-on attorney');
  });

  test('is read again for 9 and for keys that mean nothing, and ends at the third', async () => {
    practice.sms.answers(attorney, { kind: 'human', press: ['9', '5', '9', '1'] });
    const { id } = await practice.request({ full_name: 'Hears Again' });
    await until('the call is over', async () => (await arrivals(id, 'call'))[0] === 'attorney not-answered', 15);
    const { heard } = callTo(attorney);
    expect(new Set(heard.slice(0, 3)).size).toBe(1);
    expect([heard.length, heard[3]]).toEqual([4, '']);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing' });
  });

  test('about what somebody has says who and since when', async () => {
    practice.sms.answers(attorney, { kind: 'human', press: ['1'], afterMs: 4_000 });
    const { id, link } = await practice.request({ full_name: 'Taken Already' });
    await until('somebody listens', () => calls(attorney).at(-1)?.status === 'in-progress', 10);
    await tap(link, 'second');
    await until('the call is over', () => callTo(attorney).status === 'completed', 15);
    expect(callTo(attorney).heard[1]).toMatch(/^Teresa Nowak has it, since \d+:\d\d [AP]M\. You do not have to do anything\.$/);
    expect(await practice.followup(id)).toMatchObject({ acknowledged_by: 'second' });
  });

  test('that still rings is hung up when somebody takes the request elsewhere', async () => {
    practice.sms.answers(attorney, { kind: 'rings' });
    const { id, link } = await practice.request({ full_name: 'Taken Elsewhere' });
    await until('it rings', () => calls(attorney).at(-1)?.status === 'ringing', 10);
    await tap(link, 'second');
    await until('the call is canceled', () => callTo(attorney).status === 'canceled', 12);
    expect(await practice.followup(id)).toMatchObject({ acknowledged_by: 'second' });
  });

  test('to a number that does not exist is replaced by every other channel at once, and the firm is told', async () => {
    practice.sms.answers(partner, { kind: 'dead' });
    const { id } = await practice.request({ full_name: 'Dead Number' });
    await goTo(id, 4);
    await until(
      'the partner is told by other channels',
      async () => (await channelsOf(id, 'partner')).join() === 'call refused,email handed-over,sms handed-over',
      20,
    );
    expect(await events(id)).toContain('not-arrived partner');
    const about = () =>
      practice.mail
        .received()
        .map(textOf)
        .find((text) => text.includes('an address refuses messages') && text.includes('phone call'));
    await until('the alarm has rung', () => about() !== undefined, 10);
    expect(about()).toContain('sip-404');
  });

  test('is replaced also when it is the last one of the ladder', async () => {
    practice.sms.answers(partner, { kind: 'dead' });
    const { id } = await practice.request({ full_name: 'Last Alert' });
    await sql`update followups set ladder_step = 4, ladder_from = now() - interval '200 hours', told_late_at = now(), next_due_at = now()
      where case_review_id = ${id}`.execute(practice.scratch.db);
    await until(
      'the partner is told by other channels',
      async () => (await channelsOf(id, 'partner')).join() === 'call refused,email handed-over,sms handed-over',
      20,
    );
    expect(await practice.followup(id)).toMatchObject({ state: 'unanswered', next_due_at: null });
  });
});

test('whoever takes a request by phone and had no message about it gets the link', { timeout: 60_000 }, async () => {
  practice.sms.answers(partner, { kind: 'human', press: ['1'] });
  const { id } = await practice.request({ full_name: 'Called Only' });
  await goTo(id, 4);
  await until('the partner has the link', async () => (await channelsOf(id, 'partner')).join() === 'call handed-over,email handed-over,sms handed-over', 15);
  expect(await practice.followup(id)).toMatchObject({ acknowledged_by: 'partner' });
  expect(practice.sms.textsTo(partner).at(-1)).toContain('/a#');
});

describe('reports about a call', { timeout: 60_000 }, () => {
  test.each(['shuffled', 'doubled', 'late'] as const)('that come %s leave the same row and one line on the timeline', async (how) => {
    practice.sms.reports(how);
    practice.sms.answers(attorney, { kind: 'no-answer' });
    const { id } = await practice.request({ full_name: `Reports ${how}` });
    await until('the reports are in', async () => (await arrivals(id, 'call'))[0] === 'attorney not-answered', 20);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await events(id)).toEqual(['not-answered attorney']);
    expect(await arrivals(id, 'call')).toEqual(['attorney not-answered']);
  });

  test.each(['shuffled', 'late'] as const)('that come %s do not undo a key', async (how) => {
    practice.sms.reports(how);
    practice.sms.answers(attorney, { kind: 'human', press: ['1'] });
    const { id } = await practice.request({ full_name: `Key And ${how}` });
    await until('it is taken', async () => (await practice.followup(id))['state'] === 'acknowledged', 15);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await arrivals(id, 'call')).toEqual(['attorney answered']);
  });

  test('that never come keep nobody from taking it', async () => {
    practice.sms.reports('missing');
    practice.sms.answers(attorney, { kind: 'human', press: ['1'] });
    const { id } = await practice.request({ full_name: 'No Reports' });
    await until('it is taken', async () => (await practice.followup(id))['state'] === 'acknowledged', 15);
  });
});

describe('a key', { timeout: 60_000 }, () => {
  test('without a valid signature does nothing', async () => {
    const { id } = await practice.request({ full_name: 'Forged' });
    const url = `${practice.product.url}/voice/choice?d=${await deliveryOf(id)}`;
    const fields = { CallSid: newCall(), Digits: '1' };
    const forged = [
      signatureOf(url, fields, 'voice', 'another-token'),
      signatureOf(url.replace('/choice', '/status'), fields, 'voice'),
      signatureOf(url, { ...fields, Digits: '2' }, 'voice'),
      '',
    ];
    for (const signature of forged) expect((await post(url, fields, signature)).status).toBe(403);
    for (const path of ['/voice/status', '/sms/status', '/sms/inbound']) expect((await post(`${practice.product.url}${path}`, fields, '')).status).toBe(403);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing' });
    expect((await post(url, fields, signatureOf(url, fields, 'voice'))).status).toBe(200);
    expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged' });
  });

  test('that is sent twice, also at the same time, acts once and is answered twice', async () => {
    const { id } = await practice.request({ full_name: 'Pressed Twice' });
    const url = `${practice.product.url}/voice/choice?d=${await deliveryOf(id)}`;
    const fields = { CallSid: newCall(), Digits: '2' };
    const signature = signatureOf(url, fields, 'voice');
    const both = await Promise.all([post(url, fields, signature), post(url, fields, signature)]);
    await until('the second person is alerted', async () => (await channelsOf(id, 'second')).length > 0, 10);
    const answers = await Promise.all([...both, await post(url, fields, signature)].map((answer) => answer.text()));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('<Say>Passed on.');
    expect((await events(id)).filter((event) => event.startsWith('passed-on'))).toHaveLength(1);
  });
});

test('more requests than may ring one by one are told in one call, and one key takes one of them', { timeout: 120_000 }, async () => {
  const few = wordsOfCallingFirm(6);
  const flooded = await startPractice({ CONTENT_FOLDER: few.folder });
  const { db } = flooded.scratch;
  try {
    flooded.sms.answers(attorney, { kind: 'voicemail' });
    for (let at = 0; at < 2; at++) await flooded.request({ full_name: `One By One ${at}` });
    await until('two calls have been made', () => flooded.sms.calls().length === 2, 15);
    const held = [];
    for (let at = 0; at < 3; at++) held.push(await flooded.request({ full_name: `Held ${at}`, ...(at === 1 ? { arrested: 'Yes' as const } : {}) }));
    const bundled = async () => (await sql`select from deliveries where state = 'bundled' and channel = 'call'`.execute(db)).rows.length;
    await until('three wait for a call', async () => (await bundled()) === 3, 10);
    expect(flooded.sms.calls()).toHaveLength(2);
    flooded.sms.answers(attorney, { kind: 'human', press: ['1'] });
    // The time for which a bundle collects has passed.
    await sql`update deliveries set created_at = created_at - interval '1 minute' where state = 'bundled'`.execute(db);
    await sql`update deliveries set next_attempt_at = now() where kind = 'bundle' and state = 'waiting'`.execute(db);
    await until('one call told of all three', () => flooded.sms.calls()[2]?.status === 'completed', 15);
    const heard = flooded.sms.calls()[2]?.heard ?? [];
    expect(heard[0]).toMatch(
      /^Blue Water Defense, on call\. 3 requests wait for a call, 1 urgent\. The oldest has waited 1 minute\. Press 1 to take the first\./,
    );
    expect(heard[1]).toContain(`You have it. Reference ${held[1]?.reference.split('').join(' ')}.`);
    const states = await Promise.all(held.map(async ({ id }) => (await flooded.followup(id))['state']));
    expect(states).toEqual(['climbing', 'acknowledged', 'climbing']);
  } finally {
    await flooded.stop();
    few.remove();
  }
});

describe('a reminder by call', { timeout: 60_000 }, () => {
  test.each([
    ['5', /^Noted: reached/, { state: 'reached' }],
    ['6', /^Noted: no answer. The next try is due at/, { state: 'acknowledged' }],
    ['7', /^You have time until/, { state: 'acknowledged' }],
    ['2', /^Passed on/, { state: 'climbing' }],
  ] as const)('comes when the text is not answered, and takes the key %s', async (key, said, then) => {
    const { id } = await practice.request({ full_name: `Reminded ${key}` });
    await takeByText(id);
    practice.sms.answers(attorney, { kind: 'human', press: [key] });
    const before = calls(attorney).length;
    // The call is due halfway. A worker finds it up to five seconds later, and it must not go on before.
    await sql`update followups set remind_at = now(), next_due_at = now(), goes_on_at = now() + interval '16 seconds' where case_review_id = ${id}`.execute(
      practice.scratch.db,
    );
    await until(
      'the call is over',
      () =>
        calls(attorney)
          .slice(before)
          .some(({ heard }) => heard.length === 2),
      25,
    );
    const { heard } = callTo(attorney);
    expect(heard[0]).toContain('Press 5 if you reached them. Press 6 if nobody answered. Press 7 for fifteen more minutes. Press 2 to pass it on.');
    expect(heard[1]).toMatch(said);
    expect(await practice.followup(id)).toMatchObject(then);
  });

  test('does not come when the text was answered', async () => {
    const { id } = await practice.request({ full_name: 'Answered Text' });
    await takeByText(id);
    practice.sms.answers(attorney, { kind: 'human', press: ['5'] });
    const before = calls(attorney).length;
    await sql`update followups set remind_at = now(), next_due_at = now(), goes_on_at = now() + interval '16 seconds' where case_review_id = ${id}`.execute(
      practice.scratch.db,
    );
    await until('the reminder has left', async () => (await channelsOf(id, 'attorney', 'reminder')).includes('sms handed-over'), 7);
    expect(await practice.sms.text(practice.product.url, attorney, '7')).toMatch(/you have time until/);
    await new Promise((resolve) => setTimeout(resolve, 14_000));
    expect(calls(attorney)).toHaveLength(before);
  });
});

function calls(number: string) {
  return practice.sms.calls().filter(({ to }) => to === number);
}

function callTo(number: string) {
  const call = calls(number).at(-1);
  if (!call) throw new Error('nobody was called');
  return call;
}

async function takeByText(id: string): Promise<void> {
  await until('the text has left', async () => (await channelsOf(id, 'attorney')).includes('sms handed-over'), 15);
  await practice.sms.text(practice.product.url, attorney, '1');
  expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged' });
}

/** Somebody says by the link that they have it. */
async function tap(link: string, who: string): Promise<void> {
  expect(await byLink(practice.scratch, link, who)).toEqual({ kind: 'done' });
}

/** Time passes until this step of the ladder is due. */
async function goTo(id: string, step: number): Promise<void> {
  await sql`update followups set ladder_step = ${step}, ladder_from = now() - interval '55 minutes', next_due_at = now() where case_review_id = ${id}`.execute(
    practice.scratch.db,
  );
}

async function arrivals(id: string, channel: string): Promise<string[]> {
  const { rows } = await sql<{ recipient: string; arrival: string | null }>`
    select recipient, arrival from deliveries where case_review_id = ${id} and channel = ${channel} and not again order by created_at`.execute(
    practice.scratch.db,
  );
  return rows.map(({ recipient, arrival }) => `${recipient} ${arrival}`);
}

async function channelsOf(id: string, recipient: string, kind = 'alert'): Promise<string[]> {
  const { rows } = await sql<{ channel: string; state: string }>`
    select channel, state from deliveries where case_review_id = ${id} and recipient = ${recipient} and kind = ${kind} order by channel`.execute(
    practice.scratch.db,
  );
  return rows.map(({ channel, state }) => `${channel} ${state}`);
}

async function events(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; by: string | null }>`select kind, by from followup_events where case_review_id = ${id} order by id`.execute(
    practice.scratch.db,
  );
  return rows.map(({ kind, by }) => `${kind} ${by}`);
}

async function deliveryOf(id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from deliveries where case_review_id = ${id} and channel = 'call'`.execute(practice.scratch.db);
  return rows[0]?.id ?? '';
}

function newCall(): string {
  return `CA${randomBytes(16).toString('hex')}`;
}

function post(url: string, fields: Record<string, string>, signature: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'X-Twilio-Signature': signature }, body: new URLSearchParams(fields) });
}

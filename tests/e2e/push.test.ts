import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { byLink } from '../testkit/alert-link.ts';
import { type NtfyMessage, ntfyToken, startNtfySink } from '../testkit/ntfy-sink.ts';
import { planted, searchFor } from '../testkit/planted.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { type Emergency, pushoverToken, startPushoverSink } from '../testkit/pushover-sink.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from '../testkit/words-of-firm.ts';

/** The attorney has ntfy, the second attorney Pushover. Both are rung at once, the attorney by mail too. */
const topic = 'attorney-4f1c0b7de2a94c53';
const userKey = 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG';
const ringing: [RegExp, string][] = [
  [/(name: Ellen Halvorsen,.*?) \}/, `$1, push: { ntfy: ${topic} } }`],
  [/(name: Teresa Nowak,.*?) \}/, `$1, push: { pushover: ${userKey} } }`],
  [/(name: Marcus Bell,.*?) \}/, '$1, push: { ntfy: partner-4f1c0b7de2a94c53 } }'],
  [/\[\{ who: on-call, by: \[email, sms, webhook\] \}\]/g, '[{ who: on-call, by: [email, push] }, { who: second, by: [push] }]'],
  [/who: second, by: \[sms, email\]/g, 'who: second, by: [push]'],
];

type Ntfy = Awaited<ReturnType<typeof startNtfySink>>;
type Pushover = Awaited<ReturnType<typeof startPushoverSink>>;

async function startRinging(
  ...changes: [RegExp, string][]
): Promise<{ practice: Practice; words: Words; ntfy: Ntfy; pushover: Pushover; stop: () => Promise<void> }> {
  const words = wordsOfFirmWith(...ringing, ...changes);
  const [ntfy, pushover] = await Promise.all([startNtfySink(), startPushoverSink()]);
  const env = { NTFY_URL: ntfy.url, NTFY_TOKEN: ntfyToken, PUSHOVER_URL: pushover.url, PUSHOVER_TOKEN: pushoverToken };
  const practice = await startPractice({ CONTENT_FOLDER: words.folder, ...env });
  const stop = async () => {
    await practice.stop();
    await Promise.all([ntfy.stop(), pushover.stop()]);
    words.remove();
  };
  return { practice, words, ntfy, pushover, stop };
}

describe('a request that rings by push', () => {
  let [practice, ntfy, pushover] = [] as unknown as [Practice, Ntfy, Pushover];
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    ({ practice, ntfy, pushover, stop } = await startRinging(withoutBundles));
  });
  afterAll(() => stop?.());

  const noteOf = (reference: string) => ntfy.shown(topic).find(({ message }) => message.includes(spoken(reference))) as NtfyMessage;
  /** Sends a request, and waits until both phones ring and that is noted. */
  const request = async (name: string, own: { arrested?: 'Yes' } = {}) => {
    const sent = await practice.request({ full_name: name, ...own });
    await until('both phones ring', async () => Boolean(noteOf(sent.reference)) && (await handed(sent.id)) === 2, 10);
    return { ...sent, note: noteOf(sent.reference), call: pushover.about(sent.reference)[0] as Emergency };
  };
  const handed = async (id: string): Promise<number> => (await deliveries(id)).filter(({ provider_id }) => provider_id !== null).length;
  const deliveries = async (id: string) => {
    const { rows } = await sql<{
      id: string;
      channel: string;
      recipient: string;
      state: string;
      provider_id: string | null;
      arrival: string | null;
      arrival_code: string | null;
    }>`select * from deliveries where case_review_id = ${id} and channel = 'push' order by created_at`.execute(practice.scratch.db);
    return rows;
  };
  const stateOf = async (id: string) => (await practice.followup(id))['state'];
  const isTakenBy = async (id: string, who: string) => (await practice.followup(id))['acknowledged_by'] === who;
  const mailsTo = (address: string, reference: string) =>
    practice.mail.received().filter(({ envelope, raw }) => envelope.to.includes(address) && raw.includes(spoken(reference)));

  test('is taken by the button in ntfy, which then goes away; a link scanner that only looks does nothing', async () => {
    const { note, id, reference } = await request('Button');
    expect(note).toMatchObject({ title: 'A request is waiting', priority: 5, click: expect.stringMatching(/^http:\/\/localhost:\d+\/a#[\w-]{38}$/) });
    const take = note.actions.find(({ label }) => label === 'I take it')?.url ?? '';
    const scanned = await fetch(take);
    expect([scanned.status, await stateOf(id)]).toEqual([404, 'climbing']);

    const pressed = await ntfy.press(note, 'I take it');
    expect(pressed).toEqual({ status: 200, said: expect.stringMatching(new RegExp(`^You have ${spoken(reference)}\\. Call by .*[AP]M\\.$`)) });
    expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney' });
    expect(noteOf(reference)).toBeUndefined();
    expect(await ntfy.press(note, 'I take it')).toEqual(pressed);

    // It has a name of its own in the log, and its token is in no line of it.
    const token = take.split('/').at(-1) ?? 'none';
    const lines = [...practice.product.web.lines, ...practice.worker.lines];
    expect(lines.filter((line) => line.includes(token) || line.toLowerCase().includes(token.toLowerCase()))).toEqual([]);
    expect(lines.some((line) => line.includes('"route":"/push/take"') && line.includes('"status":200'))).toBe(true);
  });

  test('may be taken from ntfy in a browser, which is no page of ours', async () => {
    const { note, id } = await request('Web App');
    const take = note.actions.find(({ label }) => label === 'I take it')?.url ?? '';
    const answer = await fetch(take, { method: 'POST', headers: { Origin: 'https://ntfy.example.com', 'Sec-Fetch-Site': 'cross-site' }, body: '' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await isTakenBy(id, 'attorney')).toBe(true);
  });

  test('is passed on by the other button: the next person is alerted at once, and a second press skips nobody', async () => {
    const { note, id, reference, call } = await request('Pass On');
    expect(await ntfy.press(note, 'Pass on')).toEqual({ status: 200, said: 'Passed on. The next person is alerted now.' });
    // Far less than the five seconds after which the worker would find it by itself.
    await until('the second attorney is rung again', () => pushover.about(reference).length === 2, 4);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_by: null });
    expect((await ntfy.press(note, 'Pass on')).status).toBe(200);
    const { rows: passed } = await sql`select from followup_events where case_review_id = ${id} and kind = 'passed-on'`.execute(practice.scratch.db);
    expect(passed).toHaveLength(1);
    // Who passed on was the attorney: what rings for the second attorney goes on ringing.
    expect(call.cancelled).toBe(false);
  });

  test('whose button comes too late says who has it', async () => {
    const { note, id, call } = await request('Too Late');
    pushover.acknowledge(call);
    await until('the second attorney has it', () => isTakenBy(id, 'second'), 10);
    expect(await ntfy.press(note, 'I take it')).toEqual({ status: 200, said: 'Teresa Nowak has it already.' });
    expect(await ntfy.press(note, 'Pass on')).toEqual({ status: 200, said: 'Teresa Nowak has it already.' });
    expect(await isTakenBy(id, 'second')).toBe(true);
  });

  test('does not open by the token of another, a changed one, or one of two hours ago', async () => {
    const [mine, other] = [await request('Mine'), await request('Quill Otherwise')];
    const [one = '', two = ''] = [mine, other].map(({ note }) => note.actions[0]?.url);
    const token = (url: string) => url.split('/').at(-1) ?? '';
    const press = async (made: string) => (await fetch(one.replace(token(one), made), { method: 'POST' })).status;
    // The id of one with the proof of the other; then the token of a link, which is no button.
    expect(await press(`${token(one).slice(0, 21)}${token(two).slice(21)}`)).toBe(404);
    expect(await press(token(one).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404);
    expect(await press(mine.link.split('#').at(-1) ?? '')).toBe(404);
    await sql`update deliveries set handed_over_at = now() - interval '121 minutes' where case_review_id = ${mine.id}`.execute(practice.scratch.db);
    expect(await ntfy.press(mine.note, 'I take it')).toEqual({ status: 404, said: 'This button no longer counts. Open the newest alert.' });
    expect([await stateOf(mine.id), await stateOf(other.id)]).toEqual(['climbing', 'climbing']);
    // The button stays where it is, so that its owner sees that nothing was done.
    expect(noteOf(mine.reference)).toBeDefined();
    // A token of a button is no link.
    expect(await byLink(practice.scratch, `#${token(two)}`, 'attorney')).toBeUndefined();
  });

  test('has no address at which anybody could say that it was acknowledged', async () => {
    const { call, id, note } = await request('Forged');
    expect(call.form.has('callback')).toBe(false);
    const body = new URLSearchParams({ receipt: call.receipt, acknowledged: '1' });
    const told = await fetch(new URL('/push/receipt', note.actions[0]?.url), { method: 'POST', body });
    expect(told.status).not.toBe(200);
    expect(await stateOf(id)).toBe('climbing');
  });

  test('acknowledged at Pushover is taken here; who had no mail about it is sent the link', async () => {
    const { call, id, reference } = await request('Acknowledged There', { arrested: 'Yes' });
    expect(Object.fromEntries(call.form)).toMatchObject({ title: 'Urgent request', priority: '2', retry: '30', expire: '3600', tags: reference });
    expect(call.form.get('message')).toMatch(/Acknowledge it to take it\.$/);
    expect(mailsTo('second@example.com', reference)).toEqual([]);
    pushover.acknowledge(call);
    await until('the second attorney has it', () => isTakenBy(id, 'second'), 12);
    await until('the link has come', () => mailsTo('second@example.com', reference).length > 0, 10);
    expect(textOf(mailsTo('second@example.com', reference)[0] as never)).toMatch(/\/a#[\w-]{38}/);
    const noted = (await deliveries(id)).find(({ recipient }) => recipient === 'second');
    expect(noted).toMatchObject({ provider_id: call.receipt, arrival: 'answered' });
  });

  test('ends its ringing at Pushover when somebody else takes it', async () => {
    const { note, call, id } = await request('Taken Elsewhere');
    expect(call.endedAt).toBeUndefined();
    await ntfy.press(note, 'I take it');
    await until('the ringing has ended', () => call.cancelled, 12);
    await until('that is noted', async () => (await deliveries(id)).some(({ arrival_code }) => arrival_code === 'cancelled'), 5);
    expect(pushover.rings(call)).toBe(1);
  });

  test('that nobody acknowledged in an hour stops being looked at', async () => {
    const { call, id } = await request('Expired');
    pushover.expire(call);
    await until('that is noted', async () => (await deliveries(id)).some(({ arrival_code }) => arrival_code === 'expired'), 12);
    expect(await stateOf(id)).toBe('climbing');
  });

  test('reminds by push too, with no button to take what one has', async () => {
    const { note, id, reference } = await request('Reminded');
    await ntfy.press(note, 'I take it');
    await sql`update followups set remind_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('the reminder has come', () => noteOf(reference) !== undefined, 10);
    const reminder = noteOf(reference);
    expect([reminder.title, reminder.actions.map(({ label }) => label)]).toEqual(['How did the call go?', ['Pass on']]);
    expect((await ntfy.press(reminder, 'Pass on')).status).toBe(200);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_by: null });
  });

  test('holds no word of a visitor, and no link of another message', async () => {
    const { draft, values } = planted();
    const { reference, link } = await practice.request(draft);
    await until('both phones ring', () => noteOf(reference) !== undefined && pushover.about(reference).length > 0, 10);
    const sent = [...ntfy.received(), ...pushover.received()].map(({ path, headers, body }) => JSON.stringify([path, headers, body]));
    const search = searchFor([...values, link.split('#').at(-1) ?? '']);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.flatMap((one) => search(Buffer.from(one)))).toEqual([]);
  });

  test('goes by another channel when the key of a user is refused, and the firm hears of it', async () => {
    pushover.forgetUser(userKey);
    const { reference } = await practice.request({ full_name: 'Refused Key' });
    await until('a mail and a text stand in', () => mailsTo('second@example.com', reference).length > 0, 10);
    expect(practice.sms.received().some(({ body }) => new URLSearchParams(body).get('Body')?.includes(spoken(reference)))).toBe(true);
    const report = () => practice.mail.received().find(({ envelope, raw }) => envelope.to.includes('partner@example.com') && raw.includes('Teresa Nowak'));
    await until('the firm is told', () => report() !== undefined, 10);
    expect(textOf(report() as never)).toContain('Teresa Nowak, push message, pushover-user');
  });

  test('and Pushover was never asked about a receipt more often than it allows', () => {
    expect(pushover.tooFast()).toBe(0);
  });
});

test('more than one person can hear one by one comes as one message, whose button takes the first', async () => {
  const { practice, ntfy, pushover, stop } = await startRinging([/alertBudget: .*/, 'alertBudget: { minutes: 5, texts: 4, mails: 3000000 }']);
  try {
    const sent = [];
    for (const arrested of ['No', 'No', 'Yes'] as const) sent.push(await practice.request({ full_name: `Flood ${arrested} ${sent.length}`, arrested }));
    const urgent = sent.at(-1);
    const bundle = () => ntfy.shown(topic).find(({ title }) => title === '2 requests wait, 1 urgent');
    await until('a bundle rings in ntfy', () => bundle() !== undefined, 90);
    expect(bundle()?.message).toContain(`First: urgent, ${spoken(urgent?.reference ?? '')}, call by`);
    const ringing = () => pushover.about(urgent?.reference ?? '')[0];
    await until('and at Pushover', () => ringing() !== undefined, 30);
    pushover.acknowledge(ringing() as Emergency);
    await until('the urgent one is taken', async () => (await practice.followup(urgent?.id ?? ''))['acknowledged_by'] === 'second', 15);
    expect((await ntfy.press(bundle() as NtfyMessage, 'I take it')).said).toBe('Teresa Nowak has it already.');
    for (const { id } of sent.slice(0, 2)) expect(await practice.followup(id)).toMatchObject({ state: 'climbing' });
  } finally {
    await stop();
  }
});

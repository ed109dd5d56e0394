import { sql, type Transaction } from 'kysely';
import type { Delivery, Tables } from '#database/tables.ts';
import { isUuid } from '#database/uuid.ts';
import type { Acted } from '#followup/actions/action.ts';
import { reached } from '#followup/actions/reports.ts';
import { moreTime } from '#followup/actions/take.ts';
import { isOpen, type Told, toldBy } from '#followup/alerts/alerted.ts';
import { letters, readingOf } from '#followup/alerts/call-script.ts';
import { noteAnswer } from '#on-call/drills/answers.ts';
import { drillWords } from '#on-call/drills/words.en.ts';
import { callWords } from '#replies/phone/words.en.ts';
import { passOnTo, standing, takeFirst, triedInVain } from '#replies/staff/actions.ts';
import { type Answer, answerOnce } from '#replies/staff/answer-once.ts';
import { clockTime, nameOf, type Phone } from '#replies/staff/context.ts';

/** A key during a call, or none. `reading`: how often the call has said what it asks. */
export type Pressed = { call: string; delivery: string; reading: number; digits: string };

export type Spoken = { kind: 'asks'; says: string; reading: number } | { kind: 'ends'; says: string };

/** After the third time the call ends: whoever has not chosen by then does not choose. */
const mostReadings = 3;

type Called = Pick<Delivery, 'id' | 'kind' | 'recipient'>;

/** Does what a key asks for, and says so when it is stored. Only a key does anything: voicemail picks up too. */
export async function pressKey(phone: Phone, { call, delivery, reading, digits }: Pressed): Promise<Spoken> {
  const called = await readCalled(phone, delivery);
  if (!called) return { kind: 'ends', says: callWords.over };
  const act = actOf(called.kind, digits);
  if (act) {
    const { said, changed } = await answerOnce(phone.db, `call ${call} ${delivery} ${digits}`, async (transaction) => {
      const answer = await act(phone, transaction, called);
      // The key can come before the worker has noted the call: with its id, that note does not take it for another call's.
      await sql`update deliveries set arrival = 'answered', arrival_code = null, arrival_at = present(), provider_id = coalesce(provider_id, ${call || null})
        where id = ${delivery}`.execute(transaction);
      return answer;
    });
    await phone.wake(changed);
    return { kind: 'ends', says: said };
  }
  // Without a key it is read once more: the first time somebody may have been getting up.
  if (reading >= (digits === '' ? 2 : mostReadings)) return { kind: 'ends', says: '' };
  const says = await readingOf(phone.db, phone.firm, called);
  return says === undefined ? { kind: 'ends', says: callWords.over } : { kind: 'asks', says, reading: reading + 1 };
}

async function readCalled({ db }: Phone, delivery: string): Promise<Called | undefined> {
  if (!isUuid(delivery)) return undefined;
  const { rows } = await sql<Called>`select id, kind, recipient from deliveries
    where id = ${delivery} and channel = 'call' and kind in ('alert', 'reminder', 'bundle', 'drill')`.execute(db);
  return rows[0];
}

type Act = (phone: Phone, transaction: Transaction<Tables>, called: Called) => Promise<Answer>;

/** No digit means two things, on no channel: 1 takes, 2 passes on, 5, 6 and 7 answer a reminder. */
function actOf(kind: Delivery['kind'], digits: string): Act | undefined {
  if (kind === 'drill') return { '1': answerDrill, '2': declineDrill }[digits];
  if (digits === '2') return pass;
  if (kind === 'reminder') return { '5': report, '6': tryAgain, '7': askForTime }[digits];
  return digits === '1' ? take : undefined;
}

const take: Act = async (phone, transaction, { id, recipient }) => {
  const told = await toldBy(transaction, id);
  const taken = await takeFirst(phone, transaction, told.filter(isOpen), recipient, 'call');
  if (taken) return { said: callWords.yours(letters(taken.reference), clockTime(phone, taken.call_due_at)), changed: [taken.request] };
  return { said: await whoHasIt(phone, transaction, told[0], recipient), changed: [] };
};

/** All that the call told of: whoever cannot take the first cannot take the second either. */
const pass: Act = async (phone, transaction, { id, recipient }) => {
  const told = await toldBy(transaction, id);
  // In the order in which the ladder locks them.
  const inOrder = told.toSorted((one, other) => (one.request < other.request ? -1 : 1));
  const passed: string[] = [];
  for (const one of inOrder) if ((await passOnTo(phone, transaction, one, recipient)).kind === 'done') passed.push(one.request);
  return { said: passed.length > 0 ? callWords.passedOn : await whoHasIt(phone, transaction, told[0], recipient), changed: passed };
};

const answerDrill: Act = async (_phone, transaction, { id }) => {
  await noteAnswer(transaction, id);
  return { said: drillWords.answered, changed: [] };
};

/** Whoever presses 2 has been reached as well. */
const declineDrill: Act = async (phone, transaction, called) => ({ ...(await answerDrill(phone, transaction, called)), said: drillWords.notPassedOn });

const report: Act = (phone, transaction, called) =>
  about(phone, transaction, called, async ({ request }) => [await reached(transaction, request, called.recipient), callWords.reached]);

const tryAgain: Act = (phone, transaction, called) =>
  about(phone, transaction, called, async (told) => {
    const acted = await triedInVain(phone, transaction, told, called.recipient);
    const { remind_at } = await standing(transaction, told.request);
    return [acted, callWords.noAnswer(remind_at ? clockTime(phone, remind_at) : '')];
  });

const askForTime: Act = (phone, transaction, called) =>
  about(phone, transaction, called, async ({ request }) => {
    const given = await moreTime(transaction, request, called.recipient);
    if (given.kind === 'until') return [{ kind: 'done' }, callWords.moreTime(clockTime(phone, given.until))];
    return given.kind === 'no-more' ? [{ kind: 'done' }, callWords.noMoreTime] : [given, ''];
  });

async function about(
  phone: Phone,
  transaction: Transaction<Tables>,
  { id, recipient }: Called,
  act: (told: Told) => Promise<[Acted, string]>,
): Promise<Answer> {
  const [told] = await toldBy(transaction, id);
  if (!told) return { said: callWords.over, changed: [] };
  const [acted, said] = await act(told);
  return { said: acted.kind === 'done' ? said : await whoHasIt(phone, transaction, told, recipient), changed: [told.request] };
}

async function whoHasIt(phone: Phone, transaction: Transaction<Tables>, told: Told | undefined, recipient: string): Promise<string> {
  if (!told) return callWords.over;
  const { state, acknowledged_by, acknowledged_at } = await standing(transaction, told.request);
  if (state !== 'acknowledged' || !acknowledged_at) return callWords.over;
  if (acknowledged_by === recipient) return callWords.yours(letters(told.reference), clockTime(phone, told.call_due_at));
  return callWords.theirs(nameOf(phone, acknowledged_by), clockTime(phone, acknowledged_at));
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { spoken, spokenLetters } from '#case-review/reference.ts';
import type { Tables } from '#database/tables.ts';
import type { Firm } from '#firm/content.ts';
import type { Acted } from '#followup/actions/action.ts';
import { reached } from '#followup/actions/reports.ts';
import { moreTime } from '#followup/actions/take.ts';
import { alertedTo, byReference, isOpen, type Told, takenBy } from '#followup/alerts/alerted.ts';
import { drillWords } from '#on-call/drills/words.en.ts';
import { passOnTo, standing, takeFirst, triedInVain } from '#replies/staff/actions.ts';
import { type Answer, answerOnce, onceAnHour } from '#replies/staff/answer-once.ts';
import { clockTime, nameOf, type Phone } from '#replies/staff/context.ts';
import { answerByText } from '#replies/staff/drill-answers.ts';
import { staffWords } from '#replies/texts/words.en.ts';

/** The short names of everybody in the firm file who has this number. */
export function peopleWith(firm: Firm, number: string): string[] {
  return Object.entries(firm.onCall.people)
    .filter(([, { mobile }]) => mobile === number)
    .map(([who]) => who);
}

/**
 * A text from somebody on the on-call list: 1 takes, 2 passes on or gives back, 5, 6 and 7 answer a reminder, a reference takes
 * that one. Whoever forges a sender can take a request in another's name; the answer goes to the real phone, and without a
 * report the ladder goes on.
 */
export async function replyTo(phone: Phone, who: readonly string[], sid: string, body: string): Promise<string | undefined> {
  const { said, changed } = await answerOnce(phone.db, `text ${sid || randomUUID()}`, (transaction) => actOn(phone, transaction, who, meant(body)));
  await phone.wake(changed);
  return said || undefined;
}

type Meant = { digit: '' | '1' | '2' | '5' | '6' | '7'; reference: string } | undefined;

const answer = new RegExp(`^([12567]?)([${spokenLetters}]{8})?$`);

/** "1", "2.", "5 7K4 M29 AF", or a reference alone. */
function meant(body: string): Meant {
  const typed = body
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');
  const [, digit = '', reference = ''] = answer.exec(typed) ?? [];
  return digit || reference ? { digit: digit as NonNullable<Meant>['digit'], reference } : undefined;
}

const nothing = (said: string): Answer => ({ said, changed: [] });

async function actOn(phone: Phone, transaction: Transaction<Tables>, who: readonly string[], asked: Meant): Promise<Answer> {
  if (!asked) return nothing((await onceAnHour(transaction, `hint ${who.join(' ')}`)) ? staffWords.hint : '');
  const named = asked.reference ? await byReference(transaction, asked.reference, who[0] ?? '') : undefined;
  if (asked.reference && !named) return nothing(staffWords.unknown(spoken(asked.reference)));
  switch (asked.digit) {
    case '':
    case '1':
      return take(phone, transaction, who, named);
    case '2':
      return pass(phone, transaction, who, named);
    default:
      return report(phone, transaction, who, named, asked.digit);
  }
}

/** Exactly the one that was named, or else the first of those that this person was alerted about. */
async function take(phone: Phone, transaction: Transaction<Tables>, who: readonly string[], named: Told | undefined): Promise<Answer> {
  const alerted = await alertedTo(transaction, who);
  const candidates = named ? [named] : alerted;
  for (const one of candidates.filter(isOpen)) {
    const taken = await takeFirst(phone, transaction, [one], named ? (who[0] ?? '') : one.recipient, 'sms');
    if (!taken) continue;
    const more = alerted.filter((other) => isOpen(other) && other.request !== taken.request).length;
    return { said: staffWords.yours(spoken(taken.reference), clockTime(phone, taken.call_due_at), more), changed: [taken.request] };
  }
  if (!named && (await answerByText(transaction, who, alerted))) return nothing(drillWords.answered);
  // Late: the newest of what they were told of is what they mean.
  const [last] = candidates.toSorted((one, other) => Number(other.told_at) - Number(one.told_at));
  return nothing(last ? await whoHasIt(phone, transaction, last, who) : staffWords.nothing);
}

/** What this person heard of last: an alert that waits, or what they took within ten minutes or were reminded of. */
async function pass(phone: Phone, transaction: Transaction<Tables>, who: readonly string[], named: Told | undefined): Promise<Answer> {
  const open = (await alertedTo(transaction, who)).filter((one) => isOpen(one) && !one.passed);
  const [mine] = (await takenBy(transaction, who)).filter(({ just, reminded }) => just || reminded);
  const lastAlert = Math.max(...open.map(({ told_at }) => told_at.getTime()));
  const meantOne = named ?? (mine && mine.told_at.getTime() >= lastAlert ? mine : (open[0] ?? mine));
  if (!meantOne) return nothing(staffWords.nothing);
  const by = who.includes(meantOne.recipient) ? meantOne.recipient : (who[0] ?? '');
  const acted = await passOnTo(phone, transaction, meantOne, by);
  if (acted.kind !== 'done') return nothing(await whoHasIt(phone, transaction, meantOne, who));
  return { said: staffWords.passedOn(spoken(meantOne.reference)), changed: [meantOne.request] };
}

/** Of several that this person has, the one that they were reminded of; where that is not clear, they are asked. */
async function report(
  phone: Phone,
  transaction: Transaction<Tables>,
  who: readonly string[],
  named: Told | undefined,
  digit: '5' | '6' | '7',
): Promise<Answer> {
  const mine = await takenBy(transaction, who);
  const reminded = mine.filter((one) => one.reminded);
  const [told, other] = named ? [named] : reminded.length > 0 ? reminded : mine;
  if (!told) return nothing(staffWords.notYours);
  if (other)
    return nothing(
      staffWords.which(
        digit,
        mine
          .slice(0, 5)
          .map(({ reference }) => spoken(reference))
          .join(', '),
      ),
    );
  const by = who.includes(told.recipient) ? told.recipient : (who[0] ?? '');
  const [acted, said] = await reports[digit](phone, transaction, told, by);
  return acted.kind === 'done' ? { said, changed: [told.request] } : nothing(await whoHasIt(phone, transaction, told, who));
}

type Report = (phone: Phone, transaction: Transaction<Tables>, told: Told, by: string) => Promise<[Acted, string]>;

const reports: Record<'5' | '6' | '7', Report> = {
  '5': async (_phone, transaction, { request, reference }, by) => [await reached(transaction, request, by), staffWords.reached(spoken(reference))],
  '6': async (phone, transaction, told, by) => {
    const acted = await triedInVain(phone, transaction, told, by);
    const { remind_at } = await standing(transaction, told.request);
    return [acted, staffWords.noAnswer(spoken(told.reference), remind_at ? clockTime(phone, remind_at) : '')];
  },
  '7': async (phone, transaction, { request, reference }, by) => {
    const given = await moreTime(transaction, request, by);
    if (given.kind === 'until') return [{ kind: 'done' }, staffWords.moreTime(spoken(reference), clockTime(phone, given.until))];
    return given.kind === 'no-more' ? [{ kind: 'done' }, staffWords.noMoreTime(spoken(reference))] : [given, ''];
  },
};

async function whoHasIt(phone: Phone, transaction: Transaction<Tables>, { request, reference, call_due_at }: Told, who: readonly string[]): Promise<string> {
  const { state, acknowledged_by, acknowledged_at } = await standing(transaction, request);
  if (state !== 'acknowledged' || !acknowledged_at) return isOpen({ state }) ? staffWords.nothing : staffWords.over(spoken(reference));
  if (who.includes(acknowledged_by ?? '')) return staffWords.yours(spoken(reference), clockTime(phone, call_due_at), 0);
  return staffWords.theirs(spoken(reference), nameOf(phone, acknowledged_by), clockTime(phone, acknowledged_at));
}

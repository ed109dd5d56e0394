import { sql } from 'kysely';
import { spoken } from '#case-review/reference.ts';
import { timeOfDay } from '#firm/clock.ts';
import { passOn } from '#followup/acts/take.ts';
import { answerByButton } from '#followup/drill/answers.ts';
import { english } from '#followup/messages/words.en.ts';
import { changesForLadder } from '#followup/on-call/changes.ts';
import { type PushParts, takeByPush } from '#followup/push/take.ts';
import { buttonHours, deliveryOf } from '#followup/push/token.ts';

export type Button = 'take' | 'pass';

/** Does what a button asks for and says what came of it. Undefined for a token that is wrong or too old. */
export async function press(parts: PushParts, button: Button, token: string): Promise<string | undefined> {
  const { answers } = english.push;
  if (button === 'take' && (await answerByButton(parts, token))) return english.drill.answered;
  const told = await toldBy(parts, token);
  if (!told) return undefined;
  const acted = await (button === 'take' ? takeByPush(parts, told) : passOnOnce(parts, told));
  switch (acted.kind) {
    case 'done':
      return button === 'take' ? yours(parts, told) : answers.passedOn;
    case 'taken':
      return acted.by === told.recipient ? yours(parts, told) : answers.taken(parts.firm.onCall.people[acted.by]?.name ?? acted.by);
    case 'over':
      return answers.over;
  }
}

type Told = { request: string; reference: string; recipient: string; call_due_at: Date; passed_on: boolean };

/** The request that a message told of, and to whom. The hours count from its hand-over, or from the last try where none is known. */
async function toldBy({ db, secrets, firm }: PushParts, token: string): Promise<Told | undefined> {
  const delivery = deliveryOf(token, secrets);
  if (!delivery) return undefined;
  const { rows } = await sql<Told>`select c.id as request, reference, recipient, call_due_at,
      f.state <> 'acknowledged' and exists (select from followup_events e
        where e.case_review_id = c.id and e.kind = 'passed-on' and e.by = d.recipient and e.at >= d.created_at) as passed_on
    from deliveries d join case_reviews c on c.id = d.case_review_id join followups f on f.case_review_id = c.id
    where d.id = ${delivery} and channel = 'push' and kind in ('alert', 'reminder')
      and coalesce(handed_over_at, next_attempt_at) > present() - make_interval(hours => ${buttonHours})`.execute(db);
  const told = rows[0];
  return told && Object.hasOwn(firm.onCall.people, told.recipient) ? told : undefined;
}

/** A second press, because the first one's answer was lost, must not skip the person who is being alerted now. */
async function passOnOnce({ db, firm, wake }: PushParts, { request, recipient, passed_on }: Told) {
  if (passed_on) return { kind: 'done' } as const;
  const acted = await passOn(db, firm.onCall, await changesForLadder(db, firm.onCall), request, recipient);
  if (acted.kind === 'done') await wake(request);
  return acted;
}

function yours({ firm }: PushParts, { reference, call_due_at }: Told): string {
  return english.push.answers.yours(spoken(reference), timeOfDay(call_due_at, firm.language.lang));
}

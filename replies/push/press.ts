import { sql } from 'kysely';
import { spoken } from '#case-review/reference.ts';
import type { RowOf } from '#database/tables.ts';
import { buttonHours, deliveryOf } from '#deliveries/push-token.ts';
import { timeOfDay } from '#firm/clock.ts';
import { passOnOnce } from '#followup/actions/take.ts';
import { drillWords } from '#on-call/drills/words.en.ts';
import { type PushParts, takeByPush } from '#replies/push/take.ts';
import { buttonAnswers } from '#replies/push/words.en.ts';
import { answerByButton } from '#replies/staff/drill-answers.ts';

export type Button = 'take' | 'pass';

/** Does what a button asks for and says what came of it. Undefined for a token that is wrong or too old. */
export async function press(parts: PushParts, button: Button, token: string): Promise<string | undefined> {
  if (button === 'take' && (await answerByButton(parts, token))) return drillWords.answered;
  const told = await toldBy(parts, token);
  if (!told) return undefined;
  const acted = await (button === 'take' ? takeByPush(parts, told) : passOnByPush(parts, told));
  switch (acted.kind) {
    case 'done':
      return button === 'take' ? yours(parts, told) : buttonAnswers.passedOn;
    case 'taken':
      return acted.by === told.recipient ? yours(parts, told) : buttonAnswers.taken(parts.firm.onCall.people[acted.by]?.name ?? acted.by);
    case 'over':
      return buttonAnswers.over;
  }
}

type Told = Pick<RowOf<'case_reviews'>, 'reference'> &
  Pick<RowOf<'deliveries'>, 'recipient'> &
  Pick<RowOf<'followups'>, 'call_due_at'> & { request: string; delivery: string };

/** The request that a message told of, and to whom. The hours count from its hand-over, or from the last try where none is known. */
async function toldBy({ db, secrets, firm }: PushParts, token: string): Promise<Told | undefined> {
  const delivery = deliveryOf(token, secrets);
  if (!delivery) return undefined;
  const { rows } = await sql<Told>`select c.id as request, d.id as delivery, reference, recipient, call_due_at
    from deliveries d join case_reviews c on c.id = d.case_review_id join followups f on f.case_review_id = c.id
    where d.id = ${delivery} and channel = 'push' and kind in ('alert', 'reminder')
      and coalesce(handed_over_at, next_attempt_at) > present() - make_interval(hours => ${buttonHours})`.execute(db);
  const told = rows[0];
  return told && Object.hasOwn(firm.onCall.people, told.recipient) ? told : undefined;
}

async function passOnByPush({ db, firm, wake }: PushParts, told: Told) {
  const acted = await passOnOnce(db, firm.onCall, told, told.recipient);
  if (acted.kind === 'done') await wake(told.request);
  return acted;
}

function yours({ firm }: PushParts, { reference, call_due_at }: Told): string {
  return buttonAnswers.yours(spoken(reference), timeOfDay(call_due_at, firm.language.lang));
}

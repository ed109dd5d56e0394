import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { fitting } from '#deliveries/text-length.ts';
import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { rotaOf } from '#firm/on-call.ts';
import { type OnCallFacts, onCallMail } from '#on-call/rota/notice-mail.tsx';
import { type Change, onCallAt } from '#on-call/rota/on-call-at.ts';
import { rotaWords } from '#on-call/rota/words.en.ts';

type Parts = { db: Database; firm: Firm; website: string };

/** "You are on call": nothing if that is over, or somebody else has it by now. */
export async function composeOnCallNotice(context: Parts, delivery: Delivery, changes: readonly Change[]): Promise<Message> {
  const { db, firm } = context;
  const rota = rotaOf(firm.onCall);
  const { rows } = await sql<{ from: Date; until: Date | null; at: Date }>`
    select starts_at as "from", ends_at as until, greatest(starts_at, present()) as at from on_call_notices
    where id = ${delivery.notice_id} and coalesce(ends_at > present(), true)`.execute(db);
  const notice = rows[0];
  if (!rota || !notice || onCallAt(rota, changes, notice.at).who !== delivery.recipient) return { kind: 'nothing', why: 'nothing-to-tell' };
  const facts = { from: notice.from, until: notice.until ?? undefined };
  const person = firm.onCall.people[delivery.recipient];
  if (delivery.channel === 'sms')
    return person?.mobile
      ? { kind: 'sms', sms: { to: person.mobile, delivery: delivery.id, text: onCallText(facts, firm) } }
      : { kind: 'nothing', why: 'no-number' };
  return person?.email ? emailOf(context, delivery, person.email, await onCallMail(facts, firm)) : { kind: 'nothing', why: 'no-address' };
}

/** To whoever goes on call, shortly before. */
function onCallText({ from, until }: OnCallFacts, firm: Firm): string {
  const { lang } = firm.language;
  return fitting(rotaWords.text(dayAndTime(from, lang), until && dayAndTime(until, lang)));
}

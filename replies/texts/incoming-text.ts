import { sql } from 'kysely';
import { phoneDigests } from '#case-review/phone.ts';
import type { RowOf } from '#database/tables.ts';
import { fitting } from '#deliveries/text-length.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { startNumber, stopNumber } from '#followup/request/stops.ts';
import { visitorLanguage } from '#followup/visitor-messages/language.ts';
import type { VisitorWords } from '#followup/visitor-messages/words.en.ts';
import { nameOf, type Phone } from '#replies/staff/context.ts';
import { peopleWith, replyTo } from '#replies/texts/staff-reply.ts';
import { meaningOf, type TextMeaning } from '#replies/texts/text-meaning.ts';
import { noteWroteBack } from '#replies/texts/wrote-back.ts';

/** `optOut`: what Twilio itself has understood (STOP, START, HELP) and already answered; empty where it has not. */
export type InboundText = { sid: string; from: string; body: string; optOut: string };

/**
 * Does what a text from a number asks for. A stop is confirmed once, as the FCC allows, unless it is one of the carrier's own
 * keywords: Twilio has then confirmed it already and delivers no further text from us.
 */
export async function answerText(phone: Phone, { sid, from, body, optOut }: InboundText): Promise<string | undefined> {
  const { db, secrets, firm, alarm } = phone;
  const meaning = understood(optOut) ?? meaningOf(body);
  const staff = peopleWith(firm, from);
  switch (meaning.kind) {
    case 'stop':
      await stopNumber(db, secrets, from, meaning.calls ? ['texts', 'calls'] : ['texts']);
      for (const who of staff) alarm.raise('stopped', new Date(), { subject: who, detail: nameOf(phone, who) });
      return meaning.keyword ? undefined : reply(phone, 'stopped', meaning.language, from);
    case 'start':
      await startNumber(db, secrets, from);
      return optOut ? undefined : reply(phone, 'started', meaning.language, from);
    case 'help':
      return optOut ? undefined : reply(phone, 'help', meaning.language, from);
    case 'other':
      if (staff.length > 0) return replyTo(phone, staff, sid, body);
      await noteWroteBack(phone, sid, from);
      return undefined;
  }
}

/** In the language that somebody wrote in; a word of all languages is answered in that of the newest request of the number. */
async function reply(phone: Phone, what: keyof VisitorWords['replies'], written: LanguageCode | undefined, from: string): Promise<string> {
  const { firm, words, language } = visitorLanguage(phone, written ?? (await newestLanguage(phone, from)));
  return fitting(words.replies[what](firm.textName, firm.phone.display), language);
}

async function newestLanguage({ db, secrets }: Phone, from: string): Promise<string> {
  const { rows } = await sql<Pick<RowOf<'case_reviews'>, 'language'>>`select language from case_reviews
    where phone_digest = any(${phoneDigests(secrets, from)}::bytea[]) order by received_at desc, id desc limit 1`.execute(db);
  return rows[0]?.language ?? languages.en.code;
}

function understood(optOut: string): TextMeaning | undefined {
  const language = undefined;
  if (optOut === 'STOP') return { kind: 'stop', keyword: true, calls: false, language };
  return optOut === 'START' ? { kind: 'start', language } : optOut === 'HELP' ? { kind: 'help', language } : undefined;
}

import { fitting } from '#followup/messages/texts.ts';
import { english } from '#followup/messages/words.en.ts';
import { nameOf, type Phone } from '#followup/phone/phone.ts';
import { peopleWith, replyTo } from '#followup/phone/replies.ts';
import { startNumber, stopNumber } from '#followup/stop/stop.ts';
import { meaningOf, type TextMeaning } from '#followup/stop/text-meaning.ts';
import { noteWroteBack } from '#followup/stop/wrote-back.ts';

/** `optOut`: what Twilio itself has understood (STOP, START, HELP) and already answered; empty where it has not. */
export type InboundText = { sid: string; from: string; body: string; optOut: string };

/**
 * Does what a text from a number asks for. A stop is confirmed once, as the FCC allows, unless it is one of the carrier's own
 * keywords: Twilio has then confirmed it already and delivers no further text from us.
 */
export async function answerText(phone: Phone, { sid, from, body, optOut }: InboundText): Promise<string | undefined> {
  const { db, secrets, firm, alarm } = phone;
  const { replies } = english;
  const [name, display] = [firm.name, firm.phone.display];
  const meaning = understood(optOut) ?? meaningOf(body);
  const staff = peopleWith(firm, from);
  switch (meaning.kind) {
    case 'stop':
      await stopNumber(db, secrets, from, meaning.calls ? ['texts', 'calls'] : ['texts']);
      for (const who of staff) alarm.ring('stopped', new Date(), { subject: who, detail: nameOf(phone, who) });
      return meaning.keyword ? undefined : fitting(replies.stopped(name, display));
    case 'start':
      await startNumber(db, secrets, from);
      return optOut ? undefined : fitting(replies.started(name, display));
    case 'help':
      return optOut ? undefined : fitting(replies.help(name, display));
    case 'other':
      if (staff.length > 0) return replyTo(phone, staff, sid, body);
      await noteWroteBack(phone, sid, from);
      return undefined;
  }
}

function understood(optOut: string): TextMeaning | undefined {
  if (optOut === 'STOP') return { kind: 'stop', keyword: true, calls: false };
  return optOut === 'START' ? { kind: 'start' } : optOut === 'HELP' ? { kind: 'help' } : undefined;
}

import { sql } from 'kysely';
import { spoken } from '#case-review/reference.ts';
import type { Delivery } from '#database/tables.ts';
import type { Message } from '#deliveries/message.ts';
import { buttonToken } from '#deliveries/push-token.ts';
import { timeOfDay } from '#firm/clock.ts';
import type { AlertFacts } from '#followup/alerts/alert-mail.tsx';
import type { BundleFacts } from '#followup/alerts/digest-mail.tsx';
import { languageInShort } from '#followup/alerts/spoken-language.ts';
import { alertWords } from '#followup/alerts/words.en.ts';
import { shortWhenToCall } from '#followup/escalation/when-to-call.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** Reference, urgency and times, and the link to the desk, where nothing personal opens without a passkey: the service that carries it could follow it. */
export function composePush(context: FollowupContext, delivery: Delivery, facts: AlertFacts): Message {
  const { push } = alertWords;
  const [reference, when] = [spoken(facts.reference), shortWhenToCall(facts.callDueBy, facts.window, context.firm.language.lang)];
  if (delivery.kind !== 'reminder')
    return pushTo(context, delivery, {
      ...facts,
      answers: delivery.id,
      title: push.title[facts.urgency],
      text: `${push.alert(reference, when)}${languageInShort(facts.language)}`,
    });
  const by = timeOfDay(facts.next?.at ?? facts.callDueBy, context.firm.language.lang);
  return pushTo(context, delivery, {
    ...facts,
    answers: delivery.id,
    title: push.reminderTitle,
    text: `${push.reminder(reference, by)}${languageInShort(facts.language)}`,
  });
}

/** `first` is the alert about the request that is named first: the buttons take that one, never all. */
export async function composePushBundle(context: FollowupContext, delivery: Delivery, { count, urgent, lines }: BundleFacts, first: string): Promise<Message> {
  const { push, urgency } = alertWords;
  const line = lines[0];
  if (!line) throw new RangeError('A bundle tells of something');
  // Stored before it leaves, so that an acknowledgement that comes at once finds its request.
  await sql`update deliveries set first_id = ${first} where id = ${delivery.id}`.execute(context.db);
  const when = shortWhenToCall(line.callDueBy, line.window, context.firm.language.lang);
  const text = push.bundle(urgency[line.urgency].toLowerCase(), spoken(line.reference), when);
  return pushTo(context, delivery, { ...line, answers: first, title: push.bundleTitle(count, urgent), text });
}

type Said = { reference: string; urgency: 'usual' | 'urgent'; url: string; answers: string; title: string; text: string };

function pushTo({ firm, secrets, website }: FollowupContext, { recipient, kind }: Delivery, { reference, urgency, url, answers, title, text }: Said): Message {
  const to = firm.onCall.people[recipient]?.push;
  if (!to) return { kind: 'nothing', why: 'no-number' };
  const { push } = alertWords;
  const token = buttonToken(answers, secrets.current.key);
  // Whoever is reminded has the request already.
  const take = kind === 'reminder' ? [] : [{ label: push.take, url: `${website}/push/take/${token}` }];
  const acknowledging = 'pushover' in to && kind !== 'reminder' ? ` ${push.acknowledge}` : '';
  return {
    kind: 'push',
    push: {
      to,
      title,
      text: `${text}${acknowledging}`,
      url,
      buttons: [...take, { label: push.pass, url: `${website}/push/pass/${token}` }],
      urgent: urgency === 'urgent',
      tag: reference,
    },
  };
}

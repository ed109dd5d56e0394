import { sql } from 'kysely';
import { linkOf } from '#case-review/message-link.ts';
import { spoken } from '#case-review/reference.ts';
import type { Database } from '#database/connection.ts';
import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { buttonToken } from '#deliveries/push-token.ts';
import { fitting } from '#deliveries/text-length.ts';
import type { Firm } from '#firm/content.ts';
import { answerHours } from '#on-call/drills/answers.ts';
import { drillMail } from '#on-call/drills/mail.tsx';
import { drillWords } from '#on-call/drills/words.en.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What has not left by then is not sent any more: a drill rings when people were told that it does, or not at all. */
export const leavesWithinMinutes = 30;

type Parts = { db: Database; firm: Firm; secrets: Secrets; website: string };

/** A message of a drill. It says that it is one before anything else, on every channel. */
export async function composeDrill(context: Parts, delivery: Delivery): Promise<Message> {
  const { firm, secrets, website, db } = context;
  const { rows } = await sql<{ late: boolean }>`
    select present() >= ${delivery.created_at}::timestamptz + make_interval(mins => ${leavesWithinMinutes}) as late`.execute(db);
  if (rows[0]?.late) return { kind: 'nothing', why: 'too-late' };
  const person = firm.onCall.people[delivery.recipient];
  const { token, code } = linkOf(delivery.id, secrets.current.key);
  const page = `${website}/drill`;
  switch (delivery.channel) {
    case 'email': {
      const until = new Date(delivery.created_at.getTime() + answerHours * 3_600_000);
      const facts = { answerUrl: `${page}#${token}`, codeUrl: page, code: spoken(code), until };
      return person?.email ? emailOf(context, delivery, person.email, await drillMail(facts, firm)) : { kind: 'nothing', why: 'no-address' };
    }
    case 'push':
      return person?.push
        ? {
            kind: 'push',
            push: {
              to: person.push,
              title: drillWords.pushTitle,
              text: 'pushover' in person.push ? drillWords.pushToAcknowledge : drillWords.push,
              url: `${page}#${token}`,
              buttons: [{ label: drillWords.pushButton, url: `${website}/push/take/${buttonToken(delivery.id, secrets.current.key)}` }],
              urgent: false,
              tag: 'drill',
            },
          }
        : { kind: 'nothing', why: 'no-number' };
    default:
      if (!person?.mobile) return { kind: 'nothing', why: 'no-number' };
      if (delivery.channel === 'call') return { kind: 'call', call: { to: person.mobile, delivery: delivery.id, says: drillWords.call(firm.name) } };
      return {
        kind: 'sms',
        sms: { to: person.mobile, delivery: delivery.id, text: fitting(drillWords.text(firm.name)), lastsSeconds: leavesWithinMinutes * 60 },
      };
  }
}

import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { alertUrl } from '#followup/alerts/alert-url.ts';
import { composeCall, textTo } from '#followup/alerts/by-phone.ts';
import { type BundleFacts, bundleMail } from '#followup/alerts/digest-mail.tsx';
import { composePushBundle } from '#followup/alerts/push.ts';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { bundleText } from '#followup/alerts/texts.ts';
import { windowOf } from '#followup/escalation/call-times.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { floodSigns } from '#notifications/throttle/flood-signs.ts';

/** One message about all that came in while a person's limit was reached. */
export async function composeBundle(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const { firm } = context;
  const recipient = firm.onCall.people[delivery.recipient];
  const all = await bundledIn(context, delivery.id);
  if (all.length === 0) return { kind: 'nothing', why: 'nothing-to-tell' };
  const facts: BundleFacts = {
    count: all.length,
    urgent: all.filter(({ urgency }) => urgency === 'urgent').length,
    alone: all.filter(({ signs }) => signs === 0).length,
    deskUrl: `${context.desk}/`,
    lines: linesOf(all).map((one) => ({
      reference: one.reference,
      urgency: one.urgency,
      language: spokenLanguage(firm, one.language),
      receivedAt: one.received_at,
      callDueBy: one.call_due_at,
      window: windowOf(one, one.now),
      url: alertUrl(context, one.delivery),
    })),
  };
  if (delivery.channel === 'webhook') return webhookOf(delivery, facts);
  if (delivery.channel === 'sms') return textTo(delivery, recipient?.mobile, bundleText(facts, firm));
  if (delivery.channel === 'call') return composeCall(context, delivery, recipient?.mobile);
  if (delivery.channel === 'push') return composePushBundle(context, delivery, facts, all[0]?.delivery ?? '');
  return recipient?.email ? emailOf(context, delivery, recipient.email, await bundleMail(facts, firm)) : { kind: 'nothing', why: 'no-address' };
}

function webhookOf({ id, created_at }: Delivery, { count, urgent, deskUrl, lines }: BundleFacts): Message {
  const first = lines.slice(0, 1).map(({ reference, urgency, callDueBy, url }) => ({ reference, urgency, callDueBy: callDueBy.toISOString(), link: url }))[0];
  return { kind: 'webhook', webhook: { id, type: 'request.alerts', at: created_at, data: { count, urgent, first, link: deskUrl } } };
}

/** Most lines in a bundle's mail, so that a person can read it; the total is always stated. */
const linesOfBundle = { first: 80, drawn: 20 };

/** The most trusted ones, and some of the rest by chance, in the same order: whoever learns how to stand behind a flood cannot keep a person out for good. */
export function linesOf<One>(all: readonly One[]): One[] {
  const drawn = Array.from(all.keys()).slice(linesOfBundle.first);
  while (drawn.length > linesOfBundle.drawn) drawn.splice(randomInt(drawn.length), 1);
  return [...all.slice(0, linesOfBundle.first), ...drawn.flatMap((at) => all[at] ?? [])];
}

type Bundled = {
  /** One of its alerts, whose link opens it. */
  delivery: string;
  reference: string;
  language: string;
  received_at: Date;
  call_from: Date;
  call_target: Date;
  call_due_at: Date;
  now: Date;
  urgency: 'usual' | 'urgent';
  /** How much about it looks like a flood: 0 where it stands alone. */
  signs: number;
};

/** The requests of a bundle, those most likely from a real person first: least like a flood, then urgent, then the least suspicious, then the oldest. */
async function bundledIn({ db }: Pick<FollowupContext, 'db'>, bundle: string): Promise<Bundled[]> {
  const { rows } = await sql<Bundled>`select * from (
      select distinct on (c.id) d.id as delivery, c.reference, c.language, c.received_at, f.call_from, f.call_target, f.call_due_at, present() as now, f.urgency, f.suspicion,
        coalesce(signs, 0) as signs
      from deliveries d join followups f on f.case_review_id = d.case_review_id join case_reviews c on c.id = f.case_review_id
        left join ${floodSigns(1)} as flood on flood.id = c.id
      where d.bundle_id = ${bundle} and d.state = 'bundled' and f.state in ('climbing', 'acknowledged') order by c.id, d.step desc
    ) as told order by signs, urgency = 'urgent' desc, suspicion, received_at`.execute(db);
  return rows;
}

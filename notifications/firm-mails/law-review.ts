import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { calendarDay } from '#firm/clock.ts';
import { content, type Firm } from '#firm/content.ts';
import { unreviewed } from '#firm/launch.ts';
import { type Law, lastReminder, toLookAt } from '#firm/law.ts';
import { type LawFinding, lawFindings } from '#firm/law-check.ts';
import { type LawReviewFacts, lawReviewMail } from '#notifications/firm-mails/law-review-mail.tsx';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { orderMail } from '#notifications/outbox/order-mail.ts';

export async function composeLawReview(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  return emailOf(context, delivery, to, await lawReviewMail(lawReviewFacts(delivery.created_at), context.firm));
}

/** What the responsible lawyer must look at: the same as `npm run law` and the launch check say. */
export function lawReviewFacts(now: Date): LawReviewFacts {
  const site = content();
  const findings = lawFindings(site.law, site.language, calendarDay(now));
  const of = (kind: LawFinding['kind']) => findings.filter((finding) => finding.kind === kind).map(({ where, what }) => `${where}: ${what}`);
  return {
    records: site.law.size,
    past: of('past'),
    soon: toLookAt(site.law, calendarDay(now)).soon.map(({ file, id, reviewBy }) => `${file}: ${id}, by ${reviewBy}`),
    unsigned: of('unsigned').length,
    wrong: [...of('number'), ...of('unknown'), ...of('uncited')],
    pages: unreviewed(site),
  };
}

/**
 * Runs every day: 60 and 14 days before a review date the owners get the mail as well, because after that date nothing new can be published. A day on
 * which no worker ran is made up for on the next.
 */
export async function remindOfReviewDates(context: FollowupContext, now = new Date()): Promise<void> {
  const hours = hoursSinceReminder(content().law, now);
  if (hours !== undefined) await orderMail(context, { kind: 'law-review', to: remindedPeople(context.firm), hours });
}

/** Since the beginning of the day on which the last reminder fell due. */
export function hoursSinceReminder(law: Law, now: Date): number | undefined {
  const today = calendarDay(now);
  const day = lastReminder(law, today);
  // Mails are ordered in the morning, so half a day reaches back to the evening before.
  return day === undefined ? undefined : (Date.parse(today) - Date.parse(day)) / 3_600_000 + 12;
}

export function remindedPeople({ onCall }: Pick<Firm, 'onCall'>): string[] {
  const owners = Object.entries(onCall.people).flatMap(([who, { roles, email }]) => (roles?.includes('owner') && email ? [who] : []));
  return [...new Set([...owners, ...onCall.lawReview.to])];
}

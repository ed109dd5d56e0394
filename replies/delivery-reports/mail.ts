import { sql, type Transaction } from 'kysely';
import type { Arrival, Delivery, Tables } from '#database/tables.ts';
import type { MailReport } from '#deliveries/mail-report.ts';
import { fallbackOf } from '#followup/message-kinds.ts';
import { isOpen } from '#followup/request/states.ts';
import { writeTimeline } from '#followup/request/timeline.ts';
import { alarmWords } from '#incidents/words.en.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** What a report was. `again`: as much was known before. `unknown`: about no mail that is on record. */
export type Noted = 'bounced' | 'delayed' | 'arrived' | 'away' | 'again' | 'forged' | 'unknown' | 'other';

/**
 * Acts on a report about a mail of ours. Any number of workers may read the same one: the first notes it, and what follows from it can
 * be ordered twice without happening twice, so that a worker that dies in between loses no message.
 */
export async function noteReport(context: FollowupContext, report: MailReport): Promise<Noted> {
  if (!('delivery' in report)) return report.kind;
  const found = await context.db.transaction().execute((transaction) => note(transaction, report));
  if (!found) return 'unknown';
  if (report.kind !== 'arrived' && report.kind !== 'away') await goAnotherWay(context, found);
  if (!found.isNew) return 'again';
  if (isBack(report)) tellTheFirm(context, found.delivery, report.code);
  return report.kind === 'unknown' ? 'bounced' : report.kind;
}

/** Whether a code speaks of the address (no such mailbox, or a closed one), of us (policy, signature, our own sender), or of neither. */
export function blames(code: string | undefined): 'address' | 'us' | 'neither' {
  if (/^5\.(7\.\d+|1\.[78])$/.test(code ?? '')) return 'us';
  return /^5\.(1\.\d+|2\.1)$/.test(code ?? '') ? 'address' : 'neither';
}

type Named = Extract<MailReport, { delivery: string }>;
/** One that says what became of the mail. */
type Fate = Exclude<Named, { kind: 'away' }>;

/** `requests`: those that the mail was about, with how they stand; several for a bundle, none for a daily report. */
type Found = { delivery: Delivery & { now: Date }; requests: { request: string; state: string }[]; isNew: boolean };

function isBack({ kind }: Named): boolean {
  return kind === 'bounced' || kind === 'unknown';
}

/** Follow-ups are locked before messages, as everywhere, so that transactions cannot deadlock. Undefined where no such mail was sent. */
async function note(transaction: Transaction<Tables>, report: Named): Promise<Found | undefined> {
  const { delivery: id } = report;
  const { rows: requests } = await sql<Found['requests'][number]>`select case_review_id as request, state from followups
    where case_review_id in (select case_review_id from deliveries where id = ${id} or bundle_id = ${id}) order by case_review_id for update`.execute(
    transaction,
  );
  const { rows } = await sql<Found['delivery']>`select *, present() as now from deliveries
    where id = ${id} and channel = 'email' and attempts > 0 for update`.execute(transaction);
  const delivery = rows[0];
  if (!delivery) return undefined;
  const isNew = report.kind === 'away' ? await isFirstOf(transaction, delivery) : weights[report.kind] > (delivery.arrival_order ?? 0);
  const found = { delivery, requests, isNew };
  if (!isNew) return found;
  if (report.kind !== 'away') await record(transaction, delivery, report);
  const events = requests.map(({ request }) => ({
    case_review_id: request,
    kind: report.kind === 'unknown' ? 'bounced' : report.kind,
    by: delivery.recipient,
    detail: report.code ?? null,
  }));
  await writeTimeline(transaction, events);
  return found;
}

/** Reports may come in any order, and more than once. Each kind outweighs those before it. */
const weights: Record<Fate['kind'], number> = { delayed: 1, arrived: 2, unknown: 3, bounced: 4 };

/** Of one of the firm's own people a vacation notice is noted once per request. A visitor's says nothing: they wait for a call. */
async function isFirstOf(transaction: Transaction<Tables>, { case_review_id, recipient }: Delivery): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (
      select from followup_events where case_review_id = ${case_review_id} and kind = 'away' and by = ${recipient}
    ) as known`.execute(transaction);
  return case_review_id !== null && recipient !== 'visitor' && !rows[0]?.known;
}

const arrivals: Record<Fate['kind'], Arrival> = { delayed: 'on-its-way', arrived: 'arrived', unknown: 'bounced', bounced: 'bounced' };

/** What came back counts as refused from here on: the mail server's yes has turned out to be none. */
async function record(transaction: Transaction<Tables>, delivery: Delivery, report: Fate): Promise<void> {
  await sql`update deliveries set arrival = ${arrivals[report.kind]}, arrival_code = ${report.code ?? null}, arrival_order = ${weights[report.kind]},
      arrival_at = present() where id = ${delivery.id}`.execute(transaction);
  if (!isBack(report)) return;
  await sql`update deliveries set state = 'refused', last_code = ${`bounced-${report.code ?? 'unknown'}`}, leased_until = null
    where (id = ${delivery.id} and state in ('waiting', 'handed-over')) or (bundle_id = ${delivery.id} and state = 'handed-over')`.execute(transaction);
  if (delivery.recipient !== 'visitor' || blames(report.code) !== 'address') return;
  await sql`update followups set has_mail = false, mail_dead_at = coalesce(mail_dead_at, present()) where case_review_id = ${delivery.case_review_id} and state <> 'withdrawn'`.execute(
    transaction,
  );
}

/** Once per person, channel and round, however often it is asked for. */
async function goAnotherWay(context: FollowupContext, { delivery, requests }: Found): Promise<void> {
  const { now, ...sent } = delivery;
  if (sent.recipient === 'visitor' && !requests.some(({ state }) => stillTrue(sent, state))) return;
  if (sent.kind === 'receipt-mail') await textInsteadOfReceipt(context, sent);
  else await fallbackOf(sent)?.(context, sent);
  await context.wake(requests.map(({ request }) => ({ request, at: now, now })));
}

/** A report can come days later: nobody is told that they were not reached after they were. */
function stillTrue({ kind }: Delivery, state: string): boolean {
  return kind === 'declined-notice' ? state === 'declined' : isOpen(state);
}

async function textInsteadOfReceipt({ db }: FollowupContext, { case_review_id, kind, step, secret_version }: Delivery): Promise<void> {
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, secret_version)
    values (gen_random_uuid(), ${case_review_id}, ${kind}, 'sms', 'visitor', ${step}, ${secret_version}) on conflict do nothing`.execute(db);
}

function tellTheFirm(context: FollowupContext, { recipient: who, channel, created_at: since, now }: Found['delivery'], code: string | undefined): void {
  const blamed = blames(code);
  if (!code || blamed === 'neither') return;
  if (blamed === 'us') context.alarm.raise('mail', now, { subject: code, detail: alarmWords.ownMail.turnedAway(code) });
  else if (who in context.firm.onCall.people) context.addressRefused({ who, channel, code: `bounced-${code}`, since });
}

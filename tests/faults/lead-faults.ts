import { spoken } from '#case-review/reference.ts';
import { content } from '#firm/content.ts';
import { orderMail } from '#notifications/outbox/order-mail.ts';
import type { Fault } from '../testkit/faults.ts';
import type { ReceivedMail } from '../testkit/mail-sink.ts';
import { textOf } from '../testkit/practice.ts';
import type { Result } from './fault-runs.ts';
import { playOutage, type Seen, type World } from './outage.ts';

/** After these nobody knows whether the lead was taken: a second try could make a second one. */
const unknowable: Fault[] = ['drop-after-data', 'garbage', 'tarpit', 'error-body'];
/** These are the lead inbox's last word. */
const refusing: Fault[] = ['4xx', 'redirect'];

/** The first person asks twice; the last one comes when all is well again. */
const people = [
  { after: 0, own: { phone: '810-555-0171', full_name: 'Ada Ames' } },
  { after: 0, own: { phone: '810-555-0172', full_name: 'Cher' } },
  { after: 0.4, own: { phone: '810-555-0171', full_name: 'Ada B. Ames' } },
  { after: 0.8, own: { phone: '810-555-0173', full_name: 'Dee Dunn' } },
  { after: 1, own: { phone: '810-555-0174', full_name: 'Eve Ellis' } },
];

/** The practice system's lead inbox fails: nobody becomes two leads, nobody is lost without the firm being told, and alerts leave as ever. */
export async function runLeadOutage({ fault, hours }: { fault: Fault; hours: number }): Promise<Result> {
  const reports = keepReports();
  return playOutage(
    {
      fault,
      hours,
      broken: (outside) => outside.clio,
      settings: { PLAY_PRACTICE: '1' },
      reaches: { leads: true },
      ladder: content().firm.onCall,
      people,
      meanwhile: reports.look,
    },
    (seen) => auditLeads(seen, fault, reports.texts),
  );
}

/** The daily reports of a play: one every 24 hours, and the last when all is well again. */
function keepReports() {
  const texts: string[] = [];
  let due: number | undefined;
  const look = async ({ db, outside, now, wellAt }: World): Promise<void> => {
    const last = wellAt + 8 * 60_000;
    due ??= now();
    const next = Math.min(due + 24 * 3_600_000, last);
    if (now() >= next && due < last) {
      due = next;
      await orderMail({ db, wake: async () => undefined }, { kind: 'digest', to: content().firm.onCall.digest.to, hours: 0 });
    }
    texts.push(
      ...outside.mail
        .received()
        .filter(({ raw }: ReceivedMail) => raw.includes('Subject: Daily report'))
        .map((mail) => textOf(mail).replaceAll(/\s+/g, ' ')),
    );
  };
  return { texts, look };
}

type Row = { reference: string; person: string; state: string | null; code: string | null; ordered: string; alerted: number | null };

async function auditLeads({ pool, ledger, instants, drainedMs, stillWaiting }: Seen, fault: Fault, reports: readonly string[]): Promise<Result> {
  const failures: string[] = [];
  if (drainedMs === undefined) failures.push(`${stillWaiting} messages still wait ten minutes after it was well again`);
  const { rows } = await pool.query<Row>(
    `select c.reference, encode(c.phone_digest, 'hex') as person, l.state, l.code, d.state || ' ' || coalesce(d.last_code, '') as ordered,
      (select min(epoch_ms(a.handed_over_at) - epoch_ms(a.created_at)) from deliveries a where a.case_review_id = c.id and a.kind = 'alert') as alerted
    from case_reviews c join deliveries d on d.case_review_id = c.id and d.kind = 'lead' left join leads l on l.case_review_id = c.id order by c.received_at`,
  );
  const toldOf = (reference: string, words: string) => reports.some((text) => text.includes(`${spoken(reference)} ${words}`));
  for (const { reference, state, code, ordered, alerted } of rows) {
    const came = ledger.leads.get(reference) ?? 0;
    if (alerted === null || alerted > 60_000) failures.push(`the first alert of ${reference} came after ${alerted} ms`);
    if (state === 'sent' && came !== 1) failures.push(`the lead of ${reference} counts as sent and came ${came} times`);
    else if (state === 'uncertain') {
      if (!unknowable.includes(fault)) failures.push(`nobody knows what became of the lead of ${reference}: ${code}`);
      if (!toldOf(reference, 'may be in the practice system')) failures.push(`no report says that the lead of ${reference} is uncertain`);
    } else if (state === 'refused') {
      if (!refusing.includes(fault)) failures.push(`the lead of ${reference} was given up as refused: ${code}`);
      if (!toldOf(reference, 'was not taken')) failures.push(`no report says that the lead of ${reference} was refused`);
    } else if (state !== 'sent' && ordered !== 'refused known-person')
      failures.push(`the lead of ${reference} is ${state ?? 'not begun'}, its message ${ordered}`);
  }
  for (const [person, asked] of Map.groupBy(rows, (row) => row.person)) {
    const made = asked.reduce((sum, { reference }) => sum + (ledger.leads.get(reference) ?? 0), 0);
    if (made > 1) failures.push(`one person became ${made} leads`);
    if (asked.every(({ state }) => state === null)) failures.push(`no lead was tried for ${person.slice(0, 8)}`);
  }
  const last = rows.at(-1);
  if (last?.state !== 'sent') failures.push(`after all was well again, the next lead is ${last?.state}`);
  if (rows.length !== people.length) failures.push(`${rows.length} of ${people.length} people were to become leads`);
  const ended = Object.fromEntries([...Map.groupBy(rows, ({ state, ordered }) => state ?? ordered)].map(([how, { length }]) => [how, length]));
  return { trials: rows.length, failures, figures: { instants, reports: reports.length, drainedMs, ended } };
}

import { sql } from 'kysely';
import { forgetCaseReviews } from '#case-review/erase.ts';
import { migrate } from '#database/migrate.ts';
import { createQueues, openQueue, queueDepth } from '#database/queue.ts';
import { content } from '#firm/content.ts';
import { digestFacts } from '#followup/daily-report/report.ts';
import { canaryAge, followupHealth, followupMeasures } from '#followup/figures/health.ts';
import { reconcile } from '#followup/process-due.ts';
import { canaryArrivedWithin, forgetCanaries } from '#incidents/canary.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { patiently, type Scratch } from '../testkit/requests.ts';
import { alternating, median, spread } from './rounds.ts';

const requests = 500_000;
/** Three messages for each request. */
const messages = 3;
/** What may wait or fall due for erasure in one hour of such a firm. */
const waiting = 500;
const dueEachHour = 120;
const mostMs = 100;
const daily = 'the daily report, which has no bound';

/** What runs again and again however much is stored: each question of the metrics, the reconciler, the hourly erasure, the daily report. */
export async function benchRows(): Promise<string> {
  const postgres = await startLocalPostgres();
  const scratch = patiently(postgres.url, 4);
  try {
    await migrate(scratch.db);
    const boss = openQueue(postgres.url, { supervise: false, onError: () => undefined });
    await boss.start();
    await createQueues(boss);
    await boss.stop({ graceful: false });
    await fill(scratch);
    const { db } = scratch;
    const context = { db, firm: content().firm, wake: async () => undefined } as unknown as FollowupContext;
    const timed = (work: () => Promise<unknown>) => async (): Promise<number> => {
      const started = performance.now();
      await work();
      return performance.now() - started;
    };
    const measured = await alternating(15, {
      'metrics: how messages and worker stand': timed(() => followupHealth(db)),
      'metrics: hours kept and missed': timed(() => followupMeasures(db)),
      'metrics: test requests': timed(() => canaryAge(db)),
      'metrics: the queue': timed(() => queueDepth(db)),
      'the canary’s own question': timed(() => canaryArrivedWithin(db, 660)),
      'the reconciler': timed(() => reconcile(context)),
      [`the hourly erasure, with ${dueEachHour} to erase`]: async () => {
        await age(scratch);
        return timed(() => forgetCaseReviews(db))();
      },
      'the hourly end of test requests': timed(() => forgetCanaries(db)),
      [daily]: timed(() => digestFacts(context, new Date())),
    });
    const rows = Object.entries(measured).map(([name, ms]) => ({ name, ms, middle: median(ms) }));
    const table = rows.map(({ name, ms, middle }) => `| ${name} | ${middle.toFixed(1)} | ${spread(ms, 1)} |`).join('\n');
    // Once a day may take longer.
    const slow = rows.filter(({ name, middle }) => middle > mostMs && name !== daily).map(({ name }) => name);
    if (slow.length > 0) throw new Error(`more than ${mostMs} ms: ${slow.join(', ')}\n${table}`);
    return `${requests.toLocaleString('en-US')} requests, ${(requests * messages).toLocaleString('en-US')} messages; medians of 15 in milliseconds, none of what runs all the time above ${mostMs}.\n\n| | median | spread |\n|---|---|---|\n${table}`;
  } finally {
    await scratch.close();
    await postgres.discard();
  }
}

async function fill({ db }: Scratch): Promise<void> {
  // Over the last 29 days, nearly all of them reached: a firm with ten times as many requests as any real one.
  await sql`insert into consent_wordings (hash, wording, language) values ('\\x01', 'Yes', 'en')`.execute(db);
  await sql`insert into case_reviews (id, reference, received_at, submission_key, answers_digest, page, language, contact, story, receipt_hash, receipt_expires_at, phone_digest)
    select gen_random_uuid(), upper(substr(md5(n::text), 1, 8)) || n, now() - n * interval '29 days' / ${requests}::int, decode(md5('k' || n), 'hex'), decode(md5('a' || n), 'hex'),
      '/', 'en', decode(repeat(md5(n::text), 6), 'hex'), decode(repeat(md5(n::text), 6), 'hex'), decode(md5('r' || n), 'hex'), now() + interval '1 day', decode(md5('p' || n), 'hex')
    from generate_series(1, ${requests}::int) as n`.execute(db);
  await sql`insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key) select id, 'contact', 'worker', 1, receipt_hash from case_reviews`.execute(
    db,
  );
  await sql`insert into consents (case_review_id, wording_hash, language, page) select id, '\\x01', 'en', '/' from case_reviews`.execute(db);
  await sql`insert into followups (case_review_id, urgency, state, next_due_at, call_from, call_target, call_due_at, delivered_at, acknowledged_at, acknowledged_by, reached_at, closed_at, ladder_from, lane)
    select id, 'usual', case when rank <= ${waiting} then 'climbing' else 'reached' end, case when rank <= ${waiting} then now() + rank * interval '1 second' end,
      received_at, received_at + interval '1 hour', received_at + interval '1 hour', received_at, received_at, 'attorney', case when rank > ${waiting} then received_at + interval '20 minutes' end,
      case when rank > ${waiting} then received_at + interval '20 minutes' end, received_at, case when rank % 50 = 0 then 'quarantine' else 'open' end
    from (select id, received_at, row_number() over (order by received_at desc) as rank from case_reviews) as ranked`.execute(db);
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, state, created_at, attempts, handed_over_at, charged_at)
    select gen_random_uuid(), id, 'alert', (array['email', 'sms', 'webhook'])[1 + step], 'attorney', step, 'handed-over', received_at, 1, received_at + interval '1 second', received_at
    from case_reviews, generate_series(0, ${messages - 1}::int) as step`.execute(db);
  await sql`insert into followup_events (case_review_id, kind, by, at) select id, kind, 'attorney', received_at from case_reviews, (values ('acknowledged'), ('reached')) as e (kind)`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

/** Some have been closed long enough now. */
async function age({ db }: Scratch): Promise<void> {
  await sql`update followups set closed_at = now() - interval '31 days' where case_review_id in (
    select case_review_id from followups where state = 'reached' order by closed_at limit ${dueEachHour})`.execute(db);
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { patiently } from '../testkit/requests.ts';
import { withoutBundles, wordsOfFirmWith } from '../testkit/words-of-firm.ts';
import { type Crowd, type Known, sendCrowd } from './clients.ts';
import { again } from './disasters.ts';
import { dice } from './hour-plan.ts';
import { keepLedger, type Ledger } from './ledger.ts';
import { type Part, parts, startSupervised } from './supervised.ts';

/** What is removed from the product, to prove that the play notices. */
export type Lossy = 'durable-commit' | 'commit-before-reply' | 'first-alert' | 'visitors-key';
/** `alertedBy`: the firm's own three channels, or mail alone, which hands over in a third of the time; or mail within the firm's own budget, where most are told of in bundles. */
export type Loss = { requests: number; kills: number; seed: number; alertedBy: 'mail' | 'bundles' | 'all'; without?: Lossy };

const lanes = 24;
const drainSeconds = 900;

/** People send requests while processes die; then what they were told is compared with the rows and with what the mail server got. */
export async function runNoLoss({ requests, kills, seed, alertedBy, without }: Loss) {
  const random = dice(seed);
  const byMail: [RegExp, string] = [/by: \[email, sms, webhook\]/g, 'by: [email]'];
  const words = alertedBy === 'all' ? undefined : wordsOfFirmWith(byMail, ...(alertedBy === 'mail' ? [withoutBundles] : []));
  const broken = without && breakBuild(breakages[without]);
  const product = await startSupervised({
    secondWorker: true,
    ...(broken ? { folder: broken.folder } : {}),
    ...(words ? { env: { CONTENT_FOLDER: words.folder } } : {}),
    ...(without === 'durable-commit' ? { settings: { synchronous_commit: 'off' } } : {}),
  });
  const ledger = keepLedger(product.outside);
  const { pool, close } = patiently(product.databaseUrl, 2);
  const writing = setInterval(() => void ledger.write(), 500);
  try {
    const started = performance.now();
    const crowd = sendCrowd(product.port, { requests, lanes, random });
    const office = setInterval(() => void attend(pool, crowd).catch(() => undefined), 2_000);
    let finished = false;
    const done = crowd.done.then(() => {
      finished = true;
      clearInterval(office);
    });
    const mortal: readonly Part[] = [...parts, 'second worker'];
    const killed: Record<Part, number> = { web: 0, worker: 0, 'second worker': 0, database: 0 };
    for (let kill = 1; kill <= kills; kill++) {
      const after = Math.floor((requests * (kill - random())) / (kills + 1));
      while (crowd.log.length < after && !finished) await delay(5);
      // A play that goes without durable commits is about the database; every other one about all of them in turn.
      const part = without === 'durable-commit' ? 'database' : (mortal[kill % mortal.length] as Part);
      killed[part]++;
      await product.kill(part);
    }
    await done;
    const sentSeconds = (performance.now() - started) / 1000;
    const drained = await drain(pool, without ? 20 : drainSeconds);
    ledger.write();
    const ok = crowd.log.filter(({ outcome }) => outcome === 'ok').length;
    const failures = [...(without ? [] : drained), ...crowd.contradictions, ...(await compare(pool, crowd.log, ledger))];
    if (!without && ok < requests * 0.9) failures.push(`only ${ok} of ${requests} requests were kept`);
    return {
      trials: crowd.log.length,
      failures,
      figures: {
        seed,
        killed,
        ok,
        unknown: crowd.log.length - ok,
        retried: crowd.log.filter(({ attempts }) => attempts > 1).length,
        perSecond: Math.round(ok / sentSeconds),
        mails: ledger.mails.size,
        secondCopies: [...ledger.mails.values()].reduce((sum, { copies }) => sum + copies - 1, 0),
      },
    };
  } finally {
    clearInterval(writing);
    await close();
    await product.stop();
    broken?.remove();
    words?.remove();
  }
}

/** More would wait longer than the first step of the ladder, which then sends even more: that is another play. */
const mostWaiting = 10_000;

/** The firm takes what has reached it, and people come no faster than messages leave. */
async function attend(pool: Pool, crowd: Crowd): Promise<void> {
  await pool.query(
    `update followups set state = 'acknowledged', acknowledged_at = present(), acknowledged_by = 'attorney', next_due_at = null
     where state = 'climbing' and delivered_at is not null
       and not exists (select 1 from deliveries d where d.case_review_id = followups.case_review_id and d.state = 'waiting')`,
  );
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from deliveries where state = 'waiting'");
  crowd.paused = (rows[0]?.count ?? 0) > mostWaiting;
}

/** Until nothing that is due waits any more. Later steps of the ladder are not this run's subject. */
async function drain(pool: Pool, seconds: number): Promise<string[]> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const { rows } = await again(() =>
      pool.query<{ count: number }>("select count(*)::int as count from deliveries where state in ('waiting', 'bundled') and kind = 'alert'"),
    );
    const waiting = rows[0]?.count ?? 0;
    if (waiting === 0) return [];
    if (Date.now() > until) return [`${waiting} alerts were not handed over within ${seconds} s`];
    await delay(500);
  }
}

async function compare(pool: Pool, log: readonly Known[], ledger: Ledger): Promise<string[]> {
  const failures: string[] = [];
  const { rows } = await again(() =>
    pool.query<{ key: string | null; reference: string; lane: string; mails: string[] | null }>(
      `select encode(submission_key, 'hex') as key, reference, lane,
        (select array_agg(coalesce(d.bundle_id, d.id)::text) from deliveries d where d.case_review_id = c.id and d.kind = 'alert' and d.channel = 'email') as mails
      from case_reviews c left join followups f on f.case_review_id = c.id where not c.canary`,
    ),
  );
  // Rows without a key are known by the reference that their sender was told.
  const byKey = Map.groupBy(rows, ({ key, reference }) => key ?? reference);
  const copies = new Map([...ledger.mails].map(([id, { copies: count }]) => [id.slice(1, id.indexOf('@')), count]));
  for (const { number, key, outcome, reference } of log) {
    const own = key ?? reference ?? '';
    const kept = byKey.get(own) ?? [];
    byKey.delete(own);
    if (kept.length > 1) failures.push(`request ${number} has ${kept.length} rows`);
    if (outcome !== 'ok') continue;
    if (kept.length === 0) failures.push(`request ${number} was promised and is lost`);
    else if (kept[0]?.reference !== reference) failures.push(`request ${number} was promised under another reference`);
    else if (kept[0]?.lane !== 'open') failures.push(`request ${number} was taken for spam`);
    else if (!kept[0]?.mails?.some((id) => copies.has(id))) failures.push(`request ${number} was promised and the mail server never got it`);
  }
  const untold = [...byKey.values()].flat().filter(({ key }) => key === null).length;
  const unsure = log.filter(({ key, outcome }) => key === undefined && outcome === 'unknown').length;
  if (untold > unsure) failures.push(`${untold} rows without a key are known to nobody, and ${unsure} people without script never heard`);
  for (const { key } of [...byKey.values()].flat()) if (key !== null) failures.push(`a row has a key that nobody sent: ${key}`);
  for (const id of ledger.differing) failures.push(`two mails with the id ${id} differ`);
  return failures;
}

const breakages: Record<Lossy, Patch[]> = {
  // A process refuses to start on such a database; that, too, is taken away.
  'durable-commit': [{ find: 'if (off.length) throw new DurabilityError', put: 'if (false) throw new DurabilityError' }],
  'commit-before-reply': [
    {
      find: 'const stored = await insertRequest(receiver.pool, receiver.wakeUp?.(), request);',
      put: 'insertRequest(receiver.pool, receiver.wakeUp?.(), request).catch(() => undefined); const stored = { ...request, received_at: new Date(), secret_version: 1 };',
    },
  ],
  // As if the server made up a key for each attempt by itself.
  'visitors-key': [{ find: 'hash("sha256", submissionKey, "buffer")', put: 'hash("sha256", submissionKey + Math.random(), "buffer")' }],
  'first-alert': [{ find: 'alerts: followup.deliveries', put: 'alerts: Math.random() < 0.05 ? [] : followup.deliveries' }],
};

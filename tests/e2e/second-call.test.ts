import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { numbers, wordsOfCallingFirm } from '#tests/testkit/calling-firm.ts';
import { type Practice, startPractice } from '#tests/testkit/practice.ts';
import { ended, run, until, untilStarted } from '#tests/testkit/product.ts';
import type { Words } from '#tests/testkit/words-of-firm.ts';

const { attorney, partner } = numbers;
let words: Words;
let practice: Practice;
beforeAll(async () => {
  words = wordsOfCallingFirm();
  practice = await startPractice({ CONTENT_FOLDER: words.folder });
}, 120_000);
afterAll(async () => {
  await practice.stop();
  words.remove();
});
beforeEach(async () => {
  await sql`update followups set state = 'reached', next_due_at = null, remind_at = null, goes_on_at = null, closed_at = now()`.execute(practice.scratch.db);
  await sql`update deliveries set state = 'cancelled' where state = 'waiting'`.execute(practice.scratch.db);
  await practice.sms.fault('none');
  for (const number of Object.values(numbers)) practice.sms.answers(number, { kind: 'no-answer' });
});

describe('an urgent request', { timeout: 60_000 }, () => {
  test('calls the same person once more, 90 seconds after the first call, and no third time', async () => {
    const { id } = await urgent('Rings Twice');
    await until('the second call is ordered', async () => (await callsOf(id)).length === 2, 10);
    const { rows } = await sql<{ apart: number }>`select extract(epoch from second.next_attempt_at - first.handed_over_at)::float8 as apart
      from deliveries first join deliveries second using (case_review_id, channel, step, recipient)
      where case_review_id = ${id} and channel = 'call' and not first.again and second.again`.execute(practice.scratch.db);
    expect(rows[0]?.apart).toBeCloseTo(90, 1);
    expect(placedTo(attorney)).toBe(1);
    await passSeconds(90);
    await until('it rang again', () => placedTo(attorney) === 2, 10);
    await until('that is noted', async () => (await callsOf(id)).join() === 'first handed-over,second handed-over', 10);
    expect(practice.sms.calls().at(-1)?.heard).toEqual(practice.sms.calls().at(-2)?.heard);
    await passSeconds(90);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect([placedTo(attorney), await callsOf(id)]).toEqual([2, ['first handed-over', 'second handed-over']]);
    const { rows: lines } = await sql<{ kind: string }>`select kind from followup_events where case_review_id = ${id}`.execute(practice.scratch.db);
    expect(lines.map(({ kind }) => kind)).toEqual(['not-answered', 'not-answered']);
  });

  test('that is usual calls once', async () => {
    const { id } = await practice.request({ full_name: 'Rings Once' });
    await until('it rang', async () => (await callsOf(id)).join() === 'first handed-over', 10);
  });

  test('can be taken by a key in the second call', async () => {
    const { id } = await urgent('Taken In The Second');
    await until('the second call is ordered', async () => (await callsOf(id)).length === 2, 10);
    practice.sms.answers(attorney, { kind: 'human', press: ['1'] });
    await passSeconds(90);
    await until('it is taken', async () => (await practice.followup(id))['acknowledged_by'] === 'attorney', 15);
  });

  test.each([
    ['taken', '1'],
    ['passed on', '2'],
  ])('that is %s by text rings that phone no second time', async (name, reply) => {
    const { id } = await urgent(`Is ${name}`);
    await until('the second call is ordered', async () => (await callsOf(id)).length === 2, 10);
    await practice.sms.text(practice.product.url, attorney, reply);
    const before = placedTo(attorney);
    await passSeconds(90);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect([placedTo(attorney), await callsOf(id)]).toEqual([before, ['first handed-over', 'second cancelled']]);
  });

  test('that was answered with a key has no second call', async () => {
    practice.sms.answers(attorney, { kind: 'human', press: ['2'] });
    const { id } = await urgent('Answered By Key');
    await until('it is passed on', async () => (await eventsOf(id)).includes('passed-on attorney'), 15);
    const before = placedTo(attorney);
    await passSeconds(90);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(placedTo(attorney)).toBe(before);
  });

  test('to a number that does not exist is not tried twice', async () => {
    practice.sms.answers(partner, { kind: 'dead' });
    const { id } = await urgent('No Such Number');
    await sql`update followups set ladder_step = 4, ladder_from = now() - interval '55 minutes', next_due_at = now() where case_review_id = ${id}`.execute(
      practice.scratch.db,
    );
    await until('the number is known to be dead', async () => (await callsOf(id, 'partner'))[0] === 'first refused', 15);
    const before = placedTo(partner);
    await passSeconds(90);
    await until('the second is put aside', async () => (await callsOf(id, 'partner')).join() === 'first refused,second refused', 15);
    expect(placedTo(partner)).toBe(before);
  });

  test.each(['first', 'second'] as const)('rings no third time when a worker is killed while it places the %s call', async (which) => {
    const before = placedTo(attorney);
    if (which === 'first') await practice.sms.fault('slow');
    const asked = urgent(`Killed At ${which}`);
    if (which === 'second') {
      const { id } = await asked;
      await until('the second call is ordered', async () => (await callsOf(id)).length === 2, 10);
      await practice.sms.fault('slow');
      await passSeconds(90);
    }
    await until('the call is placed, and its answer on its way', () => placedTo(attorney) === before + (which === 'first' ? 1 : 2), 10);
    await ended(practice.worker.child, 'SIGKILL');
    await practice.sms.fault('none');
    practice.worker = run('worker', practice.env);
    await untilStarted(practice.worker);
    const { id } = await asked;
    const settled = 'first handed-over,second cancelled';
    await until('what was broken off is settled', async () => (await callsOf(id)).join() === settled, 25);
    await passSeconds(90);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect([placedTo(attorney) - before, (await callsOf(id)).join()]).toEqual([2, settled]);
  });

  test('rings no third time when the answer to the first call was lost', async () => {
    const before = placedTo(attorney);
    await practice.sms.fault('drop-after-data');
    const asked = urgent('Answer Lost');
    await until('the call is placed', () => placedTo(attorney) === before + 1, 10);
    await practice.sms.fault('none');
    const { id } = await asked;
    await until('it is placed again', async () => (await callsOf(id)).join() === 'first handed-over,second cancelled', 25);
    await passSeconds(90);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(placedTo(attorney) - before).toBe(2);
  });
});

test('second calls count among the calls of an hour, and leave the last two for others', { timeout: 120_000 }, async () => {
  const few = wordsOfCallingFirm(6);
  const own = await startPractice({ CONTENT_FOLDER: few.folder });
  const { db } = own.scratch;
  try {
    const secondAfter = async (earlier: number) => {
      await sql`update deliveries set charged_at = now() - interval '2 hours' where charged_at is not null`.execute(db);
      const { id } = await own.request({ full_name: `After ${earlier} calls`, arrested: 'Yes' });
      await until('the second call is ordered', async () => (await callsOf(id, 'attorney', own)).length === 2, 10);
      for (let step = 10; step < 10 + earlier; step++)
        await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, again, state, charged_at)
          values (gen_random_uuid(), ${id}, 'alert', 'call', 'attorney', ${step}, true, 'handed-over', now())`.execute(db);
      await passSeconds(90, own);
      await until('it is settled', async () => (await callsOf(id, 'attorney', own))[1] !== 'second waiting', 10);
      return (await callsOf(id, 'attorney', own))[1];
    };
    expect([await secondAfter(2), await secondAfter(3)]).toEqual(['second handed-over', 'second cancelled']);
  } finally {
    await own.stop();
    few.remove();
  }
});

function urgent(full_name: string) {
  return practice.request({ full_name, arrested: 'Yes' });
}

/** Calls that reached the carrier, answered or not. */
function placedTo(number: string): number {
  return practice.sms.received().filter(({ path, body }) => path.endsWith('/Calls.json') && new URLSearchParams(body).get('To') === number).length;
}

async function passSeconds(seconds: number, { scratch }: Practice = practice): Promise<void> {
  await sql`update deliveries set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds}), created_at = created_at - make_interval(secs => ${seconds})
    where channel = 'call' and state = 'waiting'`.execute(scratch.db);
}

async function callsOf(id: string, who = 'attorney', { scratch }: Practice = practice): Promise<string[]> {
  const { rows } = await sql<{ again: boolean; state: string }>`select again, state from deliveries
    where case_review_id = ${id} and channel = 'call' and recipient = ${who} order by step, again`.execute(scratch.db);
  return rows.map(({ again, state }) => `${again ? 'second' : 'first'} ${state}`);
}

async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; by: string | null }>`select kind, by from followup_events where case_review_id = ${id}`.execute(
    practice.scratch.db,
  );
  return rows.map(({ kind, by }) => `${kind} ${by}`);
}

import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { type AskKind, type Asks, openAsk, sealAsk, toldOnly } from '#replies/worker-rpc/calls.ts';
import type { Secrets } from '#vault/secrets.ts';

export type Answers = { [Kind in AskKind]: (asked: Asks[Kind][0]) => Promise<Asks[Kind][1]> };

type Parts = { db: Database; secrets: Secrets; failed: (error: unknown) => void };

/** Looked at together. */
const atOnce = 20;

/**
 * The worker's side: answers what waits. Each is taken by one worker, and by another after ten seconds if that one has died. What
 * nobody fetched, because the asker gave up, goes after an hour.
 */
export async function answerInbound({ db, secrets, failed }: Parts, answers: Answers): Promise<void> {
  const { rows } = await sql<Pick<RowOf<'inbound'>, 'id'> & { kind: AskKind; sealed: Buffer }>`update inbound set claimed_until = now() + interval '10 seconds'
    where id in (select id from inbound where answered_at is null and coalesce(claimed_until < now(), true) order by at limit ${atOnce} for update skip locked)
    returning id, kind, sealed`.execute(db);
  await Promise.all(
    rows.map(async ({ id, kind, sealed }) => {
      const answer = await answerOf(answers, kind, () => openAsk(secrets, id, sealed)).then(
        (said) => ({ failed: false, said }),
        (error: unknown) => {
          failed(error);
          return { failed: true };
        },
      );
      if ((toldOnly as readonly string[]).includes(kind)) return sql`delete from inbound where id = ${id}`.execute(db);
      return sql`update inbound set sealed = null, answer = ${sealAsk(secrets, id, answer)}, answered_at = now() where id = ${id}`.execute(db);
    }),
  );
}

async function answerOf(answers: Answers, kind: AskKind, open: () => unknown): Promise<unknown> {
  const answer: ((asked: never) => Promise<unknown>) | undefined = answers[kind];
  if (!answer) throw new Error('nobody answers this');
  return answer(open() as never);
}

export async function forgetInbound(db: Database): Promise<void> {
  await sql`delete from inbound where at < now() - interval '1 hour'`.execute(db);
}

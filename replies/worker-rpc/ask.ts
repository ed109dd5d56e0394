import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type AskKind, type Asks, openAsk, sealAsk, type ToldKind } from '#replies/worker-rpc/calls.ts';
import type { Secrets } from '#vault/secrets.ts';

export type Asking = {
  /** Waits for the worker's answer. Throws when none comes: whoever asked is told to try again. */
  ask: <Kind extends Exclude<AskKind, ToldKind>>(kind: Kind, asked: Asks[Kind][0]) => Promise<Asks[Kind][1]>;
  /** Returns once it is stored; nobody waits for what comes of it. */
  tell: <Kind extends ToldKind>(kind: Kind, asked: Asks[Kind][0]) => Promise<void>;
};

/** Twilio waits 15 seconds for an answer. A worker that is started anew is back by then. */
const answeredWithinMs = 12_000;
const lookEveryMs = 40;

/** The public process's side: it may put a question into the table, and fetch the answer to its own. */
export function openAsking(pool: Pool, secrets: Secrets): Asking {
  const put = async (kind: AskKind, asked: unknown): Promise<string> => {
    const id = randomUUID();
    await pool.query('insert into inbound (id, kind, sealed) values ($1, $2, $3)', [id, kind, sealAsk(secrets, id, asked)]);
    return id;
  };
  return {
    ask: async (kind, asked) => {
      const id = await put(kind, asked);
      for (const end = Date.now() + answeredWithinMs; Date.now() < end; await delay(lookEveryMs)) {
        const { rows } = await pool.query<{ answer: Buffer | null }>('select intake_api.answer_to($1) as answer', [id]);
        const answer = rows[0]?.answer;
        if (!answer) continue;
        const { failed, said } = openAsk(secrets, id, answer) as { failed: boolean; said: never };
        if (failed) throw new Error('the worker could not answer');
        return said;
      }
      throw new Error('no worker answered in time');
    },
    tell: async (kind, asked) => void (await put(kind, asked)),
  };
}

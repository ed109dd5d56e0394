import type { Pool } from 'pg';
import { eraseByReference } from '#case-review/erase.ts';
import { type Answers, check, emptyDraft } from '#case-review/schema.ts';
import type { Database } from '#database/connection.ts';
import { content } from '#firm/content.ts';
import { acknowledge } from '#followup/actions/take.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { openerFor, recipientsOf } from '#server/sealing.ts';
import type { Opener } from '#vault/recipients.ts';
import { openSecrets } from '#vault/secrets.ts';

/** Invented people, as many as a drill needs. The product's own code receives and stores their requests. */
export type People = {
  /** `told` hears how many of them were sent so far. */
  send: (from: number, to: number, told?: (done: number) => void) => Promise<void>;
  /** Some are taken by a lawyer, and some are erased. */
  live: (every: number) => Promise<void>;
  sent: Map<string, Received & { answers: Answers }>;
  erased: Received[];
  /** The desk's, which opens both parts. */
  opener: Opener;
};

export function createPeople(db: Database, pool: Pool): People {
  const ladder = content().firm.onCall;
  const receiver = { pool, recipients: recipientsOf(demoKeys.web), secrets: openSecrets(demoSecrets.INTAKE_SECRET), ladder };
  const sent: People['sent'] = new Map();
  const erased: Received[] = [];

  const sendOne = async (number: number) => {
    const answers = answersOf(number);
    const submission = {
      answers,
      key: `drill-${number}-${crypto.randomUUID()}`,
      page: '/',
      language: 'en',
      wording: { version: 2, language: 'en', text: 'Yes, call me.' },
      attribution: {},
    };
    const received = await receiveCaseReview(receiver, submission);
    if (received.kind === 'received') sent.set(received.id, { ...received, answers });
  };
  return {
    opener: openerFor('desk', demoKeys.desk),
    sent,
    erased,
    send: async (from, to, told = () => undefined) => {
      let next = from;
      // Enough at once to fill the groups in which the product stores them.
      const lane = async () => {
        while (next < to) {
          await sendOne(next++);
          if (next % 500 === 0) told(next - from);
        }
      };
      await Promise.all(Array.from({ length: 128 }, lane));
    },
    live: async (every) => {
      for (const [at, { id, reference, ...rest }] of [...sent.values()].entries()) {
        if (at % every === 0) await acknowledge(db, ladder, id, 'lawyer');
        if (at % every !== 1) continue;
        await eraseByReference(db, reference);
        sent.delete(id);
        erased.push({ id, reference, ...rest });
      }
    },
  };
}

function answersOf(number: number): Answers {
  const checked = check({
    ...emptyDraft,
    full_name: `Person ${number}`,
    phone: `810 55${String(number).padStart(5, '0').slice(-5)}`,
    case_type: 'Other',
    description: `Request number ${number} of a drill. `.repeat(1 + (number % 12)),
    email: `person-${number}@example.com`,
    city: 'Flint',
    consent: true,
  });
  if (checked.kind === 'invalid') throw new Error('a person of the drill is not valid');
  return checked.answers;
}

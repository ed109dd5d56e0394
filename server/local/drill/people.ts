import { createSecretKey } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from '#database/connection.ts';
import { theFirm } from '#firm/firm.ts';
import { acknowledge } from '#followup/acts.ts';
import { eraseByReference } from '#intake/receipt.ts';
import { openReception, type Received, receiveCaseReview } from '#intake/receive.ts';
import { type Answers, check, emptyDraft } from '#intake/schema.ts';
import { localSecrets } from '#server/local/secrets.ts';
import { openVault, parseKeys, type Vault } from '#vault/vault.ts';

/** People who are nobody, in the number that a drill needs. They come in by the product's own door. */
export type People = {
  send: (from: number, to: number) => Promise<void>;
  /** Some are taken by a lawyer, and some are erased. */
  live: (every: number) => Promise<void>;
  sent: Map<string, Received & { answers: Answers }>;
  erased: Received[];
  vault: Vault;
};

export function createPeople(db: Database, pool: Pool): People {
  const vault = openVault(parseKeys(localSecrets.VAULT_KEYS));
  const secret = createSecretKey(Buffer.from(localSecrets.INTAKE_SECRET));
  const reception = openReception({ pool, vault, secret, ladder: theFirm().firm.onCall });
  const sent: People['sent'] = new Map();
  const erased: Received[] = [];

  const sendOne = async (number: number) => {
    const answers = answersOf(number);
    const submission = { answers, key: `drill-${number}-${crypto.randomUUID()}`, page: '/', language: 'en', consentWording: 'Yes, call me.', attribution: {} };
    const received = await receiveCaseReview(reception, submission);
    if (received.kind === 'received') sent.set(received.id, { ...received, answers });
  };
  return {
    vault,
    sent,
    erased,
    send: async (from, to) => {
      let next = from;
      // Enough at once to fill the groups in which the product stores them.
      const lane = async () => {
        while (next < to) await sendOne(next++);
      };
      await Promise.all(Array.from({ length: 128 }, lane));
    },
    live: async (every) => {
      for (const [at, { id, reference, ...rest }] of [...sent.values()].entries()) {
        if (at % every === 0) await acknowledge(db, id, 'lawyer');
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

import { createHmac, createSecretKey } from 'node:crypto';
import type { Later } from '#case-review/schema.ts';
import type { Pressed, Spoken } from '#replies/phone/keys.ts';
import type { Button } from '#replies/push/press.ts';
import type { DrillWay } from '#replies/staff/drill-answers.ts';
import type { InboundText } from '#replies/texts/incoming-text.ts';
import type { AnswersAdded } from '#replies/worker-rpc/added-answers.ts';
import type { NumberChanged } from '#replies/worker-rpc/new-number.ts';
import type { Secrets } from '#vault/secrets.ts';
import { decrypt, encrypt } from '#vault/vault.ts';

/**
 * What comes in at the public address and only the worker may act on: `[asked, answer]`. The public process checks who sent it, as far
 * as it is signed, and passes on the answer; it has no right to the tables that an answer needs.
 */
export type Asks = {
  text: [InboundText, string | undefined];
  key: [Pressed, Spoken];
  'text-report': [Reported, undefined];
  'call-report': [Reported, undefined];
  button: [{ button: Button; token: string }, string | undefined];
  'added-answers': [{ token: string; typed: Partial<Later> }, AnswersAdded];
  'new-number': [{ token: string; phone: string }, NumberChanged];
  drill: [{ way: DrillWay; visitor: string }, boolean];
};

/** A form as a service sent it, and the delivery that its address named. */
type Reported = { form: string; delivery: string };

export type AskKind = keyof Asks;

/** Nobody waits for an answer to these. */
export const toldOnly = ['text-report', 'call-report'] as const satisfies AskKind[];
export type ToldKind = (typeof toldOnly)[number];

/** For the seconds that it lies in the database: a text holds somebody's words and number. */
export function sealAsk({ current }: Secrets, id: string, value: unknown): Buffer {
  return encrypt(Buffer.from(JSON.stringify({ value })), keyFrom(current.key), Buffer.from(id));
}

/** Under any version of the secret; a process of the release before may have the older one. */
export function openAsk(secrets: Secrets, id: string, sealed: Buffer): unknown {
  for (const { key, version } of secrets.all) {
    try {
      return (JSON.parse(decrypt(sealed, keyFrom(key), Buffer.from(id)).toString()) as { value?: unknown }).value;
    } catch (error) {
      if (version === secrets.all.at(-1)?.version) throw error;
    }
  }
  return undefined;
}

function keyFrom(secret: Parameters<typeof createHmac>[1]) {
  return createSecretKey(createHmac('sha256', secret).update('inbound').digest());
}

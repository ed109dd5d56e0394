import type { KeyObject } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { Email } from '#deliveries/email.ts';
import type { Outcome } from '#deliveries/outcome.ts';
import type { Sms } from '#deliveries/sms.ts';
import type { Webhook } from '#deliveries/webhook.ts';
import type { Firm } from '#firm/firm.ts';
import type { AlarmKind } from '#followup/words.en.ts';
import type { Vault } from '#vault/vault.ts';

/** A channel that is not configured is absent, and another one is used in its place. */
export type Senders = {
  email?: { send: (email: Email) => Promise<Outcome> } | undefined;
  sms?: { send: (sms: Sms) => Promise<Outcome> } | undefined;
  webhook?: { send: (webhook: Webhook) => Promise<Outcome> } | undefined;
};

/** What the work of the promised hour needs: the records, the keys, the firm's own file, and ways to reach people. */
export type Office = {
  db: Database;
  vault: Vault;
  secret: KeyObject;
  firm: Firm;
  senders: Senders;
  /** Where links in messages lead: the address under which the site is visited. */
  website: string;
  /** Where a synthetic request's message ends up; without one it ends here. */
  canaryMail?: string | undefined;
  wake: (calls: readonly WakeCall[]) => Promise<void>;
  alarm: (kind: AlarmKind, since: Date) => void;
  timers: Timers;
  handedOver: (delivery: string) => Promise<undefined>;
  /** An error that costs one message a try. */
  failed: (error: unknown) => void;
};

/** The process's own, unless a test plays time. */
export type Timers = { setInterval: (work: () => void, ms: number) => unknown; clearInterval: (timer: never) => void };

/** A request that somebody must look at, and when, by PostgreSQL's clock; null are the messages that belong to no request. */
export type WakeCall = { request: string | null; at: Date; now: Date };

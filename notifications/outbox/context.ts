import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { Call } from '#database/wake-up.ts';
import type { Receipts } from '#deliveries/pushover.ts';
import type { Senders } from '#deliveries/senders.ts';
import type { Firm } from '#firm/content.ts';
import type { Alarm } from '#incidents/alarm.ts';
import type { Opener } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What the work of the promised hour needs: the records, the keys, the firm's own file, and ways to reach people. */
export type FollowupContext = {
  db: Database;
  /** Opens whom to call, and not what happened. */
  opener: Opener;
  secrets: Secrets;
  firm: Firm;
  senders: Senders;
  /** Where push messages that ring can be asked whether somebody acknowledged them. */
  receipts?: Receipts | undefined;
  /** Where links in messages to visitors lead: the address under which the site is visited. */
  website: string;
  /** Where links in messages to the firm's own people lead, and what proves that we made them. */
  desk: string;
  links: Secrets;
  /** Gets a mail for every synthetic request; without it, none is sent and it counts as delivered. */
  canaryMail?: string | undefined;
  wake: (calls: readonly Call[]) => Promise<void>;
  alarm: Alarm;
  timers: Timers;
  /** `providerId`: what the other side calls the message, where its later reports name it. */
  handedOver: (delivery: string, providerId?: string) => Promise<void>;
  /** Reports an error that made one try of a message fail. */
  failed: (error: unknown) => void;
  /** Reports that an address of the firm's own people refused a message for good. */
  addressRefused: (refused: { who: string; channel: Channel; code: string; since: Date }) => void;
  /** Reports a message that failed twice and goes on being tried. */
  waits: (message: { channel: Channel; code: string }) => void;
};

export type Channel = Tables['deliveries']['channel'];

/** The process's own timers, unless a test simulates time. */
export type Timers = { setInterval: (work: () => void, ms: number) => unknown; clearInterval: (timer: never) => void };

/** Requests that one run of a worker handles together; null stands for the messages that belong to none. */
export type Called = readonly (string | null)[];

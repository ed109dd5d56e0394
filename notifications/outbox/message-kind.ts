import type { Delivery } from '#database/tables.ts';
import type { Message } from '#deliveries/message.ts';
import type { Outcome } from '#deliveries/outcome.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/**
 * One kind of message, registered by the room that knows what it says: the outbox sends what it does not understand.
 * `Facts` are what the kinds need besides the message's own row.
 */
export type MessageKind<Facts> = {
  /** Does what happens next where a message did not get through, such as sending it by another channel. */
  fallback?: Fallback;
} & (
  | {
      /** What it says, written at the moment it is sent. */ compose: (
        context: FollowupContext,
        delivery: Delivery,
        facts: Facts,
      ) => Message | Promise<Message>;
    }
  | { /** Sends it without a channel of the outbox. */ send: (context: FollowupContext, delivery: Delivery, facts: Facts) => Promise<Outcome> }
);

export type Fallback = (context: Pick<FollowupContext, 'db' | 'firm' | 'senders' | 'secrets'>, delivery: Delivery) => Promise<void>;

export type MessageKinds<Facts> = {
  kinds: Record<Delivery['kind'], MessageKind<Facts>>;
  /** Reads the facts of all messages that are sent together, and gives those of one. */
  load: (context: FollowupContext, deliveries: readonly Delivery[]) => Promise<(delivery: Delivery) => Facts>;
};

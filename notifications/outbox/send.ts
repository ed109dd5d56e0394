import type { Delivery } from '#database/tables.ts';
import { later, type Outcome, refused } from '#deliveries/outcome.ts';
import type { Called, FollowupContext } from '#notifications/outbox/context.ts';
import { holdWhile, lease } from '#notifications/outbox/lease.ts';
import type { MessageKind, MessageKinds } from '#notifications/outbox/message-kind.ts';
import { isSwitchedOff } from '#notifications/outbox/receivers.ts';
import { settle } from '#notifications/outbox/settle.ts';

/** Sends what is due for these requests: all of it at once, so that no channel waits for another. True when something now waits for a bundle. */
export async function sendDue<Facts>(context: FollowupContext, { kinds, load }: MessageKinds<Facts>, called: Called): Promise<boolean> {
  const { leased, bundles } = await context.db.transaction().execute((transaction) => lease(transaction, context, called));
  const factsOf = await load(context, leased);
  const sendOne = async (delivery: Delivery): Promise<void> => {
    const kind = kinds[delivery.kind];
    const outcome = await send(context, delivery, kind, factsOf(delivery)).catch((error: unknown) => failed(context, error));
    await settle(context, delivery, outcome, kind.fallback);
  };
  await Promise.all(leased.map((delivery) => holdWhile(context, delivery.id, () => sendOne(delivery))));
  return bundles;
}

async function send<Facts>(context: FollowupContext, delivery: Delivery, kind: MessageKind<Facts>, facts: Facts): Promise<Outcome> {
  if ('send' in kind) return kind.send(context, delivery, facts);
  const message = await kind.compose(context, delivery, facts);
  switch (message.kind) {
    case 'email':
      return context.senders.email?.send(message.email) ?? refused('not-configured');
    case 'sms':
      return context.senders.sms?.send(message.sms) ?? refused('not-configured');
    case 'call':
      return context.senders.call?.send(message.call) ?? refused('not-configured');
    case 'push':
      return context.senders.push?.send(message.push) ?? refused('not-configured');
    case 'webhook':
      if (await isSwitchedOff(context.db, 'event')) return refused('switched-off');
      return context.senders.webhook?.send(message.webhook) ?? refused('not-configured');
    case 'sink':
      return { kind: 'handed-over', id: delivery.id };
    case 'nothing':
      return refused(message.why);
  }
}

/** An error while writing or sending is our own fault: it is reported, the message is tried again, and another channel may be brought in. */
function failed(context: FollowupContext, error: unknown): Outcome {
  context.failed(error);
  return later('failed');
}

import type { Arrival, Delivery } from '#database/tables.ts';
import type { Alert } from '#notifications/outbox/enqueue.ts';
import { type Random, uuidFrom } from '#scripts/demo-data/random.ts';

/** Messages of one moment as they were sent. What did not get through by text was called after instead. */
export function messagesOf(
  random: Random,
  kind: 'alert' | 'late-notice' | 'declined-notice',
  alerts: readonly Alert[],
  step: number,
  at: Date,
): PlannedDelivery[] {
  return alerts.flatMap((alert) => {
    const first = messageOf(random, kind, alert, step, at);
    const failed =
      first.channel === 'sms' && first.arrival === 'failed' && kind === 'alert' && !alerts.some(({ who, by }) => who === alert.who && by === 'call');
    return failed ? [first, messageOf(random, kind, { who: alert.who, by: 'call' }, step, new Date(at.getTime() + 9_000))] : [first];
  });
}

function messageOf(random: Random, kind: PlannedDelivery['kind'], { who, by }: Alert, step: number, at: Date): PlannedDelivery {
  const message = { id: uuidFrom(random), kind, channel: by, recipient: who, step, createdAt: at };
  const leaves = new Date(at.getTime() + random.whole(400, 4_000));
  if (random.happens(0.004)) return { ...message, state: 'given-up', handedOverAt: null, code: 'timeout', arrival: null, arrivalCode: null };
  const [arrival, arrivalCode] = random.weighted(outcomes[by]);
  return {
    ...message,
    state: arrival === 'failed' || arrival === 'bounced' ? 'refused' : 'handed-over',
    handedOverAt: leaves,
    code: arrivalCode,
    arrival,
    arrivalCode,
  };
}

type Outcome = readonly [readonly [PlannedDelivery['arrival'], string | null], number];

const outcomes: Record<Alert['by'], readonly Outcome[]> = {
  email: [
    [[null, null], 988],
    [['bounced', '5.2.2'], 12],
  ],
  sms: [
    [['arrived', null], 965],
    [['failed', 'twilio-30003'], 22],
    [['on-its-way', null], 13],
  ],
  call: [
    [['answered', null], 55],
    [['not-answered', 'no-answer'], 38],
    [['not-answered', 'busy'], 7],
  ],
  push: [[['arrived', null], 1]],
  webhook: [[[null, null], 1]],
  sink: [[[null, null], 1]],
};

export type PlannedDelivery = Pick<Delivery, 'kind' | 'channel' | 'recipient' | 'step' | 'state'> & {
  id: string;
  createdAt: Date;
  handedOverAt: Date | null;
  code: string | null;
  arrival: Arrival | null;
  arrivalCode: string | null;
};

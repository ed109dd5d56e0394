import type { Firm } from '#firm/content.ts';

type Channel = 'email' | 'sms' | 'call' | 'push' | 'webhook';

/** A firm whose every step alerts by these channels alone: where there is one and it fails, another has to be brought in. */
export function alertingBy(firm: Firm, channels: readonly Channel[]): Firm {
  const alone = (alerts: Firm['onCall']['steps'][number]['inHours']) => alerts.map(({ who }) => ({ who, by: [...channels] }));
  const { onCall } = firm;
  const steps = onCall.steps.map((step) => ({ ...step, inHours: alone(step.inHours), otherwise: alone(step.otherwise) }));
  return { ...firm, onCall: { ...onCall, steps } };
}

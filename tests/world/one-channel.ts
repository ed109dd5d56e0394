import type { Firm } from '#firm/content.ts';

/** A firm whose every step alerts by one channel alone: when that fails, another has to be brought in. */
export function withOneChannel(firm: Firm, channel: 'email' | 'sms' | 'call' | 'push' | 'webhook'): Firm {
  const alone = (alerts: Firm['onCall']['steps'][number]['inHours']) => alerts.map(({ who }) => ({ who, by: [channel] }));
  const { onCall } = firm;
  const steps = onCall.steps.map((step) => ({ ...step, inHours: alone(step.inHours), otherwise: alone(step.otherwise) }));
  return { ...firm, onCall: { ...onCall, steps } };
}

import type { Firm } from '#firm/firm.ts';

/** A firm whose every step alerts by one channel alone: when that fails, another has to be brought in. */
export function withOneChannel(firm: Firm, channel: 'email' | 'sms' | 'webhook'): Firm {
  const alone = (alerts: Firm['firm']['onCall']['steps'][number]['inHours']) => alerts.map(({ who }) => ({ who, by: [channel] }));
  const { onCall } = firm.firm;
  const steps = onCall.steps.map((step) => ({ ...step, inHours: alone(step.inHours), otherwise: alone(step.otherwise) }));
  return { ...firm, firm: { ...firm.firm, onCall: { ...onCall, steps } } };
}

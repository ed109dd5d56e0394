import type { Environment } from '#environment.ts';
import type { Finding } from '#firm/launch.ts';

/**
 * Carriers in the US deliver no text of a program whose sender is not registered (A2P 10DLC), to the firm's own people neither. Part of the
 * preflight alone: a web process must start also while a registration, which takes weeks, is being looked at.
 */
export function unregisteredTexts({ SMS_ACCOUNT, SMS_FROM, SMS_CAMPAIGN }: Pick<Environment, 'SMS_ACCOUNT' | 'SMS_FROM' | 'SMS_CAMPAIGN'>): Finding[] {
  if (!SMS_ACCOUNT || !SMS_FROM || SMS_CAMPAIGN) return [];
  const what = 'is not set; carriers deliver no texts before a brand and a campaign are registered (A2P 10DLC; docs/runbook.md, Texts and calls)';
  return [{ who: 'operator', where: 'SMS_CAMPAIGN', what }];
}

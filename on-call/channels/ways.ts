import type { OnCall } from '#firm/on-call.ts';

/** A channel by which somebody can be asked. A text, a call and a push message ring; a mail does not. */
export type DrillChannel = 'email' | 'sms' | 'call' | 'push';

/** Which channels have what they need in the settings. */
export type Configured = Record<'email' | 'sms' | 'call' | 'ntfy' | 'pushover', boolean>;

/** The channels that somebody has an address for, and that are configured. */
export function waysOf({ email, mobile, push }: OnCall['people'][string], configured: Configured): DrillChannel[] {
  const ways: Record<DrillChannel, unknown> = {
    email: email && configured.email,
    sms: mobile && configured.sms,
    call: mobile && configured.call,
    push: push && ('ntfy' in push ? configured.ntfy : configured.pushover),
  };
  return (Object.keys(ways) as DrillChannel[]).filter((channel) => ways[channel]);
}

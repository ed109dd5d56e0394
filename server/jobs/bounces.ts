import { readBounces } from '#deliveries/bounces.ts';
import { readReport } from '#deliveries/mail-report.ts';
import type { BounceSettings } from '#deliveries/settings.ts';
import { alarmWords } from '#incidents/words.en.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { noteReport } from '#replies/delivery-reports/mail.ts';
import { log } from '#server/monitoring/log.ts';
import { meter } from '#server/monitoring/metrics.ts';

/** A mail server that restarts is no reason to ring. */
const quietMs = 10 * 60_000;

/** Reads what comes back, and rings when the mailbox cannot be read: mail could then be lost without a word. */
export function startBounceReader(context: FollowupContext, settings: BounceSettings): { stop: () => Promise<void> } {
  const ours = { domain: settings.domain, secrets: context.secrets };
  let awaySince: Date | undefined;
  return readBounces(settings, {
    heard: async (mail) => {
      try {
        meter.cameBack(await noteReport(context, readReport(mail, ours)));
        return true;
      } catch (error) {
        log('database-error', { error });
        return false;
      }
    },
    read: () => {
      awaySince = undefined;
    },
    away: (code) => {
      if (!awaySince) log('bounces-unread', { code });
      awaySince ??= new Date();
      if (Date.now() - awaySince.getTime() > quietMs) context.alarm.raise('mail', awaySince, { subject: 'mailbox', detail: alarmWords.ownMail.unread(code) });
    },
  });
}

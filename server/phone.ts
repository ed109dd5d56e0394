import type { Pool } from 'pg';
import type { Database } from '#database/connection.ts';
import type { WakeUp } from '#database/wake-up.ts';
import type { Senders } from '#deliveries/senders.ts';
import { content } from '#firm/content.ts';
import type { Alarm } from '#followup/alarm.ts';
import { pressKey } from '#followup/phone/keys.ts';
import type { Phone } from '#followup/phone/phone.ts';
import { callReport, noteReport, type Report, textReport } from '#followup/phone/reports.ts';
import { answerText } from '#followup/stop/inbound-text.ts';
import { publicUrl, reportRefusal } from '#server/followup.ts';
import type { Parts } from '#server/http/app.ts';
import { secretsOf } from '#server/intake.ts';
import { log } from '#server/monitoring/log.ts';

type Settings = Parameters<typeof publicUrl>[0] & { SMS_TOKEN?: string | undefined };

/** What the web process does with texts and keys that come in, and with reports about what went out. Nothing without an account. */
export function openPhone(
  { db, pool }: { db: Database; pool: Pool },
  environment: Settings,
  senders: Senders,
  alarm: Alarm,
  wakeUp: () => WakeUp | undefined,
): Pick<Parts, 'inboundSms' | 'voice'> {
  const { SMS_TOKEN: token } = environment;
  if (!token) return {};
  // A worker that cannot be woken finds it by itself, at most five seconds later: no reason to fail.
  const wake = async (requests: readonly string[]) => {
    const known = wakeUp();
    if (known && requests.length > 0) await pool.query(known.statement(1), [known.value(requests)]).catch((error: unknown) => log('wake-up-failed', { error }));
  };
  const phone: Phone = { db, secrets: secretsOf(environment), firm: content().firm, senders, alarm, addressRefused: reportRefusal(alarm), wake };
  const signed = { token, website: publicUrl(environment) };
  const note = async (report: Report | undefined) => {
    if (report) await noteReport(phone, report);
  };
  return {
    inboundSms: { ...signed, answer: (text) => answerText(phone, text), report: (form, delivery) => note(textReport(form, delivery)) },
    voice: { ...signed, press: (pressed) => pressKey(phone, pressed), report: (form, delivery) => note(callReport(form, delivery)) },
  };
}

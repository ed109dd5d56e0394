import { randomUUID } from 'node:crypto';
import type { About } from '#incidents/alarm.ts';
import { canaryArrivedWithin, canaryPass, deskFindsShut, opensNewestCanary } from '#incidents/canary.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { log } from '#server/monitoring/log.ts';

/** How many synthetic requests may fail to arrive before an alarm is sent. */
const missesToAlarm = 2;

/** Sends synthetic requests to the public address of the site, and raises an alarm when they stop arriving. */
export function startCanary(context: FollowupContext, everySeconds: number): { stop: () => void } {
  const started = Date.now();
  const sing = async () => {
    try {
      const sent = await fetch(`${context.website}/case-review`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', Origin: context.website },
        body: JSON.stringify({
          draft: canaryDraft,
          key: randomUUID(),
          page: '/',
          attribution: {},
          canary: canaryPass(context.secrets.current.key, new Date()),
        }),
        signal: AbortSignal.timeout(15_000),
      });
      if (sent.status !== 201) log('canary-failed', { status: sent.status });
    } catch (error) {
      log('canary-failed', { error });
    }
  };
  const listen = async () => {
    // A fifth of an interval more, for the last one to arrive.
    const silentMs = (missesToAlarm + 0.2) * everySeconds * 1000;
    // While the database is away, none counts as arrived.
    const arrived = await canaryArrivedWithin(context.db, silentMs / 1000).catch(() => false);
    if (!arrived && Date.now() - started > silentMs) context.alarm.raise('canary', new Date(Date.now() - silentMs));
    // The database's own alarm tells of a database that is away.
    const newest = await opensNewestCanary(context.db, context.opener, 'contact').catch(() => 'none');
    if (newest === 'shut') context.alarm.raise('sealed', new Date(), readBy('worker'));
    if (await deskFindsShut(context.db).catch(() => false)) context.alarm.raise('sealed', new Date(), readBy('desk'));
  };
  void sing();
  const timers = [setInterval(() => void sing(), everySeconds * 1000), setInterval(() => void listen(), everySeconds * 200)];
  return { stop: () => timers.forEach(clearInterval) };
}

/** Each reader looks with its own keys; the worker rings for both. */
function readBy(reader: 'worker' | 'desk'): About {
  return { subject: reader, detail: `what is sealed to the ${reader}` };
}

const canaryDraft = {
  full_name: 'Test Request',
  phone: '201 555 0100',
  best_time: 'ASAP',
  case_type: 'Other',
  description: 'A test request of the site itself.',
  arrested: 'No',
  court_date: '',
  email: '',
  city: '',
  county: '',
  consent: true,
  consent_text: false,
  no_email: false,
};

import { randomUUID } from 'node:crypto';
import { canaryArrivedWithin, canaryPass } from '#followup/canary.ts';
import type { Office } from '#followup/office.ts';
import { log } from '#server/log.ts';

/** How many synthetic requests may fail to arrive before the bell rings. */
const missesToAlarm = 2;

/** Sends requests that are no one's, through the site's own front door, and rings when they stop arriving. */
export function startCanary(office: Office, everySeconds: number): { stop: () => void } {
  const started = Date.now();
  const sing = async () => {
    try {
      const sent = await fetch(`${office.website}/case-review`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', Origin: office.website },
        body: JSON.stringify({ draft: canaryDraft, key: randomUUID(), page: '/', attribution: {}, canary: canaryPass(office.secret, new Date()) }),
        signal: AbortSignal.timeout(15_000),
      });
      if (sent.status !== 201) log('canary-failed', { status: sent.status });
    } catch (error) {
      log('canary-failed', { error });
    }
  };
  const listen = async () => {
    // A fifth of the way for the last one to arrive.
    const silentMs = (missesToAlarm + 0.2) * everySeconds * 1000;
    // A database that is away is silence too.
    const arrived = await canaryArrivedWithin(office.db, silentMs / 1000).catch(() => false);
    if (!arrived && Date.now() - started > silentMs) office.alarm('canary', new Date(Date.now() - silentMs));
  };
  void sing();
  const timers = [setInterval(() => void sing(), everySeconds * 1000), setInterval(() => void listen(), everySeconds * 200)];
  return { stop: () => timers.forEach(clearInterval) };
}

const canaryDraft = {
  full_name: 'Test Request',
  phone: '000 000 0000',
  best_time: 'ASAP',
  case_type: 'Other',
  description: 'A test request of the site itself.',
  arrested: 'No',
  court_date: '',
  email: '',
  city: '',
  county: '',
  consent: true,
};

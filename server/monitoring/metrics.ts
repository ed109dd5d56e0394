import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '#server/monitoring/log.ts';

/** Every value a label can have. Nothing a visitor types, and no address, reference or id, can become one. */
export const labels = {
  route: ['page', 'file', 'form', 'case-review', 'receipt', 'drill', 'assistant', 'sms', 'voice', 'push', 'health', 'other'],
  sender: ['visitor', 'canary'],
  outcome: ['stored', 'again', 'conflict', 'failed', 'unknown'],
  channel: ['email', 'sms', 'call', 'push', 'webhook', 'sink', 'other'],
  report: ['bounced', 'delayed', 'arrived', 'away', 'again', 'forged', 'unknown', 'other'],
  guard: ['assistant-dropped', 'assistant-model-failed', 'assistant-over-budget', 'spam', 'overload', 'other-site', 'signature', 'other'],
} as const;

type Label = keyof typeof labels;
type Value<Name extends Label> = (typeof labels)[Name][number];

export const registry = new Registry();
const here = { registers: [registry] };

const requests = new Counter({ ...here, name: 'firm_requests_total', help: 'Requests answered', labelNames: ['route', 'status'] });
const requestSeconds = new Histogram({
  ...here,
  name: 'firm_request_seconds',
  help: 'Time until a request was answered',
  labelNames: ['route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
const accepts = new Counter({ ...here, name: 'firm_accepts_total', help: 'Case review requests by what became of them', labelNames: ['sender', 'outcome'] });
const deliverySeconds = new Histogram({
  ...here,
  name: 'firm_delivery_seconds',
  help: 'Time from the moment a message was ordered until its channel took it',
  labelNames: ['channel'],
  // The promise is a minute; retries go on for hours.
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 900, 3_600, 14_400],
});
const guardHits = new Counter({ ...here, name: 'firm_guard_hits_total', help: 'How often a guard held something back', labelNames: ['guard'] });
const refusals = new Counter({
  ...here,
  name: 'firm_addresses_refused_total',
  help: "Messages to the firm's own people that were refused for good",
  labelNames: ['channel'],
});
const reports = new Counter({ ...here, name: 'firm_mail_reports_total', help: 'What came back to the bounce mailbox', labelNames: ['report'] });
const budget = new Gauge({ ...here, name: 'firm_assistant_budget_tokens', help: 'Tokens the assistant may use in a day' });

/** What the product counts as it happens. Without METRICS_PORT nobody reads it; counting takes about a microsecond all the same. */
export const meter = {
  request: (route: Value<'route'>, status: number, ms: number): void => {
    requests.inc({ route: listed('route', route), status: status >= 100 && status < 600 ? Math.trunc(status) : 'other' });
    requestSeconds.observe({ route: listed('route', route) }, ms / 1000);
  },
  accept: (sender: Value<'sender'>, outcome: Value<'outcome'>): void => accepts.inc({ sender, outcome }),
  handedOver: (channel: Value<'channel'>, seconds: number): void => deliverySeconds.observe({ channel: listed('channel', channel) }, seconds),
  refused: (channel: Value<'channel'>): void => refusals.inc({ channel: listed('channel', channel) }),
  cameBack: (report: Value<'report'>): void => reports.inc({ report: listed('report', report) }),
  guard: (guard: Value<'guard'>): void => {
    const kind = listed('guard', guard);
    guardHits.inc({ guard: kind });
    // The assistant's own say more in events of their own.
    if (!kind.startsWith('assistant-')) log('held-back', { kind });
  },
  assistantBudget: (dailyTokens: number): void => budget.set(dailyTokens),
};

/** A series that exists from the start at zero can be told from one that is missing. */
export function startMeters(): void {
  collectDefaultMetrics({ register: registry });
  for (const outcome of labels.outcome) for (const sender of labels.sender) accepts.inc({ sender, outcome }, 0);
  for (const channel of labels.channel) refusals.inc({ channel }, 0);
  for (const report of labels.report) reports.inc({ report }, 0);
  for (const guard of labels.guard) guardHits.inc({ guard }, 0);
}

/** Types check only our own code. Any other value becomes "other", so that no label ever holds free text. */
function listed<Name extends Label>(name: Name, value: Value<Name>): string {
  return (labels[name] as readonly string[]).includes(value) ? value : 'other';
}

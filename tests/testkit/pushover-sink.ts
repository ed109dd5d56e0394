import { randomBytes } from 'node:crypto';
import { startHttpSink } from './http-sink.ts';

export const pushoverToken = 'azGDORePK8gMaC0QOYAMyEEuzJnyUi';

/** A message that rings on somebody's phone until they acknowledge it, somebody cancels it, or its time is over. */
export type Emergency = {
  receipt: string;
  form: URLSearchParams;
  sentAt: number;
  endedAt: number | undefined;
  acknowledgedAt: number;
  expired: boolean;
  cancelled: boolean;
  reads: number[];
};

/** Pushover's interface with the phones behind it: demands what an emergency needs, repeats it, and keeps its receipts. */
export async function startPushoverSink(options: { port?: number; tls?: boolean; slow?: number } = {}) {
  const emergencies = new Map<string, Emergency>();
  const unknownUsers = new Set<string>();
  let [tooFast, half] = [0, false];

  const wrong = (status: number, field: string, error: string) => ({
    status,
    body: JSON.stringify({ [field]: 'invalid', errors: [error], status: 0, request: randomBytes(16).toString('hex') }),
  });
  const send = (form: URLSearchParams) => {
    const [retry, expire] = [Number(form.get('retry')), Number(form.get('expire'))];
    if (form.get('token') !== pushoverToken) return wrong(400, 'token', 'application token is invalid');
    const user = form.get('user') ?? '';
    if (!/^[A-Za-z0-9]{30}$/.test(user) || unknownUsers.has(user))
      return wrong(400, 'user', 'user identifier is not a valid user, group, or subscribed user key');
    const message = form.get('message') ?? '';
    if (message === '' || message.length > 1_024) return wrong(400, 'message', 'message cannot be blank or too long');
    if ((form.get('title') ?? '').length > 250 || (form.get('url') ?? '').length > 512) return wrong(400, 'title', 'title or url is too long');
    if (form.get('priority') === '2' && !(retry >= 30 && expire >= 1 && expire <= 10_800)) return wrong(400, 'retry', 'retry and expire must be given');
    const receipt = idOf30();
    const fresh = { sentAt: Date.now(), endedAt: undefined, acknowledgedAt: 0, expired: false, cancelled: false, reads: [] };
    if (form.get('priority') === '2') emergencies.set(receipt, { receipt, form, ...fresh });
    return { status: 200, body: JSON.stringify({ status: 1, request: randomBytes(16).toString('hex'), ...(form.get('priority') === '2' ? { receipt } : {}) }) };
  };
  const readReceipt = (one: Emergency | undefined) => {
    if (!one) return wrong(404, 'receipt', 'receipt not found; may be invalid or expired');
    if (Date.now() - (one.reads.at(-1) ?? 0) < 5_000) tooFast++;
    one.reads.push(Date.now());
    const seconds = (ms: number) => Math.floor(ms / 1000);
    const state = {
      status: 1,
      acknowledged: one.acknowledgedAt ? 1 : 0,
      acknowledged_at: seconds(one.acknowledgedAt),
      acknowledged_by: one.acknowledgedAt ? one.form.get('user') : '',
      acknowledged_by_device: one.acknowledgedAt ? 'phone' : '',
      last_delivered_at: seconds(one.sentAt),
      expired: one.expired ? 1 : 0,
      expires_at: seconds(one.sentAt) + Number(one.form.get('expire')),
      called_back: 0,
      called_back_at: 0,
      request: randomBytes(16).toString('hex'),
    };
    const written = JSON.stringify(state);
    return { status: 200, body: half ? written.slice(0, written.indexOf('"acknowledged_at"')) : written };
  };
  const cancel = (found: Emergency[], form: URLSearchParams) => {
    if (form.get('token') !== pushoverToken) return wrong(400, 'token', 'application token is invalid');
    for (const one of found) Object.assign(one, { cancelled: true, endedAt: one.endedAt ?? Date.now() });
    return { status: 200, body: '{"status":1,"request":"stand-in"}' };
  };

  const sink = await startHttpSink(
    {
      idOf: ({ body }) => body,
      accepts: ({ method, path, body }) => {
        const { pathname, searchParams } = new URL(path, 'http://localhost');
        const form = new URLSearchParams(body);
        if (method === 'POST' && pathname === '/1/messages.json') return half ? { status: 200, body: send(form).body.slice(0, 30) } : send(form);
        const [, receipt = '', ends] = /^\/1\/receipts\/([A-Za-z0-9]{30})(\/cancel)?\.json$/.exec(pathname) ?? [];
        const one = emergencies.get(receipt);
        if (method === 'POST' && ends) return one ? cancel([one], form) : wrong(404, 'receipt', 'receipt not found');
        const [, tag] = /^\/1\/receipts\/cancel_by_tag\/(\w+)\.json$/.exec(pathname) ?? [];
        if (method === 'POST' && tag)
          return cancel(
            [...emergencies.values()].filter(({ form: sent }) => sent.get('tags') === tag),
            form,
          );
        if (method !== 'GET' || !receipt) return { status: 404, body: '{"status":0}' };
        return searchParams.get('token') === pushoverToken ? readReceipt(one) : wrong(400, 'token', 'application token is invalid');
      },
      refuses: () => wrong(400, 'user', 'user identifier is not a valid user, group, or subscribed user key'),
      errorBody: { status: 200, body: '{"status":0,"errors":["internal error"]}' },
    },
    options,
  );

  return {
    ...sink,
    /** What was sent about a request, by its tag, oldest first. */
    about: (reference: string) => [...emergencies.values()].filter(({ form }) => form.get('tags') === reference),
    /** How often the phone has rung so far: at once, then every `retry` seconds until it ended. */
    rings: ({ form, sentAt, endedAt = Date.now() }: Emergency) => 1 + Math.floor((endedAt - sentAt) / 1000 / Number(form.get('retry'))),
    /** From now on this user's key is not valid. */
    forgetUser: (user: string) => void unknownUsers.add(user),
    /** Answers break off in the middle. */
    answerHalf: (wanted: boolean) => {
      half = wanted;
    },
    /** How often a receipt was read sooner than five seconds after the last time. */
    tooFast: () => tooFast,
    /** Somebody acknowledges on the phone. */
    acknowledge: (one: Emergency) => Object.assign(one, { acknowledgedAt: Date.now(), endedAt: Date.now() }),
    expire: (one: Emergency) => Object.assign(one, { expired: true, endedAt: Date.now() }),
  };
}

function idOf30(): string {
  return randomBytes(30).toString('base64url').replace(/[-_]/g, 'x').slice(0, 30);
}

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type ReceivedPost, startHttpSink } from './http-sink.ts';
import { type Element, readXml, wordsIn } from './xml.ts';

export const smsAccount = { account: 'AC00000000000000000000000000000000', token: 'sms-sink-token', from: '+18105550146' };

/** Who or what is at the other end of a number. `human` presses one key after each reading, `''` for none; after the last it hangs up. */
export type Answering =
  | { kind: 'human'; press: string[]; afterMs?: number }
  | { kind: 'voicemail' | 'busy' | 'no-answer' | 'dead' | 'hang-up-mid' | 'rings' }
  /** Taken, and never heard of again: no report comes. */
  | { kind: 'silent' };

/** How reports arrive. */
export type Reports = 'in-order' | 'shuffled' | 'doubled' | 'late' | 'missing';

export type StoodInCall = {
  sid: string;
  to: string;
  status: string;
  /** What was said, one entry for each reading. */
  heard: string[];
  /** Twilio's own error codes: 12100 for bad XML, 21205 for an address that is not absolute, 11200 for an answer that did not come. */
  errors: string[];
  at: number;
};

/** Twilio's own test numbers: for texts, and for calls. */
const magic: Record<string, [text: number, call: number]> = {
  '+15005550001': [21211, 21217],
  '+15005550002': [21612, 21214],
  '+15005550003': [21408, 21215],
  '+15005550004': [21610, 21216],
  '+15005550009': [21614, 21217],
};

/** A second of ringing or listening takes this long. */
const secondMs = 30;

/** Twilio as its documentation describes it: texts, calls that are answered by a script, signed requests back to us. */
export async function startTwilioSink(options: { port?: number; tls?: boolean; slow?: number } = {}) {
  const scripts = new Map<string, Answering>();
  const fates = new Map<string, 'delivered' | 'silent' | number>();
  const stopped = new Set<string>();
  const calls: StoodInCall[] = [];
  const canceled = new Set<string>();
  const failing = new Set<string>();
  let reports: Reports = 'in-order';

  const bad = (code: number, message: string) => ({
    status: 400,
    body: JSON.stringify({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status: 400 }),
  });

  const takeText = (form: URLSearchParams) => {
    const to = form.get('To') ?? '';
    if (!to) return bad(21604, "A 'To' phone number is required.");
    if (form.get('From') !== smsAccount.from && !form.get('MessagingServiceSid')) return bad(21606, "The 'From' number is not ours.");
    if (!form.get('Body')) return bad(21602, 'Message body is required.');
    const lasts = form.get('ValidityPeriod');
    if (lasts !== null && !(Number(lasts) >= 1 && Number(lasts) <= 36_000)) return bad(21621, 'ValidityPeriod is invalid.');
    if (magic[to]) return bad(magic[to][0], `The number ${to} takes no messages.`);
    if (stopped.has(to)) return bad(21610, 'Attempt to send to unsubscribed recipient');
    const sid = `SM${randomBytes(16).toString('hex')}`;
    void reportText(sid, to, form.get('StatusCallback'));
    return { status: 201, body: JSON.stringify({ sid, status: 'queued' }) };
  };

  const takeCall = (form: URLSearchParams) => {
    const to = form.get('To') ?? '';
    if (!to) return bad(21201, "No 'To' number is specified");
    if (form.get('From') !== smsAccount.from) return bad(21210, 'From phone number not verified');
    const twiml = form.get('Twiml') ?? '';
    if (!twiml) return bad(21205, 'Url or Twiml is required');
    if (twiml.length > 4_000) return bad(21220, 'Twiml is too long');
    if (magic[to]) return bad(magic[to][1], `The number ${to} cannot be called.`);
    const call: StoodInCall = { sid: `CA${randomBytes(16).toString('hex')}`, to, status: 'queued', heard: [], errors: [], at: Date.now() };
    const script = scripts.get(to);
    if (script && script.kind !== 'silent') {
      calls.push(call);
      void place(call, script, form);
    }
    return { status: 201, body: JSON.stringify({ sid: call.sid, status: 'queued', queue_time: '0' }) };
  };

  const changeCall = (sid: string, form: URLSearchParams) => {
    const call = calls.find((one) => one.sid === sid);
    if (!call) return { status: 404, body: '{"code":20404}' };
    if (form.get('Status') === 'canceled' && ['queued', 'ringing'].includes(call.status)) canceled.add(sid);
    return { status: 200, body: JSON.stringify({ sid, status: call.status }) };
  };

  /** Rings, is answered or not, listens and presses, and reports each stage. */
  const place = async (call: StoodInCall, script: Answering, form: URLSearchParams) => {
    const said: Record<string, string>[] = [];
    let sequence = 0;
    const wanted = form.getAll('StatusCallbackEvent');
    const tell = (status: string, more: Record<string, string> = {}) => {
      call.status = status;
      const event = status === 'in-progress' ? 'answered' : status === 'initiated' || status === 'ringing' ? status : 'completed';
      const fields = {
        CallStatus: status,
        SequenceNumber: String(sequence++),
        CallbackSource: 'call-progress-events',
        Timestamp: new Date().toUTCString(),
        ...more,
      };
      if (!wanted.includes(event)) return;
      said.push(fields);
      if (reports === 'in-order' || reports === 'doubled') void send(fields);
    };
    const send = async (fields: Record<string, string>) => {
      const url = form.get('StatusCallback') ?? '';
      for (let copies = reports === 'doubled' ? 2 : 1; copies > 0; copies--)
        await ask(url, { ...known(call), ...fields }, 'voice').catch(() => call.errors.push('11200'));
    };
    tell('initiated');
    await seconds(1);
    if (script.kind !== 'dead') tell('ringing');
    await ring(call, script, form, tell);
    if (reports === 'late') await seconds(40);
    if (reports === 'late') for (const fields of said) await send(fields);
    // The last first, as the worst that can happen.
    if (reports === 'shuffled') for (const fields of said.toReversed()) await send(fields);
  };

  const ring = async (call: StoodInCall, script: Answering, form: URLSearchParams, tell: (status: string, more?: Record<string, string>) => void) => {
    if (script.kind === 'dead') return tell('failed', { SipResponseCode: '404', CallDuration: '0' });
    if (script.kind === 'busy') return tell('busy', { SipResponseCode: '486', CallDuration: '0' });
    const rings = script.kind === 'rings' || script.kind === 'no-answer' ? Number(form.get('Timeout')) : 3;
    for (let passed = 0; passed < rings; passed++) {
      await seconds(script.kind === 'rings' ? 20 : 1);
      if (canceled.has(call.sid)) return tell('canceled', { SipResponseCode: '487', CallDuration: '0' });
    }
    if (script.kind === 'no-answer' || script.kind === 'rings') return tell('no-answer', { SipResponseCode: '487', CallDuration: '0' });
    tell('in-progress', { StirStatus: 'A' });
    await listen(call, script, form.get('Twiml') ?? '');
    return tell('completed', { SipResponseCode: '200', CallDuration: '9' });
  };

  /** Follows the TwiML as Twilio does. Voicemail hears it and presses nothing. */
  const listen = async (call: StoodInCall, script: Answering, first: string) => {
    const press = script.kind === 'human' ? [...script.press] : ['', ''];
    for (let twiml = first; ; ) {
      let response: Element;
      try {
        response = readXml(twiml);
      } catch {
        call.errors.push('12100');
        return;
      }
      call.heard.push(wordsIn(response).trim());
      const gather = response.children.find((child): child is Element => typeof child === 'object' && child.name === 'Gather');
      if (!gather || script.kind === 'hang-up-mid') return;
      const { action = '', actionOnEmptyResult, timeout = '5' } = gather.attributes;
      if (!/^https?:\/\//.test(action)) {
        call.errors.push('21205');
        return;
      }
      const digits = press.shift();
      if (digits === undefined) return;
      if (digits === '' && actionOnEmptyResult !== 'true') return;
      if (script.kind === 'human' && script.afterMs) await pause(script.afterMs);
      else await seconds(digits === '' ? Number(timeout) : 1);
      try {
        twiml = await ask(action, { ...known(call), CallStatus: 'in-progress', Digits: digits, msg: 'Gather End' }, 'voice');
      } catch {
        call.errors.push('11200');
        return;
      }
    }
  };

  const reportText = async (sid: string, to: string, url: string | null) => {
    const fate = fates.get(to) ?? 'silent';
    if (fate === 'silent' || !url || reports === 'missing') return;
    const fields = { MessageSid: sid, SmsSid: sid, AccountSid: smsAccount.account, From: smsAccount.from, To: to, ApiVersion: '2010-04-01' };
    const last = typeof fate === 'number' ? { MessageStatus: 'undelivered', ErrorCode: String(fate) } : { MessageStatus: 'delivered' };
    const all: Record<string, string>[] = [{ MessageStatus: 'sending' }, { MessageStatus: 'sent' }, last];
    await seconds(reports === 'late' ? 40 : 1);
    for (const one of reports === 'shuffled' ? all.toReversed() : all)
      for (let copies = reports === 'doubled' ? 2 : 1; copies > 0; copies--) await ask(url, { ...fields, ...one }, 'text').catch(() => undefined);
  };

  const known = (call: StoodInCall) => ({
    CallSid: call.sid,
    AccountSid: smsAccount.account,
    From: smsAccount.from,
    To: call.to,
    Direction: 'outbound-api',
    ApiVersion: '2010-04-01',
  });

  const sink = await startHttpSink(
    {
      idOf: ({ body, path }) => {
        const form = new URLSearchParams(body);
        return `${form.get('To')} ${path.endsWith('/Messages.json') ? form.get('Body') : 'call'}`;
      },
      accepts: (post: ReceivedPost) => {
        const { headers, path, method, body } = post;
        const { account, token } = smsAccount;
        const resource = new RegExp(`^/2010-04-01/Accounts/${account}/(?:(Messages|Calls)|Calls/(CA[0-9a-f]{32}))\\.json$`).exec(path);
        if (method !== 'POST' || !resource) return { status: 404, body: '{"code":20404}' };
        if (headers.authorization !== `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`)
          return { status: 401, body: '{"code":20003,"message":"Authenticate"}' };
        if (failing.has(resource[1] ?? 'Calls')) {
          post.fate = 'turned-away';
          return { status: 503, body: '{"code":20503,"message":"Service unavailable"}' };
        }
        const form = new URLSearchParams(body);
        if (resource[2]) return changeCall(resource[2], form);
        return resource[1] === 'Calls' ? takeCall(form) : takeText(form);
      },
      refuses: ({ body }) => bad(21211, `The 'To' number ${new URLSearchParams(body).get('To')} is not a valid phone number.`),
      errorBody: { status: 200, body: '{"code":20500,"message":"Internal error","status":500}' },
    },
    options,
  );
  return {
    ...sink,
    /** Who answers at a number from now on. */
    answers: (number: string, script: Answering) => void scripts.set(number, script),
    /** What becomes of texts to a number: delivered, an error code, or no word of it. */
    delivers: (number: string, fate: 'delivered' | 'silent' | number) => void fates.set(number, fate),
    reports: (how: Reports) => {
      reports = how;
    },
    /** One half of the service fails, or works again; the other goes on. */
    fails: (half: 'Messages' | 'Calls', wanted: boolean) => void (wanted ? failing.add(half) : failing.delete(half)),
    calls: () => calls,
    /** What was texted to a number, oldest first. */
    textsTo: (number: string) =>
      sink
        .received()
        .filter(({ path }) => path.endsWith('/Messages.json'))
        .map(({ body }) => new URLSearchParams(body))
        .filter((form) => form.get('To') === number)
        .map((form) => form.get('Body') ?? ''),
    /** Somebody texts the firm's number. The carrier's own words act before we hear of them. */
    text: async (website: string, from: string, body: string, own: Record<string, string> = {}) => {
      if (/^(stop|stopall|unsubscribe|end|quit|cancel|revoke|optout)$/i.test(body)) stopped.add(from);
      if (/^(start|unstop)$/i.test(body)) stopped.delete(from);
      const sid = `SM${randomBytes(16).toString('hex')}`;
      const fields = { MessageSid: sid, AccountSid: smsAccount.account, From: from, To: smsAccount.from, Body: body, NumMedia: '0', NumSegments: '1', ...own };
      return wordsIn(readXml(await ask(`${website}/sms/inbound`, fields, 'text'))).trim();
    },
  };
}

/** A text is signed with the port of the address, a call without it. */
export function signatureOf(url: string, fields: Record<string, string>, kind: 'text' | 'voice', token = smsAccount.token): string {
  const address = new URL(url);
  address.hash = '';
  if (kind === 'voice') address.port = '';
  const said = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name]}`)
    .join('');
  return createHmac('sha1', token).update(`${address.href}${said}`).digest('base64');
}

/** A signed form to us. A connection that fails is tried once more; anything else only as often as the address's fragment asks for. */
async function ask(url: string, fields: Record<string, string>, kind: 'text' | 'voice'): Promise<string> {
  const { hash } = new URL(url);
  const asked = new URLSearchParams(hash.slice(1));
  const [most, all] = [Number(asked.get('rc') ?? 1), asked.get('rp') === 'all'];
  const token = randomUUID();
  for (let tries = 0; ; tries++) {
    const again = tries < most;
    try {
      const headers = { 'X-Twilio-Signature': signatureOf(url, fields, kind), ...(tries > 0 ? { 'I-Twilio-Idempotency-Token': token } : {}) };
      const response = await fetch(url.replace(/#.*/, ''), { method: 'POST', headers, body: new URLSearchParams(fields) });
      if (response.ok) return await response.text();
      if (!again || !all) throw new Answered(response.status);
    } catch (error) {
      if (error instanceof Answered || !again) throw error;
    }
  }
}

class Answered extends Error {
  constructor(status: number) {
    super(`answered with ${status}`);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function seconds(count: number): Promise<void> {
  return pause(count * secondMs);
}

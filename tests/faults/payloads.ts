import type { Browser } from 'playwright-core';
import { spoken } from '#case-review/reference.ts';
import { check, type Draft, isBox } from '#case-review/schema.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { breakBuild } from '../testkit/broken-build.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { fieldsOf, sendPlainForm } from '../testkit/front-door.ts';
import { hostileTexts, planted, scriptTexts } from '../testkit/hostile-texts.ts';
import { inLanes } from '../testkit/lanes.ts';
import type { ReceivedMail } from '../testkit/mail-sink.ts';
import { until } from '../testkit/product.ts';
import { filledIn, patiently, recipients, submissionOf } from '../testkit/requests.ts';
import { type Shown, showForm } from '../testkit/shown.ts';
import { type Supervised, startSupervised } from './supervised.ts';

/** `without` escaping, to prove that the play notices. */
export type Payloads = { payloads: number; inBrowser: number; without?: 'escaping' };

/** Scripts and headers written into every field stay text: on the form that comes back, and in mail. */
export async function runPayloads({ payloads, inBrowser, without }: Payloads) {
  const broken = without && breakBuild([unescaped]);
  const [product, browser] = await Promise.all([startSupervised(broken ? { folder: broken.folder } : {}), launchBrowser()]);
  const failures: string[] = [];
  try {
    const scripts = scriptTexts.slice(0, payloads);
    const every = Math.max(1, Math.floor(scripts.length / inBrowser));
    const chosen = scripts.filter((_, at) => at % every === 0).slice(0, inBrowser);
    failures.push(...(await returnedForms(product.url, scripts)));
    failures.push(...(await formsInBrowser(product.url, browser, chosen)));
    const texts = [...scripts, ...hostileTexts.slice(0, payloads)];
    const stored = await store(product, texts);
    if (stored.length < texts.length * 0.75) failures.push(`only ${stored.length} of ${texts.length} texts were taken`);
    failures.push(...(await mails(product, stored)));
    return {
      trials: scripts.length + chosen.length + stored.length,
      failures,
      figures: { payloads: scripts.length, inBrowser, mails: stored.length },
    };
  } finally {
    await browser.close();
    await product.stop();
    broken?.remove();
  }
}

/** In every field there is, also where a browser offers a choice or a calendar. */
const everywhere = (text: string): Draft => {
  const draft = filledIn();
  const texts = Object.keys(draft).filter((name) => !isBox(name));
  return { ...draft, ...Object.fromEntries(texts.map((name) => [name, text])), consent: false };
};

async function returnedForms(url: string, texts: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  await inLanes(8, texts, async (text) => {
    const answer = await sendPlainForm(url, everywhere(text));
    const html = await answer.text();
    if (answer.status !== 422) failures.push(`a form is answered with ${answer.status}: ${JSON.stringify(text)}`);
    if (html.includes(raw(text))) failures.push(`a form comes back with markup: ${JSON.stringify(text)}`);
    if (!html.includes('planted')) failures.push(`a form comes back without what was typed: ${JSON.stringify(text)}`);
  });
  return failures;
}

async function formsInBrowser(url: string, browser: Browser, texts: readonly string[]): Promise<string[]> {
  const usual = await showForm(browser, url, '/free-consultation', formFields(everywhere('x'.repeat(250))));
  return texts.length
    ? differences('form', usual, texts, (text) => showForm(browser, url, '/free-consultation', formFields(everywhere(text.padEnd(250, '.')))))
    : [];
}

type Stored = { text: string; id: string; reference: string };

/** Stored as the web process does it, but all for the open lane: what looks like this is otherwise set aside. */
async function store(product: Supervised, texts: readonly string[]): Promise<Stored[]> {
  const { pool, close } = patiently(product.databaseUrl, 4);
  const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
  const wakeUp = await learnWakeUp(product.databaseUrl);
  const receiver = { pool, recipients, secrets, ladder: content().firm.onCall, wakeUp: () => wakeUp };
  const stored: Stored[] = [];
  await inLanes(4, ['usual', ...texts], async (text) => {
    const short = Array.from(text).slice(-100).join('');
    const theirs = { who: 'Someone else', their_name: short, their_place: short, relation: Array.from(short).slice(0, 60).join('') };
    const draft = filledIn({ ...theirs, full_name: short, city: short, county: short, description: `${text} and ten more`, email: text });
    const valid = check(draft).kind === 'valid' ? draft : { ...draft, email: '' };
    if (check(valid).kind === 'invalid') return;
    const received = await receiveCaseReview(receiver, submissionOf(valid, crypto.randomUUID()));
    if (received.kind !== 'received') throw new Error('not received');
    stored.push({ text, id: received.id, reference: received.reference });
  });
  await close();
  return stored;
}

/** An alert has nothing of the visitor's, and each has the same lines in its head as any other. */
async function mails({ outside: { mail } }: Supervised, stored: readonly Stored[]): Promise<string[]> {
  const failures: string[] = [];
  const about = (reference: string) =>
    mail.received().find(({ headers }) => headers.some(([name, value]) => name === 'Subject' && value.includes(spoken(reference))));
  await until('all alerts are sent', () => mail.received().length >= stored.length, 240).catch(() => failures.push('alerts are missing'));
  const usual = stored.find(({ text }) => text === 'usual');
  const expected = headOf(about(usual?.reference ?? ''));
  for (const { text, reference } of stored) {
    const one = about(reference);
    if (headOf(one) !== expected) failures.push(`the head of a mail is another: ${JSON.stringify(text)}`);
    if (one && /planted|attacker/.test(one.raw.toString('latin1').replace(/=\r\n/g, ''))) failures.push(`a mail repeats ${JSON.stringify(text)}`);
  }
  return failures;
}

function headOf(mail: ReceivedMail | undefined): string {
  const { envelope, headers = [] } = mail ?? {};
  const varying = /^(date|message-id|content-type|subject)$/i;
  return JSON.stringify([envelope, headers.map(([name, value]) => (varying.test(name) ? name : `${name}: ${value}`))]);
}

async function differences(where: string, usual: Shown, texts: readonly string[], show: (text: string) => Promise<Shown>): Promise<string[]> {
  const failures: string[] = [];
  for (const text of texts) failures.push(...compare(where, usual, await show(text), text));
  return failures;
}

function compare(where: string, usual: Shown, shown: Shown, text: string): string[] {
  return [
    ...(shown.elements === usual.elements ? [] : [`the ${where} has other elements than usual: ${JSON.stringify(text)}`]),
    ...shown.said.map((line) => `the browser says of the ${where}: ${line} (${JSON.stringify(text)})`),
  ];
}

function formFields(draft: Draft): Record<string, string> {
  // A browser with a date picker sends no other text for a date, and logs a warning when it gets such text back.
  return { ...fieldsOf(draft), court_date: '', page: '/' };
}

/** The part of a text that would be markup if it stood in a page as it is. */
function raw(text: string): string {
  const markup = text.search(/[<"]/);
  return markup === -1 ? planted : text.slice(markup);
}

const unescaped = {
  find: 'return withPrivacy(context, new Response(mark ? mark(await response.text()) : response.body, response));',
  put: 'return withPrivacy(context, new Response((await response.text()).replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", String.fromCharCode(34)), response));',
};

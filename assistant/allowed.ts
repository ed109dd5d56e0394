import { folded } from '#assistant/plain.ts';
import type { Content } from '#firm/content.ts';
import { pageTitles } from '#firm/page-titles.ts';

/** The firm's own numbers and addresses, and a few public emergency ones. An answer may contain no others. */
export type Allowed = { phones: ReadonlySet<string>; emails: ReadonlySet<string>; hosts: ReadonlySet<string>; paths: ReadonlySet<string> };

const hotlines = ['911', '988', '18007997233', '8007997233'];

export function allowedOf(site: Content): Allowed {
  const { phone, email, website } = site.firm;
  const dialled = phone.dial.replace(/\D/g, '');
  const host = new URL(website).host;
  return {
    phones: new Set([dialled, dialled.replace(/^1/, ''), ...hotlines]),
    emails: new Set([email.toLowerCase()]),
    hosts: new Set([host, host.replace(/^www\./, '')]),
    paths: new Set(pageTitles(site).keys()),
  };
}

/** The first number, e-mail, link or address in a sentence that is not ours. */
export function foreignAddress(sentence: string, { phones, emails, hosts, paths }: Allowed): string | undefined {
  const words = folded(sentence);
  if (hidden.test(words)) return 'hidden';
  if ([...words.matchAll(email)].some(([found]) => !emails.has(found.replace(/\.$/, '')))) return 'e-mail';
  const rest = words.replace(email, ' ');
  if ([...rest.matchAll(host)].some(([found]) => !hosts.has(found))) return 'link';
  if (scheme.test(withoutOwn(rest, hosts))) return 'link';
  if ([...rest.matchAll(path)].some(([, found = '']) => !paths.has(found.replace(/(.)\/$/, '$1')))) return 'path';
  if ([...rest.matchAll(phone)].some(([found]) => !phones.has(found.replace(/\D/g, '')))) return 'phone';
  return spelled.test(words) ? 'phone' : undefined;
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
/** Anything that a phone or browser could take for a name on the Internet. */
const host =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|io|info|biz|gov|edu|law|legal|lawyer|attorney|app|dev|ai|co|us|uk|ca|ru|cn|xyz|site|online|top|me|tv|cc|link|page|ly|gg|to|sh|club|pro|shop|test|example|invalid|local|onion)\b/gu;
const scheme = /[a-z]:\/\/|\b(?:https?|ftp|tel|sms|mailto|javascript|data|file|whatsapp):/;
/** A slash that begins a word; "24/7" and "and/or" have one inside. */
const path = /(?<![\p{L}\p{N}/:])(\/[\p{L}\p{N}/_-]*)(?:#[\w-]*)?/gu;
/** Seven digits or more in a row, whatever separators are between them. */
const phone = /\d(?:(?:[\s()\-–/]|\.(?!\s))*\d){6,}/g;
const hidden = /\[(?:\.|at|dot)\]|\((?:at|dot)\)|\bhxxps?\b|\b(?:dot|punto) (?:com|net|org|io|co)\b|\bat (?:gmail|yahoo|outlook|hotmail|proton)\b/;
const spelled = /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b[\s,.-]*){5,}/;

function withoutOwn(words: string, hosts: ReadonlySet<string>): string {
  return [...hosts].reduce((text, own) => text.replaceAll(`https://${own}`, ' '), words);
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { fromCode } from '#firm/content-file.ts';
import { neutralName } from '#firm/text-name.ts';

/** What a new firm is asked. */
export type Asked = {
  name: string;
  phone: string;
  email: string;
  website: string;
  address: { street: string; city: string; county: string; postalCode: string; latitude: number; longitude: number };
  hours: { opens: string; closes: string };
  attorneys: { name: string; email: string; mobile: string }[];
  drawing: { kind: 'county' } | { kind: 'shore'; lake: string } | { kind: 'river'; lake: string; river: string };
  color: string | undefined;
};

/** The firm file for these answers. Rules for urgent requests and the notices are those that come with the code. */
export function firmYaml({ name, phone, email, website, address, hours, attorneys, drawing, color }: Asked): string {
  const number = americanNumber(phone);
  const people = peopleOf(attorneys);
  const [lead = people[0]] = people;
  if (!number || !lead) throw new Error('a firm needs a number and an attorney');
  const second = people[1] ?? lead;
  const alert = (who: string[], by: string) => `[${who.map((one) => `{ who: ${one}, by: ${by} }`).join(', ')}]`;
  const both = [...new Set([second.id, lead.id])];
  const step = (after: number, whenUrgent: number, who: string[], by: string) =>
    `    - after: ${after}\n      whenUrgent: ${whenUrgent}\n      inHours: ${alert(who, by)}\n      otherwise: ${alert(who, by)}\n`;
  return `# Who the firm is. Every page, message and alert reads this one file. "npm run firm-check" says what is wrong or missing in it.

name: ${text(name)}
# The part of the name that is set in bold beside the mark.
nameStrong: ${text(strongPart(name))}
# Opens every text message to a visitor, at most 20 letters. It does not say what the office does: others may see the phone.
textName: ${text(neutralName(name))}
tagline: Criminal defense for people across Michigan.

phone:
  # How people read it, how phones dial it, and the same digits in letters, if the firm has such a number.
  display: ${number.display}
  dial: "${number.dial}"
  vanity: ${number.display}

email: ${text(email)}
website: ${text(website)}

address:
  street: ${text(address.street)}
  city: ${text(address.city)}
  county: ${text(address.county)}
  region: MI
  postalCode: "${address.postalCode}"
  latitude: ${address.latitude}
  longitude: ${address.longitude}

# Other offices, each with the same lines as the address.
moreOffices: []

timeZone: ${centralTime.test(address.county) ? 'America/Menominee' : 'America/Detroit'}

# The drawing at the top of the home page, the firm's color, and its logo (logo: logo.svg, a file in this folder).
look:
  drawing: ${flow(drawing)}
${color ? `  color: "${color}"\n` : ''}
hours:
  office:
    - days: Mon-Fri
      schema: [Monday, Tuesday, Wednesday, Thursday, Friday]
      opens: "${hours.opens}"
      closes: "${hours.closes}"
      words: ${spoken(hours.opens)} to ${spoken(hours.closes)}
    - days: Sat-Sun
      words: Emergency only
  emergency: Emergency line 24/7

# The first is responsible for the site. To each may be added: barNumber, backgroundDue, and photo, a file in this folder.
attorneys:
${attorneys
  .map((one, at) => `  - name: ${text(one.name)}\n    title: ${at ? 'Attorney' : 'Lead attorney'}\n    initials: ${text(initials(one.name))}\n`)
  .join('')}
${codeBlock('badges')}
# Numbers the firm claims, such as outcomes. Each must say what it counts, and name its evidence.
claims: []

${codeBlock('notices')}
accessibilityTarget: WCAG 2.1 AA
consentProofYears: 4

# Who is woken for a case review request: docs/editing.md says how this is read.
onCall:
  promisedMinutes: 60
  people:
${people.map(({ id, name: who, email: mail, mobile }, at) => `    ${id}: { name: ${text(who)}, email: ${text(mail)}, mobile: "${mobile}", roles: [${at ? 'attorney' : 'attorney, owner, technician'}] }\n`).join('')}  hours: { days: [Mon, Tue, Wed, Thu, Fri], from: "${hours.opens}", to: "${hours.closes}" }
  holidays: []
  rota:
    - { name: weeks, people: [${people.map(({ id }) => id).join(', ')}], every: week, from: "2026-01-05", handover: "09:00" }
  fallback: ${lead.id}
  steps:
${step(0, 0, ['on-call'], '[email, sms, webhook]')}${step(10, 5, ['on-call'], '[sms, email]')}${step(25, 10, [second.id], '[sms, email]')}${step(40, 20, both, '[sms, email]')}${step(55, 30, [lead.id], '[sms, email]')}  repeatEveryMinutes: 60
  repeatForHours: 24
  reportWithinMinutes: { usual: 15, urgent: 8 }
  nextTryMinutes: { noAnswer: 30, leftMessage: 120 }
  alertBudget: { minutes: 10, texts: 6, mails: 30, callsAnHour: 6 }
  digest: { to: [${lead.id}], at: "07:00" }
  drill: { day: Tue, at: "11:00" }
  lawReview: { to: [${lead.id}] }
${codeBlock('  urgent')}`;
}

/** A number as people type it, in the two forms of the firm file. */
export function americanNumber(typed: string): { display: string; dial: string } | undefined {
  const number = parsePhoneNumberFromString(typed, 'US');
  if (number?.countryCallingCode !== '1' || number.nationalNumber.length !== 10) return undefined;
  const digits = number.nationalNumber;
  return { display: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`, dial: `+1${digits}` };
}

/** The four counties at Wisconsin keep Central time. */
const centralTime = /^(Gogebic|Iron|Dickinson|Menominee) County$/;

type Person = Asked['attorneys'][number] & { id: string };

/** Short words for people: the first name, or the whole name where two would be the same. */
function peopleOf(attorneys: Asked['attorneys']): Person[] {
  const short = (name: string) => attorneySlug({ name, initials: '' }).replace(/[^a-z-]/g, '') || 'attorney';
  const first = attorneys.map(({ name }) => short(name.split(' ')[0] ?? name));
  return attorneys.map((one, at) => ({
    ...one,
    mobile: americanNumber(one.mobile)?.dial ?? '',
    id: first.filter((other) => other === first[at]).length > 1 ? short(one.name) : (first[at] ?? 'attorney'),
  }));
}

/** "Kessler & Okafor" of "Kessler & Okafor Law". */
function strongPart(name: string): string {
  const all = name.split(' ');
  return all.length > 1 ? all.slice(0, -1).join(' ') : name;
}

function initials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return `${parts[0]?.[0] ?? ''}${parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

/** "8:30 AM" for 08:30. */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Quoted, so that no colon or number sign means something else. */
function text(words: string): string {
  return JSON.stringify(words);
}

function flow(drawing: Asked['drawing']): string {
  return `{ ${Object.entries(drawing)
    .map(([name, value]) => `${name}: ${name === 'kind' ? value : text(value)}`)
    .join(', ')} }`;
}

/** A group of lines of the code's own firm file, without its comments. */
function codeBlock(name: string): string {
  const file = fromCode('en/firm.yaml');
  const depth = name.search(/\S/);
  const lines = file.slice(file.indexOf(`\n${name}:`) + 1).split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.trim() !== '' && line.search(/\S/) <= depth);
  const block = end === -1 ? lines : lines.slice(0, end);
  return `${block.filter((line) => line.trim() && !line.trimStart().startsWith('#')).join('\n')}\n`;
}

import type { Contact } from '#case-review/parts.ts';
import { readPhone } from '#case-review/phone.ts';
import { spoken } from '#case-review/reference.ts';
import type { RequestRow } from '#desk/request-page/read.ts';
import { request as words } from '#desk/words/en/request.ts';
import type { Stop } from '#followup/request/stops.ts';

/** How to reach them: links for a thumb, and what speaks against using them. */
export type Addresses = { name: string; phone: string; tel: string | undefined; mail: string; mailto: string | undefined; warnings: string[] };

export function addressesOf({ reference, mail_dead_at }: Pick<RequestRow, 'reference' | 'mail_dead_at'>, contact: Contact, stops: readonly Stop[]): Addresses {
  const { full_name, phone, email } = contact;
  return {
    name: full_name || words.unnamed,
    phone,
    tel: telOf(phone),
    mail: email,
    mailto: mailtoOf(email, words.mailSubject(spoken(reference))),
    warnings: [...(stops.includes('calls') ? [words.doNotCall] : []), ...(mail_dead_at ? [words.deadMail] : [])],
  };
}

function telOf(typed: string): string | undefined {
  const phone = readPhone(typed);
  if (phone) return `tel:${phone.number}${phone.extension ? `;ext=${phone.extension}` : ''}`;
  const digits = typed.replace(/\D/g, '');
  return digits.length >= 7 ? `tel:${digits}` : undefined;
}

/** What was typed stands encoded, so that it is one address and never a further header; anything that is not one has no link. */
export function mailtoOf(email: string, subject: string): string | undefined {
  if (!/^[^\s@<>()[\]\\,;:"?&#%]+@[^\s@<>()[\]\\,;:"?&#%]+$/.test(email)) return undefined;
  const [local = '', domain = ''] = email.split('@');
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}?subject=${encodeURIComponent(subject)}`;
}

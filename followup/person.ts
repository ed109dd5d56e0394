import { createHmac } from 'node:crypto';
import type { Office } from '#followup/office.ts';
import { tenDigits } from '#followup/phone-digest.ts';
import { openRequest } from '#followup/sealed-request.ts';
import type { ToldOf } from '#followup/told-of.ts';

/** Who sent a request, as far as a message needs to know. Opened only to send, and kept nowhere. */
export type Person = {
  reference: string;
  receipt: string;
  name: string;
  phone: string;
  mobile: string | undefined;
  email: string | undefined;
  noMails: boolean;
  noTexts: boolean;
};

export function openPerson({ vault, secret }: Office, row: ToldOf | undefined): Person | undefined {
  if (!row?.answers || !row.wrapped_key || row.key_version === null) return undefined;
  const { id, answers: sealed, wrapped_key, key_version } = row;
  type Sent = { answers: { full_name: string; phone: string; email: string } };
  const { answers } = openRequest<Sent>(vault, { id, answers: sealed, wrapped_key, key_version });
  const digits = tenDigits(answers.phone);
  return {
    reference: row.reference,
    receipt: receiptToken(row.id, secret),
    name: answers.full_name,
    phone: answers.phone,
    mobile: digits && `+1${digits}`,
    email: answers.email || undefined,
    noMails: row.no_mails_at !== null,
    noTexts: row.no_texts_at !== null,
  };
}

/** The private address of a receipt follows from the request, so that every retry is answered with the same one. */
export function receiptToken(id: string, secret: Office['secret']): string {
  return createHmac('sha256', secret).update(`receipt${id}`).digest('base64url');
}

import { createHmac } from 'node:crypto';
import type { Office } from '#followup/office.ts';
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
  const opened = vault.open({ ciphertext: row.answers, wrappedKey: row.wrapped_key, keyVersion: row.key_version }, { row: row.id, column: 'answers' });
  const { answers } = JSON.parse(opened) as { answers: { full_name: string; phone: string; email: string } };
  const digits = answers.phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return {
    reference: row.reference,
    receipt: receiptToken(row.id, secret),
    name: answers.full_name,
    phone: answers.phone,
    mobile: digits.length === 10 ? `+1${digits}` : undefined,
    email: answers.email || undefined,
    noMails: row.no_mails_at !== null,
    noTexts: row.no_texts_at !== null,
  };
}

/** The private address of a receipt follows from the request, so that every retry is answered with the same one. */
export function receiptToken(id: string, secret: Office['secret']): string {
  return createHmac('sha256', secret).update(`receipt${id}`).digest('base64url');
}

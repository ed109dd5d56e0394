import { createHmac, type KeyObject } from 'node:crypto';

/** Tells whether two numbers are the same without telling which: a text that says STOP comes from a number alone. */
export function phoneDigest(phone: string, secret: KeyObject): Buffer | null {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? createHmac('sha256', secret).update(`phone ${digits}`).digest() : null;
}

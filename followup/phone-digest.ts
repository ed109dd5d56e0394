import { createHmac, type KeyObject } from 'node:crypto';

/** Tells whether two numbers are the same without telling which: a text that says STOP comes from a number alone. */
export function phoneDigest(phone: string, secret: KeyObject): Buffer | null {
  const digits = tenDigits(phone);
  return digits ? createHmac('sha256', secret).update(`phone ${digits}`).digest() : null;
}

/** A number of this country however it was typed; undefined when it is none. */
export function tenDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}

import { createHmac, type KeyObject } from 'node:crypto';
import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Secrets, underAll } from '#vault/secrets.ts';

/** A number as a person typed it, understood: with or without country, extension or blanks. */
export type Phone = { number: string; extension: string | undefined; takesTexts: boolean };

/** The country of a number that was typed without a country code. */
const home: CountryCode = 'US';
/** Where texts may be sent: the US, Canada and US territories. Elsewhere they could cost the receiver or us extra. */
const textedCountries: readonly (CountryCode | undefined)[] = ['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'];
/** Neither premium nor toll-free numbers, nor those of services. */
const textedKinds: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** Undefined when it is no number at all. */
export function readPhone(typed: string): Phone | undefined {
  const found = parsePhoneNumberFromString(typed, home);
  if (!found) return undefined;
  const { number, country, ext: extension } = found;
  // A number with an extension is a switchboard, which takes no texts.
  const takesTexts = extension === undefined && textedCountries.includes(country) && found.isValid() && textedKinds.includes(found.getType());
  return { number, extension, takesTexts };
}

/** Finds equal numbers without storing them: a text that says STOP is matched to requests by its number alone. */
export function phoneDigest(typed: string | Phone | undefined, key: KeyObject): Buffer | null {
  // Reading a number costs more than the digest, so whoever has read it passes it on.
  const phone = typeof typed === 'string' ? readPhone(typed) : typed;
  // Numbers with +1 by their ten digits, as in the first version, so that stored digests still match.
  return phone
    ? createHmac('sha256', key)
        .update(`phone ${phone.number.replace(/^\+1(?=\d{10}$)/, '')}`)
        .digest()
    : null;
}

/** The same for an e-mail address; upper and lower case make no difference. */
export function mailDigest(address: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(`mail ${address.trim().toLowerCase()}`).digest();
}

/** Under every version of the secret that is known, for looking up what any of them made. None when it is no number. */
export function phoneDigests(secrets: Secrets, typed: string): Buffer[] {
  return underAll(secrets, (key) => phoneDigest(typed, key)).filter((digest) => digest !== null);
}

export function mailDigests(secrets: Secrets, address: string): Buffer[] {
  return underAll(secrets, (key) => mailDigest(address, key));
}

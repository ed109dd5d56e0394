import { z } from 'zod';

/** A setting that is an address on the web, such as https://api.example.com. */
export function webAddress(example: string) {
  return z.url({ protocol: /^https?$/, error: `must be an address like ${example}` });
}

/**
 * A setting that is an address with a user and a password. Providers give out passwords with signs that mean something else in an address: cut there,
 * it would lead to another host, or be refused with the whole of it in the message. What is said here names the cure and never the value.
 */
export function addressWithLogin(protocol: RegExp, example: string) {
  return z.string(`must be an address like ${example}`).superRefine((written, context) => {
    const message = problemWith(written, protocol, example);
    if (message) context.addIssue({ code: 'custom', message, input: undefined });
  });
}

function problemWith(written: string, protocol: RegExp, example: string): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.*)$/s.exec(written) ?? [];
  if (!protocol.test(scheme)) return `must be an address like ${example}`;
  // The host is behind the last @: whatever the password holds, it is before.
  const login = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  if (/[\s/?#@\\]/.test(login) || !isDecodable(login)) return odd;
  return URL.parse(written)?.hostname ? undefined : `must be an address like ${example}`;
}

const odd =
  'has a sign in its user or password that must be written another way there: / as %2F, # as %23, ? as %3F, @ as %40, % as %25, \\ as %5C, a blank as %20';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

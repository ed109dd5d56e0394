import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { meter } from '#server/monitoring/metrics.ts';

/** `website`: our own public address, as Twilio was given it. What the request says of itself comes from a proxy, or from a forger. */
export type Signed = { token: string; website: string };

/** The fields of a request that Twilio has signed with our token; undefined for every other. */
export async function signedForm(context: Context, { token, website }: Signed): Promise<URLSearchParams | undefined> {
  const { pathname, search } = new URL(context.req.url);
  const form = new URLSearchParams(await context.req.text());
  if (isSigned(form, context.req.header('x-twilio-signature') ?? '', token, `${website}${pathname}${search}`)) return form;
  meter.guard('signature');
  return undefined;
}

/** The address, then every field with its value, sorted by name; the values of a name that comes twice each once, sorted. */
export function isSigned(form: URLSearchParams, signature: string, token: string, url: string): boolean {
  const names = [...new Set(form.keys())].toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  const said = names.flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => `${name}${value}`)).join('');
  const given = Buffer.from(signature, 'base64');
  return spellings(url).some((spelling) => {
    const right = createHmac('sha1', token).update(`${spelling}${said}`).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** Twilio signs texts with the address's port and calls without it; a port that goes without saying may be written out. */
function spellings(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const usual = protocol === 'https:' ? '443' : '80';
  return [`${hostname}:${port || usual}`, hostname].map((host) => `${protocol}//${host}${pathname}${search}`);
}

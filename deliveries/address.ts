/**
 * The text itself when it is exactly one plain e-mail address, otherwise nothing.
 * Stricter than the standard on purpose: no display name, comment, quotes, list, source route (% and !), literal address
 * or letters beyond ASCII. A visitor's address is the only thing of theirs that may stand in a header.
 */
export function plainAddress(text: string): string | undefined {
  const [local = '', domain = ''] = text.split('@');
  const fits = text.length <= 254 && local.length <= 64 && text === `${local}@${domain}`;
  return fits && localPart.test(local) && domainName.test(domain) ? text : undefined;
}

/** "Blue Water Defense <intake@example.com>" or an address alone, as the firm's own settings give it. */
export function namedAddress(text: string): { name: string; address: string } | undefined {
  const named = /^([A-Za-z0-9 .,'&-]*?) *<([^<>]+)>$/.exec(text);
  const address = plainAddress(named?.[2] ?? text);
  return address ? { name: named?.[1] ?? '', address } : undefined;
}

const atom = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`);
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const domainName = new RegExp(`^(${label}\\.)+(xn--[A-Za-z0-9-]{1,59}|[A-Za-z]{2,63})$`);

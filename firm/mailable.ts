/**
 * Whether a text is exactly one plain e-mail address: the form, the desk and what sends mail have the same rule, so that no receipt says
 * that mail is on for an address to which none can go. Stricter than the standard on purpose: no display name, comment, quotes, list,
 * source route (% and !), literal address or letters beyond ASCII. A visitor's address is the only thing of theirs that may stand in a header.
 */
export function isMailable(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  return text.length <= 254 && local.length <= 64 && text === `${local}@${domain}` && localPart.test(local) && domainName.test(domain);
}

const atom = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`);
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const domainName = new RegExp(`^(${label}\\.)+(xn--[A-Za-z0-9-]{1,59}|[A-Za-z]{2,63})$`);

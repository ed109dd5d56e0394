/** Over https a name with this prefix cannot be set by a neighbor host. On http://localhost there is none: Safari would refuse it. */
export function cookieName(deskUrl: URL, name: 'desk' | 'desk-try'): string {
  return deskUrl.protocol === 'https:' ? `__Host-${name}` : name;
}

export function readCookie(request: Request, deskUrl: URL, name: 'desk' | 'desk-try'): string | undefined {
  const wanted = `${cookieName(deskUrl, name)}=`;
  const found = (request.headers.get('cookie') ?? '').split(/;\s*/).filter((one) => one.startsWith(wanted));
  // Two of one name cannot come from us.
  return found.length === 1 ? found[0]?.slice(wanted.length) : undefined;
}

/**
 * Lax, not Strict: with Strict a link in web mail would show a signed-out page. What another site might post is refused by its
 * Origin, before anything reads it.
 */
export function cookie(deskUrl: URL, name: 'desk' | 'desk-try', value: string, seconds: number): string {
  const secure = deskUrl.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(deskUrl, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Where to go after signing in: a path of the desk, whatever the address said. Anything else leads to the first page. */
export function ownPath(written: string | null, deskUrl: URL): string {
  if (!written?.startsWith('/') || !URL.canParse(written, deskUrl)) return '/';
  const { origin, pathname, search } = new URL(written, deskUrl);
  // The parser takes `//host` and `/\host` for another host.
  return origin === deskUrl.origin && !pathname.startsWith('//') ? pathname + search : '/';
}

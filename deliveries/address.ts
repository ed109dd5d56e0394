import { isMailable } from '#firm/mailable.ts';

/** "Blue Water Defense <intake@example.com>" or an address alone, as the firm's own settings give it. */
export function namedAddress(text: string): { name: string; address: string } | undefined {
  const named = /^([A-Za-z0-9 .,'&-]*?) *<([^<>]+)>$/.exec(text);
  const address = named?.[2] ?? text;
  return isMailable(address) ? { name: named?.[1] ?? '', address } : undefined;
}

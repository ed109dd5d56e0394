import { useSite } from '../site-context.tsx';

const links = [
  ['/arrested', 'arrested'],
  ['/rights', 'rights'],
  ['/my-dates', 'dates'],
  ['/courts', 'court'],
  ['/clean-slate-check', 'record'],
  ['/guides', 'guides'],
  ['/receipt', 'request'],
] as const;

/** The second group of links in menu and footer: what helps before anyone is called, and the way back to a request. */
export function useHelpTonight(): { href: string; label: string }[] {
  const { help } = useSite().words;
  return links.map(([href, name]) => ({ href, label: help[name] }));
}

import type { labels } from '#server/metrics.ts';
import { pageKey } from '#server/serve-stored.ts';
import type { StoredPages } from '#server/stored-pages.ts';

/** What kind of address was asked for. The address itself may hold a secret or anything a visitor typed. */
export function routeClass(method: string, path: string, stored: StoredPages): (typeof labels.route)[number] {
  const page = pageKey(path);
  if (/^\/(health|ready|ready\/intake)$/.test(page)) return 'health';
  if (stored.files.has(path)) return 'file';
  if (page.startsWith('/receipt/')) return 'receipt';
  const machine = machines.get(page);
  if (machine) return machine;
  if (!stored.pages.has(page)) return 'other';
  return method === 'POST' ? 'form' : 'page';
}

const machines = new Map<string, (typeof labels.route)[number]>([
  ['/case-review', 'case-review'],
  ['/call', 'call-sheet'],
  ['/legal-chat', 'assistant'],
  ['/sms/inbound', 'sms'],
]);

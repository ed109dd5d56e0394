import { besideIn } from '#assistant/panel/read-beside.ts';
import type { Beside } from '#assistant/reply.ts';

/** What was said, as it is kept for this tab: an answer with what came beside it. */
export type Kept = { role: 'user' | 'assistant'; parts: string[]; beside?: Beside | undefined };

/** Of the newest messages. */
const most = 60;
const place = 'chat';

/**
 * The talk survives a link to another page, and ends with the tab: it lies in this tab's session storage and nowhere else.
 * A browser that has none, or forbids it, keeps the talk for this page only.
 */
export function keepTalk(talk: Kept[]): void {
  try {
    if (talk.length) sessionStorage.setItem(place, JSON.stringify(talk.slice(-most)));
    else sessionStorage.removeItem(place);
  } catch {
    // The talk goes on without it.
  }
}

export function keptTalk(): Kept[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(read) ? read.filter(isKept).map(asRead) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  const { role, parts } = (one ?? {}) as Partial<Kept>;
  return (role === 'user' || role === 'assistant') && Array.isArray(parts) && parts.every((part) => typeof part === 'string');
}

/** What lay in the storage is read as defensively as what came from the server. */
function asRead({ role, parts, beside }: Kept): Kept {
  return { role, parts, beside: besideIn(beside) };
}

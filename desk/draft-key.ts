import { createHmac } from 'node:crypto';
import type { Person } from '#desk/context.ts';
import type { DraftKey } from '#desk/drafts.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What seals this person's unsent notes in the browser. Only pages that they are signed in for have it; it is stored nowhere. */
export function draftKeyOf(secrets: Secrets, { id }: Pick<Person, 'id'>): DraftKey {
  return { who: id, key: createHmac('sha256', secrets.current.key).update(`unsent notes of ${id}`).digest('base64') };
}

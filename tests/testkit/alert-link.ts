import { content } from '#firm/content.ts';
import type { OnCall } from '#firm/on-call.ts';
import { openByLink } from '#replies/alert-link/open.ts';
import { barEnd, cannotOpen, type PressedOn, takeByLink } from '#replies/alert-link/press.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import type { Scratch } from './requests.ts';

export const links = openSecrets(demoKeys.worker.LINK_SECRET);

/** The first link to the desk in a text. */
export function linkIn(text: string): string {
  return /http\S+\/a#[\w-]{38}/.exec(text)?.[0] ?? '';
}

/** What somebody does who opens an alert's link without a passkey, in this process: the desk's own page has journeys of its own. */
export async function byLink(
  { db }: Pick<Scratch, 'db'>,
  link: string,
  who: string,
  press: 'take' | 'cannot' = 'take',
  ladder: OnCall = content().firm.onCall,
): Promise<PressedOn | undefined> {
  const glance = await openByLink({ db, links, ladder }, link.split('#')[1] ?? '');
  return glance && (press === 'take' ? takeByLink : cannotOpen)({ db, ladder }, glance, { who, moved: barEnd });
}

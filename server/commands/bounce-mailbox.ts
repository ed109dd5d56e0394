import { readFileSync } from 'node:fs';
import { tryMailbox } from '#deliveries/bounces.ts';
import { bouncesOf } from '#deliveries/settings.ts';
import type { Environment } from '#environment.ts';
import type { Finding } from '#firm/launch.ts';

/**
 * Logs in to the mailbox for mail that came back. Part of the preflight alone: a web process must start also while a mailbox is away. That
 * domain and mailbox go together is a rule of the environment.
 */
export async function unreadableBounces(settings: Pick<Environment, 'BOUNCE_DOMAIN' | 'BOUNCE_IMAP_URL' | 'OUTBOUND_AUTHORITY_FILE'>): Promise<Finding[]> {
  const { OUTBOUND_AUTHORITY_FILE: file } = settings;
  const mailbox = bouncesOf(settings, file ? readFileSync(file, 'utf8') : undefined);
  const code = mailbox && (await tryMailbox(mailbox));
  return code ? [{ who: 'operator', where: 'BOUNCE_IMAP_URL', what: `the mailbox cannot be read: ${code} (docs/runbook.md, Mail that came back)` }] : [];
}

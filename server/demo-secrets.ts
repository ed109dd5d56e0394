import { createHash } from 'node:crypto';

/** For development, the demo and tests. Always the same, so that stored requests stay readable. Production has its own, from the environment. */
export const demoSecrets = {
  VAULT_KEYS: `1:${createHash('sha256').update('local vault key').digest('base64')}`,
  INTAKE_SECRET: 'for this machine only, and nothing else',
  LINK_SECRET: 'for links on this machine, and nothing else',
};

/** Messages go to the inbox beside the site, and links in them lead to the site itself. */
export function localOutside({ smtpUrl }: { smtpUrl: string }, port: number): Record<string, string> {
  return { MAIL_URL: smtpUrl, MAIL_FROM: 'intake@example.com', MAIL_TLS: 'off', PUBLIC_URL: `http://127.0.0.1:${port}` };
}

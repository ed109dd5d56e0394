import { MailDev } from 'maildev';
import { freePort } from '#scripts/ports.ts';

/** A mail server that keeps what it gets, with a page and a REST API to read it. */
export async function startInbox(web: number): Promise<{ smtpUrl: string; url: string; stop: () => Promise<void> }> {
  const smtp = await freePort();
  const maildev = new MailDev({ smtp, ip: '127.0.0.1', web, webIp: '127.0.0.1', silent: true });
  await maildev.start();
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, url: `http://127.0.0.1:${web}`, stop: () => maildev.stop() };
}

/** Messages go to the inbox beside the site, and links in them lead to the site itself, and those of alerts to the desk. */
export function localOutside({ smtpUrl }: { smtpUrl: string }, port: number, deskPort = Number(process.env['DESK_PORT'] ?? 3100)): Record<string, string> {
  return {
    MAIL_URL: smtpUrl,
    MAIL_FROM: 'intake@example.com',
    MAIL_TLS: 'off',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DESK_URL: `http://localhost:${deskPort}`,
  };
}

import { MailDev } from 'maildev';
import { freePort } from '#scripts/ports.ts';

/** A mail server that keeps what it gets, with a page and a REST API to read it. */
export async function startInbox(web: number): Promise<{ smtpUrl: string; url: string; stop: () => Promise<void> }> {
  const smtp = await freePort();
  const maildev = new MailDev({ smtp, ip: '127.0.0.1', web, webIp: '127.0.0.1', silent: true });
  await maildev.start();
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, url: `http://127.0.0.1:${web}`, stop: () => maildev.stop() };
}

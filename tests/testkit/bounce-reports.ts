import type { ReceivedMail } from './mail-sink.ts';

/** What a mail server knows of a mail that it cannot deliver. */
export type Undelivered = Pick<ReceivedMail, 'envelope' | 'id' | 'dsn'>;

/** A report as RFC 3464 and 6522 have it, to the sender on the envelope, with the head of the mail that it is about. */
export function report(mail: Undelivered, action: 'failed' | 'delayed' | 'delivered', code: string, diagnostic = '550 says no'): string {
  return written({
    to: mail.envelope.from,
    status: statusPart(mail, { action, code, diagnostic, envid: undefined }),
    about: mail,
  });
}

/** The same to somebody who makes up a sender of ours: the proof is not the one of this delivery. */
export function forgedReport(mail: Undelivered): string {
  const forged = mail.envelope.from.replace(/\.[a-z2-7]{8}@/, '.aaaaaaaa@');
  return written({ to: forged, status: statusPart(mail, { action: 'failed', code: '5.1.1', diagnostic: '550 no such user', envid: undefined }), about: mail });
}

/** The part for machines is none. */
export function unreadableReport(mail: Undelivered): string {
  return written({ to: mail.envelope.from, status: '<html><body>Sorry \u0001\u0002 it did not work out</body></html>', about: undefined });
}

/** A provider that has put its own sender on the envelope: only the envelope's id tells which mail it was. */
export function reportByEnvelopeId(mail: Undelivered, code: string): string {
  return written({
    to: 'intake@example.com',
    status: statusPart(mail, { action: 'failed', code, diagnostic: '550 5.1.10 RESOLVER.ADR.RecipientNotFound', envid: mail.dsn?.envid ?? '' }),
    about: undefined,
  });
}

/** A provider that takes neither: the mail itself is in the report. */
export function reportByMessageId(mail: Undelivered, code: string): string {
  return written({
    to: 'intake@example.com',
    status: statusPart(mail, { action: 'failed', code, diagnostic: '550 no such user', envid: undefined }),
    about: mail,
  });
}

/** An answering machine (RFC 3834), to the sender on the envelope and itself with none. */
export function vacationNotice(mail: Undelivered): string {
  return lines(
    'Return-Path: <>',
    `From: <${mail.envelope.to[0]}>`,
    `To: <${mail.envelope.from}>`,
    'Subject: Out of office',
    'Auto-Submitted: auto-replied (vacation)',
    `In-Reply-To: ${mail.id}`,
    `Message-ID: <${crypto.randomUUID()}@mx.example.net>`,
    '',
    'I am on the lake until Monday.',
  );
}

type Status = { action: string; code: string; diagnostic: string; envid: string | undefined };

function statusPart({ envelope }: Undelivered, { action, code, diagnostic, envid }: Status): string {
  return lines(
    'Reporting-MTA: dns; mx.example.net',
    ...(envid ? [`Original-Envelope-Id: ${envid}`] : []),
    'Arrival-Date: Mon, 16 Nov 2026 02:14:01 -0500',
    '',
    `Original-Recipient: rfc822;${envelope.to[0]}`,
    `Final-Recipient: rfc822; ${envelope.to[0]}`,
    `Action: ${action}`,
    `Status: ${code}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    `    <${envelope.to[0]}> in a folded line`,
  );
}

function written({ to, status, about }: { to: string; status: string; about: Undelivered | undefined }): string {
  return lines(
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    // As Postfix does it: a report is no vacation notice for that.
    'Auto-Submitted: auto-replied',
    `Message-ID: <${crypto.randomUUID()}@mx.example.net>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    status,
    '--part',
    ...(about
      ? [
          'Content-Type: text/rfc822-headers',
          '',
          `Return-Path: <${about.envelope.from}>`,
          `To: ${about.envelope.to[0]}`,
          'Subject: a subject',
          `Message-ID: ${about.id}`,
        ]
      : ['Content-Type: text/plain', '', 'nothing']),
    '',
    '--part--',
  );
}

function lines(...all: string[]): string {
  return all.map((line) => `${line}\r\n`).join('');
}

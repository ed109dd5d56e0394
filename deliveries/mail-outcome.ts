import { isTlsCode, later, type Outcome, refused } from './outcome.ts';

/**
 * What a failed try over SMTP means. Only two answers are about the address or the message: a 5xx to RCPT TO and a 5xx to
 * the message itself. A 5xx at the greeting, to our password or to our sender would hit every message; it is ours to
 * repair and must not mark an address as bad, so the message is tried again and has a code of its own.
 */
export function mailOutcome(error: unknown): Outcome {
  const { code = '', originalCode = '', command = '', responseCode, response = '', message = '' } = error as SmtpError;
  if (code === 'EAUTH' || code === 'ENOAUTH') return later(responseCode ? `auth-${responseCode}` : 'auth');
  if (code === 'ETLS' || isTlsCode(originalCode) || (command === 'EHLO' && /STARTTLS/.test(message))) return later('tls');
  if (responseCode && responseCode >= 500 && responseCode !== 503) return lastWord(command, responseCode, response);
  if (responseCode) return later(`smtp-${responseCode}`);
  if (code === 'EENVELOPE') return refused('bad-address');
  return later(quiet[originalCode] ?? quiet[code] ?? 'connection-lost');
}

function lastWord(command: string, code: number, response: string): Outcome {
  if (command === 'MAIL FROM') return later(`sender-${code}`);
  // 530: log in first. 5.7.x at the recipient: "relaying denied" and the like, about us and not about the mailbox.
  if (command === 'RCPT TO') return code === 530 || /^\d{3}[ -]5\.7\./.test(response) ? later(`relay-${code}`) : refused(`smtp-${code}`);
  return command === 'DATA' ? refused(`smtp-${code}`) : later(`server-${code}`);
}

/** Nodemailer's errors. `command` is what the server answered to, `originalCode` what the socket said. */
type SmtpError = { code?: string; originalCode?: string; command?: string; responseCode?: number; response?: string; message?: string };

const quiet: Record<string, string> = {
  ECONNREFUSED: 'connection-refused',
  ETIMEDOUT: 'timeout',
  EDNS: 'dns',
  EPROTOCOL: 'bad-answer',
};

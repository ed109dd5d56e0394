import { connect } from 'node:tls';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** certbot renews a month before the end; after two weeks of failing somebody looks. */
const leftMs = 14 * 86_400_000;
const everyMs = 3_600_000;

/** Looks at the certificates that visitors and the firm's own people are shown, and rings when one is about to end. */
export function startCertificateWatch({ alarm, website, desk }: Pick<FollowupContext, 'alarm' | 'website' | 'desk'>): { stop: () => void } {
  const look = async () => {
    for (const address of [website, desk]) {
      const { protocol, host } = new URL(address);
      const until = protocol === 'https:' ? await endOfCertificate(address) : undefined;
      if (until && until.getTime() - Date.now() < leftMs) alarm.raise('certificate', new Date(), { subject: host, detail: host });
    }
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  return { stop: () => clearInterval(timer) };
}

/** Undefined where nobody answers, which the test requests tell of. */
export function endOfCertificate(address: string): Promise<Date | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    // Also one that has ended, or is not trusted, says when it ends.
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false, timeout: 10_000 }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      resolve(until ? new Date(until) : undefined);
      socket.destroy();
    });
    socket.on('error', () => resolve(undefined));
    socket.on('timeout', () => resolve(void socket.destroy()));
  });
}

import { sql } from 'kysely';
import { spoken } from '#case-review/reference.ts';
import type { Draft } from '#case-review/schema.ts';
import { freePort } from '#scripts/ports.ts';
import { linkIn } from './alert-link.ts';
import { openDatabase, type TestDatabase } from './database.ts';
import { sendFromIsland } from './front-door.ts';
import { type ReceivedMail, startMailSink } from './mail-sink.ts';
import { built, type Product, type Running, run, startProductOn, until, untilStarted } from './product.ts';
import { filledIn, patiently, type Scratch } from './requests.ts';
import { smsAccount, startSmsSink } from './sms-sink.ts';

/** The whole product at work: web, worker, PostgreSQL, a mail server and a text message service that keep what they get. */
export type Practice<Postgres = TestDatabase> = {
  product: Product<Postgres>;
  worker: Running;
  /** The settings of both processes. */
  env: NodeJS.ProcessEnv;
  scratch: Scratch;
  mail: Awaited<ReturnType<typeof startMailSink>>;
  sms: Awaited<ReturnType<typeof startSmsSink>>;
  /** Sends a request and waits for its first alert by mail. */
  request: (
    own?: Partial<Draft>,
    page?: string,
  ) => Promise<{ reference: string; receipt: string; receiptCode: string; id: string; link: string; alert: ReceivedMail }>;
  followup: (id: string) => Promise<Record<string, unknown>>;
  stop: () => Promise<void>;
};

export const smsToken = smsAccount.token;

export async function startPractice(env: NodeJS.ProcessEnv = {}, folder = built): Promise<Practice> {
  return startPracticeOn(await openDatabase(), env, folder);
}

export async function startPracticeOn<Postgres extends TestDatabase>(
  postgres: Postgres,
  env: NodeJS.ProcessEnv = {},
  folder = built,
): Promise<Practice<Postgres>> {
  const [mail, sms, port, deskPort] = await Promise.all([startMailSink(), startSmsSink(), freePort(), freePort()]);
  const outside = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // Nothing listens there until a test starts a desk; links lead to it anyway.
    DESK_PORT: String(deskPort),
    DESK_URL: `http://localhost:${deskPort}`,
    MAIL_URL: mail.url,
    MAIL_FROM: 'intake@example.com',
    MAIL_TLS: 'off',
    SMS_URL: sms.url,
    SMS_ACCOUNT: smsAccount.account,
    SMS_TOKEN: smsToken,
    SMS_FROM: '+18105550146',
    OUTBOUND_LOOPBACK: 'allowed',
    CANARY: 'off',
    ...env,
  };
  const product = await startProductOn(postgres, outside, folder);
  const worker = run('worker', { DATABASE_URL: product.postgres.url, ...outside }, folder);
  await untilStarted(worker);
  const scratch = patiently(product.postgres.url, 4);
  const practice: Practice<Postgres> = {
    product,
    worker,
    env: { DATABASE_URL: product.postgres.url, ...outside },
    scratch,
    mail,
    sms,
    request: async (own = {}, page = '/') => {
      // Each with its own text: the firm is told later of texts that are repeated.
      const sent = await sendFromIsland(product.url, filledIn({ description: `Charge, court and date of ${own.full_name}`, ...own }), crypto.randomUUID(), {
        page,
      });
      const { reference, receipt, code: receiptCode } = (await sent.json()) as { reference: string; receipt: string; code: string };
      const about = () => mail.received().find(({ raw }) => raw.includes(`request ${spoken(reference)}`));
      await until('the alert has arrived', () => about() !== undefined, 10);
      const alert = about() as ReceivedMail;
      const text = textOf(alert);
      const { rows } = await sql<{ id: string }>`select id from case_reviews where reference = ${reference}`.execute(scratch.db);
      return {
        reference,
        receipt,
        receiptCode,
        id: rows[0]?.id ?? '',
        link: linkIn(text),
        alert,
      };
    },
    followup: async (id) => {
      const { rows } = await sql<Record<string, unknown>>`select * from followups where case_review_id = ${id}`.execute(scratch.db);
      return rows[0] ?? {};
    },
    stop: async () => {
      await practice.worker.stop();
      await scratch.close();
      await product.stop();
      await Promise.all([mail.stop(), sms.stop()]);
    },
  };
  return practice;
}

/** The plain text of a mail, as a program shows it. */
export function textOf({ raw }: Pick<ReceivedMail, 'raw'>): string {
  const part = /Content-Type: text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(raw.toString('latin1'))?.[1] ?? '';
  const encoded = /Content-Transfer-Encoding: ([\w-]+)/i.exec(raw.toString('latin1').slice(raw.indexOf('Content-Type: text/plain')))?.[1]?.toLowerCase();
  if (encoded === 'base64') return Buffer.from(part, 'base64').toString('utf8');
  if (encoded !== 'quoted-printable') return part;
  const bytes = part.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

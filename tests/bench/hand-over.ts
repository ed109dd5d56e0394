import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { spoken } from '#case-review/reference.ts';
import { startOutside } from '../faults/outside.ts';
import type { ReceivedMail } from '../testkit/mail-sink.ts';
import { resident } from '../testkit/memory.ts';
import { run, startProduct, until, untilStarted } from '../testkit/product.ts';
import { alternating, median, spread } from './rounds.ts';
import { sendRequest } from './send-request.ts';

const rounds = 40;

/** One request at a time on a machine at rest: from its 201 until its alert is in the mail server, beside nodemailer alone with that very mail. */
export async function benchHandOver(): Promise<string> {
  const { outside, settings, stop } = await startOutside();
  const product = await startProduct({ ...settings, CANARY: 'off', TRUSTED_PROXY: 'true' });
  const worker = run('worker', { DATABASE_URL: product.postgres.url, ...settings, CANARY: 'off', PUBLIC_URL: product.url });
  const bare = createTransport({ host: '127.0.0.1', port: outside.mail.port, pool: true, ignoreTLS: true });
  try {
    await untilStarted(worker);
    // The web process looks for the queue every two seconds.
    await delay(3_000);
    const arrival = async (holds: (mail: ReceivedMail) => boolean) => {
      await until('the mail has arrived', () => outside.mail.received().some(holds), 30);
      return outside.mail.received().find(holds)?.at ?? Number.NaN;
    };
    const ours = async () => {
      const reference = await sendRequest(product.url);
      const accepted = Date.now();
      const arrived = await arrival(({ headers }) => headers.some(([name, value]) => name === 'Subject' && value.includes(spoken(reference))));
      // The other channels' messages are still on their way; the next one comes to a worker at rest.
      await delay(300);
      return Math.max(0, arrived - accepted);
    };
    await ours();
    const { html, text } = partsOf(outside.mail.received()[0]?.raw ?? Buffer.alloc(0));
    const theirs = async () => {
      const messageId = `<${crypto.randomUUID()}@example.com>`;
      const started = Date.now();
      await bare.sendMail({ from: 'intake@example.com', to: 'lawyer@example.com', subject: 'A request', html, text, messageId });
      return (await arrival(({ id }) => id === messageId)) - started;
    };
    await theirs();
    const measured = await alternating(rounds, { theirs, ours });
    return [
      `From the 201 to the mail server, one request at a time, ${rounds} of each, alternating.`,
      '',
      '| | median | all |',
      '|---|---|---|',
      `| nodemailer alone, same mail, open connection | ${median(measured.theirs)} ms | ${spread(measured.theirs)} ms |`,
      `| the product: committed row, wake-up call, worker, mail written, handed over | ${median(measured.ours)} ms | ${spread(measured.ours)} ms |`,
      '',
      `Between the two lie ${median(measured.ours) - median(measured.theirs)} ms. Memory after it: web ${resident(product.web.child.pid)} MB, worker ${resident(worker.child.pid)} MB.`,
    ].join('\n');
  } finally {
    bare.close();
    await worker.stop();
    await product.stop();
    await stop();
  }
}

/** Near enough: what matters is how much there is to send. */
function partsOf(raw: Buffer): { html: string; text: string } {
  const [, text = '', html = ''] = raw.toString().split(/^--.+$/m);
  return { text, html };
}

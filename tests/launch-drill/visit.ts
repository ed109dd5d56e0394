import { existsSync } from 'node:fs';
import { content } from '#firm/content.ts';
import { linkIn } from '../testkit/alert-link.ts';
import { Visitor } from '../testkit/desk-alone.ts';
import { postReceipt, receiptIn, sendPlainForm } from '../testkit/front-door.ts';
import { until } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';

/** What people do in the launch drill, from inside the machine, where its hosts are known: `visit.ts WHAT …`. Prints one line for the table. */
const [what = '', site = '', ...more] = process.argv.slice(2);
process.stdout.write(`${await acts()}\n`);
process.exit(0);

async function acts(): Promise<string> {
  if (what === 'page') return page(more[0] ?? '/', more[1] ?? '', more[2] === 'not');
  if (what === 'request') return request(more[0]);
  if (what === 'crowd') return crowd(more[0] ?? '');
  if (what === 'take') return take(more[0] ?? '', more[1] ?? '', more[2] ?? '');
  throw new Error(`${what}?`);
}

async function page(path: string, says: string, not: boolean): Promise<string> {
  const response = await fetch(`${site}${path}`);
  const text = await response.text();
  if (response.status !== 200 || text.includes(says) === not)
    throw new Error(`${path} is answered with ${response.status} and ${not ? 'still says' : 'does not say'} "${says}"`);
  return `${path} ${not ? 'no longer says' : 'says'} "${says}"`;
}

/** The same person again would be the same request. */
async function request(phone = filledIn().phone): Promise<string> {
  const answer = await sendPlainForm(site, filledIn({ phone }));
  const receipt = await (await postReceipt(site, { token: await receiptIn(answer) })).text();
  const reference = /class="reference">.*?<b>([^<]+)</s.exec(receipt)?.[1];
  if (!reference) throw new Error('the receipt shows no reference');
  return reference;
}

/** Somebody sends a request every second until this file is there. Prints each reference. */
async function crowd(until: string): Promise<string> {
  for (let one = 10_000; !existsSync(until); one++) {
    process.stdout.write(`${await request(`61630${one}`)}\n`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return request('6163009999');
}

/** Enrolls a passkey by the invitation, signs in, opens the link of the alert, and takes the request. */
async function take(reference: string, invitation: string, inbox: string): Promise<string> {
  const { origin, hash } = new URL(invitation);
  const visitor = new Visitor({ origin, port: 443, through: origin });
  const passkey = await visitor.enroll(hash.slice(1));
  const { kind } = await visitor.signIn(passkey);
  if (kind !== 'accepted') throw new Error(`the passkey was ${kind}`);
  let link = '';
  await until(
    `an alert about ${reference}`,
    async () => {
      const mails = (await (await fetch(`${inbox}/api/email`)).json()) as { subject: string; text: string }[];
      link = linkIn(mails.find(({ subject }) => subject.includes(reference))?.text ?? '');
      return link !== '';
    },
    60,
  );
  const taken = await visitor.send('/a', { form: { link: new URL(link).hash.slice(1), do: 'mine' } });
  if (taken.status !== 302 && taken.status !== 303) throw new Error(`taking it was answered with ${taken.status}`);
  const shown = await (await visitor.send(taken.headers.get('location') ?? '')).text();
  const name = filledIn().full_name;
  if (!shown.includes(name)) throw new Error('the desk does not show who is to be called');
  return `${content().firm.name}: taken at ${origin}, with name and number`;
}

import { randomBytes } from 'node:crypto';
import { Visitor } from '../testkit/desk-alone.ts';
import type { Attacked } from './desk-attack.ts';
import type { Target } from './desk-target.ts';

type Pair = { what: string; there: () => Promise<Response>; not: () => Promise<Response> };

/** How often each of two is asked, in turn, to compare their times. */
const rounds = 60;
/** One that is slower in nearly every round, by more than the network hides, tells what it knows. A busy machine makes either slow at times. */
const mostApartMs = 2;
const nearlyAll = 0.9;

/** Whether answers tell what exists: the same question about something that is there and about something that is not. */
export async function attackByTelling({ desk, technician, requests }: Target): Promise<Attacked> {
  const failures: string[] = [];
  const stranger = () => new Visitor(desk);
  const used = await desk.invite('attorney');
  await stranger().enroll(used);
  const pending = requests[1]?.token ?? '';
  const reference = requests[0]?.reference ?? '';
  const unknown = 'ZZZZ2345'.slice(0, reference.length).padEnd(reference.length, 'Z');
  const invited = (invite: string) => stranger().send('/passkeys/options', { json: { wish: { purpose: 'enroll', invite } } });
  const pairs: Pair[] = [
    ...['', '.data', '/story', '/erase', '/appointment.ics'].map((end) => ({
      what: `a request${end}, to a stranger`,
      there: () => stranger().send(`/requests/${reference}${end}`),
      not: () => stranger().send(`/requests/${unknown}${end}`),
    })),
    {
      what: 'a request, to a technician',
      there: () => technician.visitor.send(`/requests/${reference}`),
      not: () => technician.visitor.send(`/requests/${unknown}`),
    },
    {
      what: 'a link of an alert with a wrong proof, and one of no alert',
      there: () => stranger().send('/a', { form: { link: pending.slice(0, -4) + randomBytes(3).toString('base64url') } }),
      not: () => stranger().send('/a', { form: { link: `${randomBytes(28).toString('base64url').slice(0, 37)}A` } }),
    },
    { what: 'an invitation that was used, and none', there: () => invited(used), not: () => invited(randomBytes(32).toString('base64url')) },
    {
      what: 'a page that only some may see, and none',
      there: () => stranger().send('/log'),
      not: () => stranger().send('/lug'),
    },
  ];
  const figures: Record<string, string> = {};
  for (const { what, there, not } of pairs) {
    const [one, other] = [await shapeOf(await there()), await shapeOf(await not())];
    if (one !== other) failures.push(`${what}: told apart\n  ${one}\n  ${other}`);
    const { ofOne, ofOther, slower } = await inTurn(there, not);
    figures[what] = `${ofOne.toFixed(1)} and ${ofOther.toFixed(1)} ms`;
    if (Math.abs(ofOne - ofOther) > mostApartMs && Math.max(slower, 1 - slower) > nearlyAll) failures.push(`${what}: told apart by time, ${figures[what]}`);
  }
  return { trials: pairs.length * (1 + rounds) * 2, failures, figures };
}

/** Status, headers and length; nonces and what was asked for are no part of it. */
async function shapeOf(response: Response): Promise<string> {
  const body = (await response.text()).replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, '');
  const headers = [...response.headers]
    .filter(([name]) => !['date', 'set-cookie'].includes(name))
    .map(
      ([name, value]) =>
        `${name}: ${value
          .replace(/'nonce-[^']*'/, '')
          .replace(/(to=)[^&]*/, '$1')
          .replace(/lug|log/, 'lxg')}`,
    );
  return [response.status, body.length, ...headers.toSorted(), ...response.headers.getSetCookie().map((one) => one.replace(/=[^;]*/, '='))].join(' | ');
}

/** The quickest quarter of each, and in how many rounds the first was the slower one. */
async function inTurn(one: () => Promise<Response>, other: () => Promise<Response>): Promise<{ ofOne: number; ofOther: number; slower: number }> {
  const took: [number, number][] = [];
  for (let round = 0; round < rounds; round++)
    took.push(round % 2 ? [await timed(one), await timed(other)] : ([await timed(other), await timed(one)].toReversed() as [number, number]));
  const quick = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(rounds / 4)] ?? 0;
  return { ofOne: quick(took.map(([ms]) => ms)), ofOther: quick(took.map(([, ms]) => ms)), slower: took.filter(([a, b]) => a > b).length / rounds };
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await ask()).arrayBuffer();
  return performance.now() - started;
}

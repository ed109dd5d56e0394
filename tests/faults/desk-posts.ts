import { Visitor } from '../testkit/desk-alone.ts';
import type { Attacked } from './desk-attack.ts';
import type { Target } from './desk-target.ts';

/** Whence a page could make a browser of somebody who is signed in send a form. Undefined: without an Origin at all. */
const origins = [
  undefined,
  'null',
  '',
  'https://evil.example',
  'https://www.example.test',
  'https://example.test',
  'https://desk.example.test.evil.example',
  'https://evil.desk.example.test',
  'http://desk.example.test',
  'https://desk.example.test:8443',
  'https://desk.example.test/',
  'HTTPS://DESK.EXAMPLE.TEST',
  'https://desk.example.test, https://evil.example',
];

/** Cross-site request forgery: every act of somebody who is signed in, from everywhere but the desk. None may be done. */
export async function attackByPosting({ desk, partner, requests, state }: Target): Promise<Attacked> {
  const failures: string[] = [];
  let trials = 0;
  const [request] = requests;
  const acts: [path: string, form: Record<string, string>][] = [
    ['/sign-out', {}],
    ['/people', { do: 'invite', person: 'second' }],
    [`/requests/${request?.reference}`, { do: 'take' }],
    [`/requests/${request?.reference}/erase`, { do: 'erase' }],
    ['/on-call', { do: 'away', person: 'attorney' }],
    ['/conflicts', {}],
    ['/a', { link: request?.token ?? '', do: 'mine' }],
    ['/passkeys/options', { wish: '{"purpose":"add"}' }],
  ];
  const victim = new Visitor(desk);
  await victim.signIn(partner.passkey);
  const before = await state();
  for (const [path, form] of acts)
    for (const [origin, site] of [
      ...origins.map((one) => [one, undefined] as const),
      [desk.origin, 'cross-site'],
      [desk.origin, 'same-site'],
      [desk.origin, 'none'],
    ] as const) {
      trials++;
      const { status } = await sendFrom(desk.port, path, form, victim, origin, site);
      if (status !== 403) failures.push(`POST ${path} from ${origin ?? 'nowhere'} (${site ?? 'unsaid'}): ${status}`);
    }
  if ((await state()) !== before) failures.push('something was done');
  if (!(await victim.isIn())) failures.push('somebody was signed out from elsewhere');
  // A link or a picture can make a browser ask; that must never act.
  for (const path of ['/sign-out', '/a', '/people', `/requests/${request?.reference}`]) {
    trials++;
    await victim.send(path, { headers: { 'sec-fetch-site': 'cross-site' } });
  }
  if ((await state()) !== before || !(await victim.isIn())) failures.push('a mere visit did something');
  return { trials, failures };
}

function sendFrom(
  port: number,
  path: string,
  form: Record<string, string>,
  { cookies }: Visitor,
  origin: string | undefined,
  site: string | undefined,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(origin === undefined ? {} : { origin }),
      ...(site ? { 'sec-fetch-site': site } : {}),
    },
    body: new URLSearchParams(form),
  });
}

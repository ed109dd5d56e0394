import { access } from '#desk/access.ts';
import { Visitor } from '../testkit/desk-alone.ts';
import type { Attacked } from './desk-attack.ts';
import type { Target } from './desk-target.ts';

/** What every answer must say, whoever asked. */
const needed: [name: string, value: RegExp][] = [
  ['cache-control', /^no-store$/],
  [
    'content-security-policy',
    /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]+'; style-src 'self';(?!.*unsafe).*frame-ancestors 'none'; require-trusted-types-for 'script'/,
  ],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^same-origin$/],
  ['strict-transport-security', /max-age=\d{8}/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['x-robots-tag', /noindex/],
];

/** Headers and cookies of every address, for a stranger and for somebody who is signed in; nothing may stay in a cache. */
export async function attackHeaders({ desk, partner, requests }: Target): Promise<Attacked> {
  const failures: string[] = [];
  let trials = 0;
  const signedIn = new Visitor(desk);
  await signedIn.signIn(partner.passkey);
  const paths = Object.keys(access).map((pattern) =>
    pattern
      .replace(':reference', requests[0]?.reference ?? '')
      .replace(':file', 'hours.csv')
      .replace('*', 'no-such-page'),
  );
  for (const visitor of [new Visitor(desk), signedIn])
    for (const path of [...paths, '/no-such-page', '//evil.example', `/${'a'.repeat(3_000)}`]) {
      trials++;
      const answer = await visitor.send(path);
      await answer.arrayBuffer();
      for (const [name, value] of needed)
        if (!value.test(answer.headers.get(name) ?? '')) failures.push(`GET ${path} (${answer.status}): ${name}: ${answer.headers.get(name)}`);
      const to = answer.headers.get('location');
      if (to && !/^\/(?!\/)/.test(to)) failures.push(`GET ${path} leads to ${to}`);
      if (answer.headers.get('access-control-allow-origin')) failures.push(`GET ${path} may be read by another site`);
    }
  for (const line of signedIn.written) {
    trials++;
    const good =
      /^__Host-/.test(line) && ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'].every((part) => line.split('; ').includes(part)) && !/Domain=/i.test(line);
    if (!good) failures.push(`a cookie: ${line.replace(/=[^;]*/, '=…')}`);
  }
  return { trials, failures };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { publicClientKey } from '#assistant/client-key.ts';
import { freePort } from '#scripts/ports.ts';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { type Answer, ask, type Front, startFront } from '../testkit/front.ts';
import { sendFromIsland } from '../testkit/front-door.ts';
import { listedPages } from '../testkit/listed-pages.ts';
import { filledIn } from '../testkit/requests.ts';
import { type Supervised, startSupervised } from './supervised.ts';

/** `without`: a weak policy for scripts in the web processes, or none in what nginx answers; or cookies or foreign files, which no page has. */
export type Bare = 'policy' | 'front-policy' | 'no-cookies' | 'own-files';

/** An address, what is sent there if it is a form, and how it must be answered. */
type Route = { path: string; status: number; send?: { body: string; headers: Record<string, string> } };

const everyKind = ['GET 200', 'GET 404', 'GET 503', 'POST 200', 'POST 400', 'POST 404', 'POST 405', 'POST 413', 'POST 422'];

/** Every kind of answer a visitor can get, over TLS through nginx: nine headers, no cookie, nothing from other servers. */
export async function runHeaders({ without }: { without?: Bare } = {}) {
  const broken = without && without !== 'front-policy' ? breakBuild([patches[without]]) : undefined;
  const product = await startSupervised(broken ? { folder: broken.folder } : {});
  const fronts: Front[] = [];
  try {
    const change = without === 'front-policy' ? noPolicy : undefined;
    for (const web of [product.url, `http://127.0.0.1:${await freePort()}`]) fronts.push(await startFront([web], change));
    const [front, alone] = fronts as [Front, Front];
    const routes = await everyRoute(product);
    const visited = [...(await visitAll(front, routes)), ...(await visitAll(alone, [{ path: '/no-web-process', status: 503 }]))];
    const kinds = new Set(visited.map(({ route: { status, send } }) => `${send ? 'POST' : 'GET'} ${status}`));
    const answers = [...kinds].sort();
    const asMeant = visited.length > 60 && answers.join() === everyKind.join();
    return {
      trials: visited.length,
      failures: [...visited.flatMap(faults), ...(asMeant ? [] : [`only ${visited.length} answers were looked at: ${answers.join(', ')}`])],
      figures: { routes: visited.length, answers },
    };
  } finally {
    for (const front of fronts) await front.stop();
    await product.stop();
    broken?.remove();
  }
}

async function everyRoute(product: Supervised): Promise<Route[]> {
  const pages = (await listedPages(product.url)).map(({ path }) => path);
  const receipt = await sendRequest(product);
  const found = [
    ...pages,
    '/receipt',
    '/drill',
    '/challenge',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/navigation.speculationrules',
    '/.well-known/security.txt',
    '/favicon.svg',
    '/share/home.png',
    ...(await filesOfHome(product.url)),
  ];
  const missing = ['/no-such-page', '/receipt/AbCdEf', '/assets/none.css', '/about/index.html', '/health', '/ready/intake'];
  const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${publicClientKey}` } });
  const form = (fields: Record<string, string>) => ({
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return [
    ...found.map((path) => ({ path, status: 200 })),
    ...missing.map((path) => ({ path, status: 404 })),
    { path: '/free-consultation', status: 422, send: form({ full_name: 'J' }) },
    { path: '/receipt', status: 200, send: form({ token: receipt }) },
    { path: '/drill', status: 404, send: form({ token: 'x' }) },
    { path: '/receipt', status: 404, send: form({ token: 'x' }) },
    { path: '/receipt-state', status: 200, send: form({ token: receipt }) },
    { path: '/case-review', status: 400, send: json({}) },
    { path: '/case-review', status: 422, send: json({ draft: filledIn({ full_name: '' }), key: crypto.randomUUID(), page: '/', attribution: {} }) },
    { path: '/legal-chat', status: 200, send: json({ messages: [{ role: 'user', content: 'Where are you?' }] }) },
    { path: '/legal-chat', status: 400, send: json({}) },
    { path: '/about', status: 405, send: form({ a: 'b' }) },
    { path: '/free-consultation', status: 413, send: form({ full_name: 'x'.repeat(33 * 1024) }) },
  ];
}

/** A request as somebody sends it; what opens its receipt. */
async function sendRequest({ url }: Supervised): Promise<string> {
  const { receipt } = (await (await sendFromIsland(url, filledIn(), crypto.randomUUID())).json()) as { receipt: string };
  return receipt;
}

/** Styles, scripts, fonts and pictures that the home page loads. */
async function filesOfHome(url: string): Promise<string[]> {
  const home = await (await fetch(url)).text();
  return [...new Set([...home.matchAll(/(?:href|src)="(\/(?:assets|islands)\/[^"#?]+\.[a-z0-9]+)"/g)].map(([, path = '']) => path))];
}

type Visited = { route: Route; answer: Answer };

async function visitAll(front: Front, routes: readonly Route[]): Promise<Visited[]> {
  const visited: Visited[] = [];
  for (const route of routes) visited.push({ route, answer: await visit(front, route) });
  return visited;
}

function visit({ url, certificate }: Front, { path, send }: Route): Promise<Answer> {
  const sent = send ? { method: 'POST', body: send.body, headers: { ...send.headers, Origin: new URL(url).origin } } : {};
  return ask(`${url}${path}`, sent, certificate);
}

/** What every answer must say, whatever its status. */
const expected: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; script-src 'self'; style-src 'self'( 'sha256-[^']+')?; .*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=63072000\b/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-frame-options': /^DENY$/,
};

function faults({ route, answer: { status, headers, body } }: Visited): string[] {
  const name = `${route.send ? 'POST' : 'GET'} ${route.path}`;
  const wrong = Object.entries(expected).filter(([header, value]) => !value.test(headers[header] ?? ''));
  return [
    ...(status === route.status ? [] : [`${name} is answered with ${status}, not ${route.status}`]),
    ...wrong.map(([header]) => `${name}: ${header}: ${headers[header] ?? 'missing'}`),
    ...('set-cookie' in headers ? [`${name} sets a cookie`] : []),
    ...(headers['content-type']?.startsWith('text/html') ? fromElsewhere(body.toString()) : []).map((address) => `${name} brings ${address}`),
  ];
}

/** What a browser would fetch from another server, or send there. */
function fromElsewhere(html: string): string[] {
  const elements = html.match(/<(?:script|img|iframe|source|video|audio|embed|object|link|form)\b[^>]*>/g) ?? [];
  const fetched = elements.filter((one) => !/\brel="?(?:canonical|alternate)/.test(one));
  return fetched.flatMap((one) => [...one.matchAll(/\b(?:src|data|href|action)="?((?:https?:)?\/\/[^"\s>]+)/g)].map(([, address = '']) => address));
}

const patches: Record<Exclude<Bare, 'front-policy'>, Patch> = {
  policy: { find: `"script-src 'self'",`, put: `"script-src 'self' 'unsafe-inline'",` },
  'no-cookies': { find: '"X-Frame-Options": "DENY"', put: '"X-Frame-Options": "DENY", "Set-Cookie": "visit=1; Secure; HttpOnly; SameSite=Strict"' },
  'own-files': {
    find: 'return withPrivacy(context, new Response(mark ? mark(await response.text()) : response.body, response));',
    put: 'return withPrivacy(context, new Response((await response.text()).replace("</head>", "<link rel=stylesheet href=https://elsewhere.example/a.css></head>"), response));',
  },
};

function noPolicy(front: string): void {
  for (const file of ['security-headers', 'stored-headers'].map((name) => `${front}/settings/${name}.conf`)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((line) => !line.includes('Content-Security-Policy')).join('\n'));
  }
}

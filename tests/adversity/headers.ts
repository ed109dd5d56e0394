import { readFileSync, writeFileSync } from 'node:fs';
import { publicClientKey } from '#assistant/client-key.ts';
import { freePort } from '#scripts/ports.ts';
import { breakBuild, type Patch } from '../world/broken-build.ts';
import { type Front, startFront } from '../world/front.ts';
import { sendFromIsland } from '../world/front-door.ts';
import { listedPages } from '../world/listed-pages.ts';
import { type Graded, grade, installObservatory, type Visit } from '../world/observatory.ts';
import { filledIn } from '../world/requests.ts';
import { type Supervised, startSupervised } from './supervised.ts';

/** `without`: a weak policy for scripts in the web processes, or none in what nginx answers; or cookies or foreign files, which no page has. */
export type Bare = 'policy' | 'front-policy' | 'no-cookies' | 'own-files';

/** A visit, and how it must be answered: what is graded should be what was meant. */
type Route = Visit & { status: number };

/** A+ begins at 100. Ours are worth 130: 10 each for the policy and for who may load us, 5 each for frames and for referrers. */
const least = 125;

const everyKind = ['GET 200', 'GET 404', 'GET 503', 'POST 200', 'POST 400', 'POST 404', 'POST 405', 'POST 413', 'POST 422'];

/** Every kind of answer a visitor can get, over TLS through the front, graded by the engine of Mozilla's HTTP Observatory. */
export async function runHeaders({ without }: { without?: Bare } = {}) {
  await installObservatory();
  const broken = without && without !== 'front-policy' ? breakBuild([patches[without]]) : undefined;
  const product = await startSupervised(broken ? { folder: broken.folder } : {});
  const fronts: Front[] = [];
  try {
    const change = without === 'front-policy' ? noPolicy : undefined;
    for (const web of [product.url, `http://127.0.0.1:${await freePort()}`]) fronts.push(await startFront([web], change));
    const [front, alone] = fronts as [Front, Front];
    const routes = await everyRoute(product);
    const graded = [...(await gradeAll(front, routes)), ...(await gradeAll(alone, [{ path: '/no-web-process', status: 503 }]))];
    const kinds = new Set(graded.map(({ route: { status, send } }) => `${send ? 'POST' : 'GET'} ${status}`));
    const answers = [...kinds].sort();
    const asMeant = graded.length > 60 && answers.join() === everyKind.join();
    return {
      trials: graded.length,
      failures: [...graded.flatMap(faults), ...(asMeant ? [] : [`only ${graded.length} answers were graded: ${answers.join(', ')}`])],
      figures: { routes: graded.length, lowest: Math.min(...graded.map(({ score }) => score)), answers },
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

type GradedRoute = Graded & { route: Route };

async function gradeAll(front: Front, routes: readonly Route[]): Promise<GradedRoute[]> {
  const graded = await grade(front, routes);
  return graded.map((one, at) => ({ ...one, route: routes[at] as Route }));
}

function faults({ route, status, grade, score, lost, cookies, elsewhere }: GradedRoute): string[] {
  const name = `${route.send ? 'POST' : 'GET'} ${route.path.replace(/^\/receipt\/[^/]+/, '/receipt/*')}`;
  return [
    ...(status === route.status ? [] : [`${name} is answered with ${status}, not ${route.status}`]),
    ...(grade === 'A+' && score >= least ? [] : [`${name}: ${grade}, ${score} (${lost.join(', ')})`]),
    ...cookies.map(() => `${name} sets a cookie`),
    ...elsewhere.map((address) => `${name} brings ${address}`),
  ];
}

const patches: Record<Exclude<Bare, 'front-policy'>, Patch> = {
  policy: { find: `"script-src 'self'",`, put: `"script-src 'self' 'unsafe-inline'",` },
  'no-cookies': { find: '"X-Frame-Options": "DENY"', put: '"X-Frame-Options": "DENY", "Set-Cookie": "visit=1; Secure; HttpOnly; SameSite=Strict"' },
  'own-files': {
    find: 'return withPrivacy(context, new Response(response.body, response));',
    put: 'return withPrivacy(context, new Response((await response.text()).replace("</head>", "<link rel=stylesheet href=https://elsewhere.example/a.css></head>"), response));',
  },
};

function noPolicy(front: string): void {
  for (const file of ['security-headers', 'stored-headers'].map((name) => `${front}/settings/${name}.conf`)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((line) => !line.includes('Content-Security-Policy')).join('\n'));
  }
}

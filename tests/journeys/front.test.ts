import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentYear } from '#firm/year.ts';
import { emptyDraft } from '#intake/schema.ts';
import { freePort } from '#server/local/ports.ts';
import { type Intake, startIntake, typical } from '../world/case-review.ts';
import { type Answer, type Asked, ask, type Front, startFront } from '../world/front.ts';
import { listedPages } from '../world/listed-pages.ts';

let intake: Intake;
let front: Front;
let node: string;
beforeAll(async () => {
  intake = await startIntake({ TRUSTED_PROXY: 'true' });
  node = intake.product.url;
  front = await startFront([node]);
});
afterAll(async () => {
  await front?.stop();
  await intake?.stop();
});

const throughFront = (path: string, asked?: Asked) => ask(front.url + path, asked, front.certificate);
/** As the front asks it. */
const straight = (path: string, { headers, ...asked }: Asked = {}) =>
  ask(node + path, { ...asked, headers: { host: new URL(front.url).host, 'x-forwarded-proto': 'https', ...headers } });

describe('whoever serves it, an answer is the same', () => {
  test('every page and file, in every form, byte by byte', async () => {
    const pages = (await listedPages(node)).map(({ path }) => path);
    const home = (await straight('/')).body.toString();
    const files = [...new Set([...home.matchAll(/(?:href|src)="(\/[^"#?]+\.[a-z0-9]+)"/g)].map(([, path = '']) => path))];
    expect(pages.length).toBeGreaterThan(30);
    expect(files.length).toBeGreaterThan(5);
    const others = ['/robots.txt', '/sitemap.xml', '/navigation.speculationrules', '/.well-known/security.txt', '/share/home.png'];
    const compared = [...pages, ...files, ...others].flatMap((path) => ['', 'gzip', 'gzip, deflate, br'].map((encoding) => ({ path, encoding })));
    expect(await differences(compared.map(({ path, encoding }) => [path, { headers: encoding ? { 'accept-encoding': encoding } : {} }]))).toEqual([]);
    // Disk, not Node: its log has seen each of them once, from this test's own straight way.
    const { length } = intake.product.web.lines.filter((line) => line.includes('"route":"/about"'));
    await throughFront('/about');
    expect(intake.product.web.lines.filter((line) => line.includes('"route":"/about"'))).toHaveLength(length);
  });

  test.each<[string, string, Asked?]>([
    ['a mixed-case address', '/About'],
    ['a slash at the end', '/practice-areas/owi-dui/'],
    ['a query', '/about?from=mail'],
    ['only the head', '/about', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
    ['a form that is refused by the visitor', '/about', { headers: { 'accept-encoding': 'br;q=0, gzip' } }],
    ['a page that does not exist', '/no-such-page'],
    ['a file that does not exist', '/assets/none.css'],
    ['a compressed form, which has no address', '/favicon.svg.br'],
    ['a stored file by its own name', '/about/index.html'],
    ['the list of islands, which is not shown', '/islands/manifest.json'],
    ['a year, which is no folder', '/2026/about/index.html'],
    ['a receipt that does not exist', '/receipt/AbCdEf'],
    ['readiness', '/ready/intake'],
    ['a page that takes no form', '/about', { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['a file that takes no form', '/favicon.svg', { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['an incomplete form', '/free-consultation', { method: 'POST', body: 'full_name=J', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['a form beyond 32 kB', '/free-consultation', { method: 'POST', body: 'x'.repeat(33 * 1024) }],
  ])('%s', async (_, path, asked) => {
    expect(await differences([[path, asked ?? {}]])).toEqual([]);
  });

  test('a page that the visitor already has', async () => {
    const { etag = '' } = (await throughFront('/about')).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const headers = { 'if-none-match': tag, 'accept-encoding': 'br' };
      expect((await throughFront('/About/', { headers })).status).toBe(304);
      // An empty answer has no type for nginx, and needs none.
      expect(await differences([['/about', { headers }]], ['content-type'])).toEqual([]);
    }
    expect((await throughFront('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  async function differences(requests: [string, Asked][], ignoring: string[] = []): Promise<string[]> {
    const found: string[] = [];
    for (const [path, asked] of requests) {
      const [one, other] = [await throughFront(path, asked), await straight(path, asked)];
      const name = `${asked.method ?? 'GET'} ${path} ${JSON.stringify(asked.headers ?? {})}`;
      const [left, right] = [facts(one, ignoring), facts(other, ignoring)];
      found.push(...left.filter((fact) => !right.includes(fact)).map((fact) => `${name}: only through the front: ${fact}`));
      found.push(...right.filter((fact) => !left.includes(fact)).map((fact) => `${name}: only straight: ${fact}`));
      if (steady(one) !== steady(other)) found.push(`${name}: other bytes`);
    }
    return found;
  }

  /** Left out: when it was sent, and how this one connection goes on, which are no part of the answer. */
  function facts({ status, headers }: Answer, ignoring: string[]): string[] {
    const hop = ['date', 'connection', 'keep-alive', 'transfer-encoding', ...ignoring];
    return [String(status), ...Object.entries(headers).flatMap(([name, value]) => (hop.includes(name) ? [] : [`${name}: ${value}`]))];
  }

  /** The number by which one request is found in the log differs each time. */
  function steady({ body }: Answer): string {
    return body.toString('latin1').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
  }
});

test("next year's pages are on disk already, with next year's date", () => {
  const [now, next] = [currentYear(), currentYear() + 1].map((year) => readFileSync(`${front.folder}/stored/${year}/about/index.html`, 'utf8'));
  expect(next).toContain(`<span data-year="">${currentYear() + 1}`);
  expect(next?.replace(`<span data-year="">${currentYear() + 1}`, `<span data-year="">${currentYear()}`)).toBe(now);
});

test('the year turns when it does in Detroit, and a machine that does not know asks Node', () => {
  const { groups } = /map \$time_iso8601 \$year \{(?<rules>.*?)\n\}/s.exec(readFileSync('deploy/nginx/names.conf', 'utf8')) ?? {};
  const rules = [...(groups?.['rules'] ?? '').matchAll(/"~(.+?)"\s/g)].map(([, rule = '']) => new RegExp(rule));
  const year = (time: string) => rules.map((rule) => rule.exec(time)?.[1]).find(Boolean) ?? '';
  expect(['2026-12-30T23:59:59+14:00', '2026-12-31T23:59:59-05:00', '2027-01-01T00:00:00-05:00', '2027-01-02T00:00:00-12:00'].map(year)).toEqual([
    '2026',
    '2026',
    '2027',
    '2027',
  ]);
  expect(['2026-12-31T23:59:59+00:00', '2027-01-01T00:00:00+00:00'].map(year)).toEqual(['', '']);
});

test('HTTP/2 is spoken, and brotli comes from disk', async () => {
  const session = connectHttp2(front.url.replace('localhost', '127.0.0.1'), { ca: front.certificate, servername: 'localhost' });
  const stream = session.request({ ':path': '/', ':authority': new URL(front.url).host, 'accept-encoding': 'br' });
  const chunks: Buffer[] = [];
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => stream.once('response', resolve).once('error', reject));
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  session.close();
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(headers).not.toHaveProperty('server');
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toContain('</html>');
});

test('plain HTTP leads to TLS, and a name that is not ours leads nowhere', async () => {
  const { status, headers } = await ask(`${front.plainUrl}/about?a=b`);
  expect([status, headers['location']]).toEqual([301, `${front.url}/about?a=b`]);
  await expect(tls({ servername: 'evil.example' })).rejects.toThrow();
  expect((await throughFront('/', { headers: { host: 'evil.example' } })).status).toBe(421);
});

test('old TLS is refused', async () => {
  await expect(tls({ servername: 'localhost', maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow();
  await expect(tls({ servername: 'localhost', maxVersion: 'TLSv1.2' })).resolves.toBe('TLSv1.2');
});

describe('a case review request through the front', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = () => new URLSearchParams({ ...emptyDraft, ...typical, consent: 'yes', page: '/' }).toString();

  test('is received as a plain form and as JSON, from our own pages only', async () => {
    const before = (await intake.rows()).length;
    const plain = await throughFront('/Free-Consultation', { method: 'POST', headers: { ...form, origin: front.url }, body: body() });
    expect(plain.status).toBe(303);
    const json = JSON.stringify({ draft: { ...emptyDraft, ...typical }, key: crypto.randomUUID(), page: '/', attribution: {} });
    const island = await throughFront('/case-review', { method: 'POST', headers: { 'content-type': 'application/json', origin: front.url }, body: json });
    expect(island.status).toBe(201);
    expect((await intake.rows()).length).toBe(before + 2);

    const foreign = await throughFront('/free-consultation', { method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body: body() });
    expect(foreign.status).toBe(400);
    const pretending = { ...form, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await throughFront('/free-consultation', { method: 'POST', headers: pretending, body: body() })).status).toBe(400);
    expect((await intake.rows()).length).toBe(before + 2);

    const receipt = plain.headers['location'] ?? '';
    expect(receipt).toMatch(/^\/receipt\/.{20,}/);
    const shown = await throughFront(receipt);
    expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  });

  test('is not refused for coming from one address with many others', async () => {
    const json = JSON.stringify({ draft: emptyDraft, key: crypto.randomUUID(), page: '/', attribution: {} });
    const headers = { 'content-type': 'application/json', origin: front.url };
    const many = await Promise.all(Array.from({ length: 150 }, () => throughFront('/case-review', { method: 'POST', headers, body: json })));
    expect([...new Set(many.map(({ status }) => status))]).toEqual([422]);
  });
});

test('its log tells what happened, and nothing about who', async () => {
  const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz';
  for (const path of ['/receipt', '/Receipt', '/call', '/receipt%2f', '/%72eceipt']) await throughFront(`${path}/${secret}?name=Jordan`);
  await throughFront('/jordan-avery-810-555-0199?phone=8105550199', { headers: { 'user-agent': 'Jordan', referer: 'https://a.example/jordan' } });
  await throughFront('/About');
  const dead = await startFront([`http://127.0.0.1:${await freePort()}`]);
  const away = await ask(`${dead.url}/receipt/${secret}`, {}, dead.certificate);
  const page = await ask(`${dead.url}/about`, {}, dead.certificate);
  const log = front.log() + dead.log();
  await dead.stop();
  expect(log).toContain('"route":"/receipt/*","status":404');
  expect(log).toMatch(/"route":"\/\d{4}\/about\/index.html","status":200/);
  expect(log).toContain('"web":"502"');
  // Too large for the front itself: no web process was asked.
  await throughFront('/case-review', { method: 'POST', body: 'x'.repeat(33 * 1024) });
  expect(front.log()).toMatch(/"route":"\/case-review","status":413,.*"web":""/);
  expect(log).not.toMatch(/jordan|0199|AbCdEf|127\.0\.0\.1/i);

  // With no process left, a page still comes from disk, and everything else names the phone.
  expect([page.status, away.status]).toEqual([200, 503]);
  expect(away.headers).toMatchObject({ 'retry-after': '5', 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(away.body.toString()).toContain('href="tel:+1');
});

test('a visitor who sends half a request is not waited for', async () => {
  const started = Date.now();
  const closed = (begin: string) =>
    new Promise<number>((resolve) => {
      const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), servername: 'localhost', ca: front.certificate }, () =>
        socket.write(begin),
      );
      socket.on('close', () => resolve(Date.now() - started)).on('error', () => undefined);
      socket.resume();
    });
  const times = await Promise.all([
    closed('GET / HTTP/1.1\r\nHost: localhost\r\nX'),
    closed('POST /case-review HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf'),
  ]);
  expect(times[0]).toBeLessThan(7_000);
  expect(times[1]).toBeLessThan(12_000);
});

function tls(options: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), ca: front.certificate, ...options }, () => {
      resolve(socket.getProtocol());
      socket.end();
    });
    socket.on('error', reject);
  });
}

import { connect as connectHttp2 } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Intake, startIntake } from '../testkit/case-review.ts';
import { type Answer, type Asked, ask, type Front, startFront } from '../testkit/front.ts';
import { listedPages } from '../testkit/listed-pages.ts';

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
    const others = ['/robots.txt', '/sitemap.xml', '/navigation.speculationrules', '/.well-known/security.txt', '/share/home.png', '/rights-worker.js'];
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
    ['the folder of pages, which is no address', '/pages/about/index.html'],
    ['a receipt that does not exist', '/receipt/AbCdEf'],
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

import fc from 'fast-check';
import { publicClientKey } from '#assistant/client-key.ts';
import { filledIn } from './requests.ts';

/** One request as bytes, in the pieces in which it is sent. */
export type Strange = { parts: Buffer[]; says: string };

/** Stands wherever a visitor can write. It must never be in a log. */
export const marker = 'Qz7xVisitorWords';

const addresses = [
  ...['/', '/about', '/contact', '/free-consultation', '/practice-areas', '/faqs', '/attorney/ellen-halvorsen', '/locations/flint', '/legal/privacy', '/drill'],
  ...['/case-review', '/challenge', '/legal-chat', '/sms/inbound', '/health', '/ready', '/ready/intake'],
  ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest', '/navigation.speculationrules', '/no-such-page', '/assets/none.js'],
  `/receipt/${'a'.repeat(43)}`,
  `/receipt/${marker}`,
  '/receipt',
  '/receipt-state',
];
const twists: ((path: string, text: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}.data`,
  (path, text) => `${path}?${text}`,
  (path, text) => `${path}?a=${encodeURIComponent(text)}&utm_source=${marker}`,
  (path, text) => `${path}/${encodeURIComponent(text)}`,
  (path, text) => `${path}/${text}`,
  (path) => `${path}/../../etc/passwd`,
  (path) => `${path}%2e%2e%2f%00`,
  (path) => `${path}%c0%af%ff%`,
  (path) => `http://evil.example${path}`,
  (path) => `//evil.example${path}`,
  (path) => `${path}?_data=routes&index`,
  (path, text) => `${path}#${text}`,
  (path) => `${path}?${'x'.repeat(9_000)}`,
  () => '*',
  (_, text) => text,
];
const names = [
  ...['Host', 'Origin', 'Referer', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-Dest', 'Content-Type', 'Content-Length', 'Transfer-Encoding', 'Accept'],
  ...['Accept-Encoding', 'Accept-Language', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Authorization', 'Cookie', 'If-None-Match', 'Range'],
  ...[
    'Expect',
    'Upgrade',
    'Connection',
    'X-Twilio-Signature',
    'Content-Encoding',
    'TE',
    'If-Modified-Since',
    'X-HTTP-Method-Override',
    'User-Agent',
    '__proto__',
  ],
];
const known = [
  ...[
    'same-origin',
    'cross-site',
    'none',
    'null',
    'https://evil.example',
    'http://[::1',
    'http://a b',
    'br;q=0, gzip;q=1.0',
    '*',
    'identity;q=0',
    'gzip'.repeat(500),
  ],
  ...[
    'application/json',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
  ],
  ...[
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'chunked',
    'chunked, chunked',
    'gzip',
    '100-continue',
    'websocket',
    'h2c',
    'bytes=0-0',
    'bytes=99-1',
    'W/"x", *',
    '"',
  ],
  ...['1.2.3.4', '::ffff:1.2.3.4', '::', ':::::', 'unknown', '1.2.3.4, 5.6.7.8', 'https', 'evil.example', '', ' ', '\t', `Bearer ${publicClientKey}`],
  ...['x\r\nX-Injected: 1', 'x\nX-Injected: 1', '\0', 'é\u0080\u00ff', 'x'.repeat(17_000)],
];

/** With these a server is right to refuse before it reads on. */
const fatal = ['Host', 'Origin', 'Sec-Fetch-Site', 'Content-Type', 'Authorization', 'Content-Length', 'Transfer-Encoding', 'Expect', 'Upgrade', 'Connection'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((own) => `${marker}${own}`),
  fc.constantFrom(`${marker}\r\nX-Injected: 1`, `${marker} <script>`, `${marker}\u202e`, `${marker}\0`, `${marker}${'é'.repeat(300)}`, `%${marker}%zz`),
);
const header = fc.tuple(fc.constantFrom(...names), fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: text }));

const json = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.jsonValue().map((draft) => JSON.stringify({ draft, key: `${marker}0123456789`, page: draft, attribution: draft, proof: draft, trap: draft })),
  fc
    .record({ name: fc.constantFrom(...Object.keys(filledIn())), value: fc.oneof(fc.jsonValue(), text) })
    .map(({ name, value }) =>
      JSON.stringify({ draft: { ...filledIn({ full_name: marker }), [name]: value }, key: crypto.randomUUID(), page: '/', attribution: {}, proof: value }),
    ),
  fc.oneof(fc.jsonValue(), text).map((content) => JSON.stringify({ stream: typeof content === 'string', messages: [{ role: 'user', content }] })),
  fc.nat(20_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.constantFrom('{"__proto__":{"kind":"x"},"draft":{"constructor":1}}', '{"draft":1e999}', '', '{', '"\\ud800"', `{"key":"${'k'.repeat(40_000)}"}`),
);
const form = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(filledIn()), 'do', 'token', 'who', 'reference', 'code', 'page', 'Body', 'From', 'trap'), text), text),
    { maxLength: 12 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&'));
const multipart = fc.oneof(
  fc.tuple(text, text).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${marker}"\r\n\r\n${value}\r\n--x--\r\n`),
  fc.constantFrom('--x', '--x--', '--x\r\n\r\n', `--x\r\nContent-Disposition: form-data\r\n\r\n${marker}`, '--y\r\n\r\n--y--'),
);
const body = fc.oneof(
  fc.record({ type: fc.constant('application/json'), bytes: json.map((one) => Buffer.from(one)) }),
  fc.record({ type: fc.constant('application/x-www-form-urlencoded'), bytes: form.map((one) => Buffer.from(one)) }),
  fc.record({ type: fc.constant('multipart/form-data; boundary=x'), bytes: multipart.map((one) => Buffer.from(one)) }),
  fc.record({
    type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one)),
      fc.constantFrom(33_000, 70_000, 1_000_000).map((size) => Buffer.alloc(size, 'x')),
    ),
  }),
);
/** How long the body is said to be. A length that is too large makes the server wait, so it is rare. */
const framing = fc.oneof(
  { weight: 60, arbitrary: fc.constant('right' as const) },
  { weight: 15, arbitrary: fc.constant('chunked' as const) },
  { weight: 8, arbitrary: fc.constant('shorter' as const) },
  { weight: 5, arbitrary: fc.constant('garbled' as const) },
  { weight: 1, arbitrary: fc.constant('longer' as const) },
);

export const strangeRequest: fc.Arbitrary<Strange> = fc
  .record({
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant('POST') },
      { weight: 4, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'post', 'BREW') },
    ),
    address: fc.constantFrom(...addresses),
    twist: fc.constantFrom(...twists),
    words: text,
    headers: fc.array(header, { maxLength: 6 }),
    honest: fc.constantFrom(true, true, false),
    body,
    framing,
    version: fc.oneof({ weight: 40, arbitrary: fc.constant('1.1') }, { weight: 1, arbitrary: fc.constantFrom('1.0', '0.9', '2.0', '9.9') }),
    cutAt: fc.nat(400),
    fitting: fc.nat(5),
  })
  .map(({ method, address: anywhere, twist, words, headers, honest, fitting, body: sent, framing: how, version, cutAt }) => {
    // Two thirds look as if our own page had sent them, so that they get as far as they can.
    const address = honest && method === 'POST' ? (fits(sent.type)[fitting] ?? anywhere) : anywhere;
    const ours: [string, string][] = honest
      ? [
          ['Origin', 'http://127.0.0.1'],
          ['Content-Type', sent.type],
          ['Authorization', `Bearer ${publicClientKey}`],
        ]
      : [];
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method) || how === 'garbled';
    const length = { right: 0, shorter: -Math.ceil(sent.bytes.length / 2), longer: 10, chunked: 0, garbled: 0 }[how];
    const framed: [string, string][] = !hasBody
      ? []
      : how === 'chunked' || how === 'garbled'
        ? [['Transfer-Encoding', 'chunked']]
        : [['Content-Length', String(sent.bytes.length + length)]];
    const others = honest ? headers.filter(([name, value]) => !fatal.includes(name) && !/[\r\n\0]/.test(value)) : headers;
    const lines = [['Host', '127.0.0.1'], ...ours, ...others, ...framed, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = Buffer.from(
      `${method} ${honest ? encodeURI(twist(address, words).toWellFormed()) : twist(address, words)} HTTP/${honest ? '1.1' : version}\r\n${lines.join('')}\r\n`,
    );
    const chunked = Buffer.concat([Buffer.from(`${sent.bytes.length.toString(16)}\r\n`), sent.bytes, Buffer.from('\r\n0\r\n\r\n')]);
    const tail = !hasBody ? Buffer.alloc(0) : how === 'chunked' ? (sent.bytes.length ? chunked : Buffer.from('0\r\n\r\n')) : sent.bytes;
    const all = Buffer.concat([head, tail]);
    return { parts: [all.subarray(0, cutAt), all.subarray(cutAt)], says: all.subarray(0, 300).toString('latin1') };
  });

/** Where such a body is read at all. */
function fits(type: string): string[] {
  return type === 'application/json'
    ? ['/case-review', '/case-review', '/legal-chat', '/legal-chat']
    : ['/free-consultation', '/contact', '/sms/inbound', '/receipt', '/receipt-state'];
}

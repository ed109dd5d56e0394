import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { publicClientKey } from '#assistant/client-key.ts';
import { largestConversation, longest } from '#assistant/limits.ts';
import { emptyDraft, isBox } from '#case-review/schema.ts';
import { fieldsOf } from './front-door.ts';
import { requestBytes } from './load.ts';
import { filledIn } from './requests.ts';

/** A request that tries to cost more than it should, as bytes. */
export type Dear = { bytes: string; says: string };

/** What is repeated: characters that are hard on regular expressions, parsers and lists, alone and in pairs. */
const units = [
  ...['/', '//', '/.', '/..', '%2f', '%', '%25', '\\', '.', '..', '-', '_', '~', '*', '+', '?', '#', '&', '=', ';', ':', '|', '!', '$', '^'],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    'a',
    'a ',
    'A',
    'aA',
    '0',
    '1.',
    '9,',
    'a.',
    'a-',
    'a@',
    '@',
    '@a.',
    '<',
    '<a ',
    '>',
    '</a',
    '<a href="',
    '"',
    "'",
    '""',
    ',',
  ],
  ...[
    'br',
    'br ',
    'br,',
    'br;q=0',
    ';q=0.0',
    '0.000',
    'W/"',
    '"x",',
    'I ',
    'I was ',
    'i just ',
    'http://',
    'https://www.',
    'www.',
    '[url',
    '(',
    ')',
    '((',
    '[',
    ']',
    '[[',
    '{',
  ],
  ...[
    'é',
    'ü',
    '\u0627',
    '\u0640',
    '\u202e',
    '\u0301',
    '\ud83d\ude00',
    '😀',
    'x12 ',
    '+1',
    '555-',
    'case no ',
    'ignore all ',
    'you will ',
    'my ',
    'stop ',
    'police at ',
    'my case ',
  ],
];
const pumped = (most: number) =>
  fc
    .record({
      head: fc.constantFrom('', 'a', '/', ' ', 'x@', 'I ', '<'),
      unit: fc.constantFrom(...units),
      share: fc.constantFrom(1, 1, 0.5, 0.1),
      tail: fc.constantFrom('', 'x', '!', ' ', '\0'),
    })
    .map(({ head, unit, share, tail }) =>
      (head + unit.repeat(Math.ceil((most * share) / unit.length)).slice(0, Math.floor(most * share)) + tail).slice(0, most),
    );

/** nginx passes on a first line and a header of 8 kB each. */
const longestLine = 7_900;
const pages = [
  '/a',
  '/',
  '/about',
  '/practice-areas/owi-dui',
  '/receipt/',
  '/drill',
  '/drill/',
  '/drill',
  '/locations/',
  '/legal/',
  '/assets/',
  '/free-consultation',
  '/case-review',
];
/** What an address is made of. */
const slashes = fc.tuple(fc.integer({ min: 1, max: longestLine }), fc.constantFrom('', 'x', '/x/')).map(([many, tail]) => '/'.repeat(many) + tail);
const path = fc
  .record({ page: fc.constantFrom(...pages), more: fc.oneof(pumped(longestLine), slashes), asQuery: fc.boolean(), raw: fc.boolean() })
  .map(({ page, more, asQuery, raw }) =>
    `${page}${asQuery ? '?' : ''}${raw ? more.replace(/[\s\0]|[^ -~]/gu, 'x') : encodeURI(more.toWellFormed())}`.slice(0, longestLine),
  );

const headerNames = [
  ...['Accept-Encoding', 'If-None-Match', 'Accept', 'Accept-Language', 'Origin', 'Referer', 'Host', 'Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Proto'],
  ...['Authorization', 'Content-Type', 'Cookie', 'Range', 'User-Agent', 'X-Twilio-Signature', 'If-Modified-Since', 'Forwarded', 'Via', 'Connection'],
];
const header = fc
  .record({ name: fc.constantFrom(...headerNames), value: pumped(longestLine) })
  .map(({ name, value }) => ({ [name]: value.replace(/[^\t -~\u00a0-\u00ff]/gu, 'x') }));
const asked = fc
  .record({ method: fc.constantFrom('GET', 'HEAD'), at: fc.oneof(path, fc.constantFrom(...pages)), headers: header })
  .map(({ method, at, headers }) => requestBytes(method, at, headers));

const largestBody = 32_000;
const json = { 'Content-Type': 'application/json', Origin: 'http://127.0.0.1' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://127.0.0.1' };
const fieldNames = Object.keys(emptyDraft).filter((name) => !isBox(name));
/** In one field up to the limit of the whole body, or in every field up to its own. */
const oneField = fc.record({ name: fc.constantFrom(...fieldNames), value: pumped(20_000) }).map(({ name, value }) => filledIn({ [name]: value }));
const everyField = fc
  .record({
    name: pumped(100),
    phone: fc.oneof(pumped(20), fc.constant('810-555-0100')),
    email: pumped(255),
    city: pumped(100),
    county: pumped(100),
    story: pumped(2_000),
  })
  .map(({ name, phone, email, city, county, story }) => filledIn({ full_name: name, phone, email, city, county, description: story, court_date: name }));
const draft = fc.oneof(oneField, everyField);
const proof = fc.oneof(
  fc.constant(undefined),
  pumped(8_000),
  fc.integer({ min: 1, max: 4_000 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown),
  pumped(4_000).map((signature) => ({
    challenge: {
      parameters: { algorithm: 'PBKDF2/SHA-256', cost: 100_000_000, keyLength: 1_000_000, nonce: signature, salt: signature, keyPrefix: '00' },
      signature,
    },
    solution: { counter: 1, derivedKey: '00' },
  })),
  fc
    .nat(900)
    .map((many) => ({ challenge: { parameters: Object.fromEntries(Array.from({ length: many }, (_, at) => [`k${at}`, at])), signature: 'x' }, solution: {} })),
);
const sent = fc.record({ draft, proof, key: fc.uuid(), utm: fc.nat(400) }).map(({ draft: own, proof: shown, key, utm }) =>
  requestBytes(
    'POST',
    '/case-review',
    json,
    JSON.stringify({
      draft: own,
      key,
      page: '/',
      attribution: { utm: Object.fromEntries(Array.from({ length: utm }, (_, at) => [`utm_${at}`, 'x'])) },
      proof: shown,
    }).slice(0, largestBody),
  ),
);
const shapes = fc
  .oneof(
    fc.nat(15_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    fc.nat(5_000).map((depth) => `${'{"draft":'.repeat(Math.min(depth, 3_000))}1${'}'.repeat(Math.min(depth, 3_000))}`),
    fc.nat(2_500).map((many) => JSON.stringify({ draft: Object.fromEntries(Array.from({ length: many }, (_, at) => [`f${at}`, 'x'])), key: 'k'.repeat(20) })),
    pumped(30_000).map((text) => JSON.stringify(text).slice(0, largestBody)),
  )
  .map((body) => requestBytes('POST', '/case-review', json, body.slice(0, largestBody)));
const plain = fc
  .record({ at: fc.constantFrom('/free-consultation', '/contact', '/drill', '/receipt', `/receipt/${'a'.repeat(43)}`), draft, many: fc.nat(3_000) })
  .map(({ at, draft: own, many }) => {
    const fields = new URLSearchParams({
      ...fieldsOf(own),
      page: '/',
      token: own.description,
      reference: own.full_name,
      code: own.city,
      do: 'acknowledge',
      who: own.county,
    });
    return requestBytes('POST', at, form, `${fields.toString()}${'&a=b'.repeat(many)}`.slice(0, largestBody));
  });
const multipart = fc
  .record({ parts: fc.nat(400), text: pumped(8_000), boundary: fc.constantFrom('x', '-', '--', 'aaaaaaaaaaaaaaaa') })
  .map(({ parts, text, boundary }) => {
    const one = (at: number) => `--${boundary}\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n${at === 0 ? text : 'x'}\r\n`;
    const body = `${Array.from({ length: parts }, (_, at) => one(at)).join('')}--${boundary}--\r\n`;
    return requestBytes(
      'POST',
      '/free-consultation',
      { Origin: form.Origin, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body.slice(0, largestBody),
    );
  });
/** Letters that become several when texts are compared, and words that many rules read. */
const letters = fc.constantFrom('각난닫 ', '\u1100\u1161 ', '١٢٣ ٤٥ ', 'اعتقلوا زوجي ').map((unit) => unit.repeat(longest.user / unit.length));
const question = fc.oneof(
  pumped(longest.user),
  letters,
  letters.map((text) => text.slice(0, 320)),
);
const talk = fc.record({ question, before: fc.oneof(pumped(longest.assistant), letters), turns: fc.nat(59) }).map(({ question, before, turns }) => {
  const messages = [
    ...Array.from({ length: turns }, (_, at) => ({ role: at % 2 ? 'user' : 'assistant', content: before.slice(0, 150) })),
    { role: 'user', content: question },
  ];
  return requestBytes(
    'POST',
    '/legal-chat',
    { ...json, Authorization: `Bearer ${publicClientKey}` },
    JSON.stringify({ messages }).slice(0, largestConversation),
  );
});

/** Text messages to the firm must be signed by the carrier; these are, so that their words are read. */
export const textToken = 'token-of-the-carrier';
export const textUrl = 'http://127.0.0.1/sms/inbound';
const text = fc.record({ body: pumped(1_600), from: fc.constantFrom('+18105550100', '0'.repeat(400), '+'.repeat(4_000)) }).map(({ body, from }) => {
  const fields = { Body: body.toWellFormed(), From: from };
  const signed = createHmac('sha1', textToken).update(`${textUrl}Body${fields.Body}From${from}`).digest('base64');
  return requestBytes('POST', '/sms/inbound', { 'Content-Type': form['Content-Type'], 'X-Twilio-Signature': signed }, new URLSearchParams(fields).toString());
});

export const dearRequest: fc.Arbitrary<Dear> = fc
  .oneof(asked, asked, sent, sent, shapes, plain, plain, multipart, talk, talk, text)
  .map((bytes) => ({ bytes, says: `${bytes.slice(0, 120)} … ${bytes.slice(-120)} (${bytes.length})` }));

import { describe, expect, test } from 'vitest';
import { cardsOf } from '#assistant/cards.ts';
import { readConversation } from '#assistant/conversation.ts';
import { masked } from '#assistant/mask.ts';
import { fitting } from '#assistant/panel/ask.ts';
import { visible } from '#assistant/plain.ts';
import { sentenceCutter, sentencesOf } from '#assistant/sentences.ts';
import { createVisitors } from '#assistant/visitors.ts';
import { openBreaker } from '#deliveries/breaker.ts';
import { content } from '#firm/content.ts';
import { pageTitles } from '#firm/page-titles.ts';

describe('a conversation', () => {
  const user = { role: 'user', content: 'Hello' };
  test.each([
    ['no messages', {}],
    ['an empty list', { messages: [] }],
    ['a system message', { messages: [{ role: 'system', content: 'x' }, user] }],
    ['a tool message', { messages: [{ role: 'tool', content: 'x' }, user] }],
    ['fields of its own', { messages: [{ ...user, name: 'x' }] }],
    ['a list for content', { messages: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }] }],
    ['a question that is too long', { messages: [{ role: 'user', content: 'x'.repeat(1_001) }] }],
    ['an answer at the end', { messages: [user, { role: 'assistant', content: 'x' }] }],
    ['nothing but unseen characters', { messages: [{ role: 'user', content: '\u200b\u2060 ' }] }],
    ['too many messages', { messages: Array(61).fill(user) }],
    ['null', null],
  ])('is refused with %s', (_, body) => expect(readConversation(body)).toBeUndefined());

  test('loses what nobody can see', () => {
    expect(readConversation({ messages: [{ role: 'user', content: ' \u202eHel\u{e0041}lo\u001b[31m ' }] })?.messages[0]?.content).toBe('Hello');
  });
});

test('a browser sends as much of a long conversation as the server takes, the newest first', () => {
  const long = Array.from({ length: 80 }, (_, at) => ({ role: at % 2 ? ('assistant' as const) : ('user' as const), content: `${at} ${'سؤال '.repeat(60)}` }));
  const sent = fitting([...long, { role: 'user', content: 'The last question' }]);
  expect(sent.at(-1)?.content).toBe('The last question');
  expect(sent.length).toBeGreaterThan(10);
  expect(Buffer.byteLength(JSON.stringify({ messages: sent, stream: true }))).toBeLessThanOrEqual(16 * 1024);
  expect(readConversation({ messages: sent })).toBeDefined();
});

test.each([
  ['Call me at (810) 555-0199 please', /0199/],
  ['my number is 810.555.0199', /0199/],
  ['+1 810 555 0199', /0199/],
  ['٨١٠٥٥٥٠١٩٩', /٠١٩٩/],
  ['write jordan.avery@mail.example.com', /jordan|example/],
  ['write jordan (at) mail (dot) com', /jordan/],
  ['case 22-123456-FH in Wayne', /123456/],
  ['case number 2024123456SM', /2024123456/],
  ['docket no. A-99812', /99812/],
  ['رقم القضية 44512', /44512/],
])('%s is masked', (typed, secret) => expect(masked(typed)).not.toMatch(secret));

test.each(['What is 0.08?', 'Up to 93 days and $500', 'In 2024 the law changed', 'MCL 257.625 and 18 to 25'])('%s is not', (typed) =>
  expect(masked(typed)).toBe(typed),
);

describe('sentences', () => {
  test('end where people end them', () => {
    expect(sentencesOf('Court is at 9 a.m. on Monday. See Mr. Day at St. Clair, MCL 257.625. “It is free.” Yes?')).toEqual([
      'Court is at 9 a.m. on Monday.',
      'See Mr. Day at St. Clair, MCL 257.625.',
      '“It is free.”',
      'Yes?',
    ]);
  });

  test('are given out as soon as they are complete, however they arrive', () => {
    const cutter = sentenceCutter();
    expect('The court is open'.split('').flatMap((letter) => cutter.push(letter))).toEqual([]);
    expect(cutter.push('.')).toEqual(['The court is open.']);
    expect(cutter.push(' It costs $5')).toEqual([]);
    expect(cutter.push('.')).toEqual([]);
    expect(cutter.push('50')).toEqual([]);
    expect(cutter.rest()).toBe(' It costs $5.50');
  });

  test('without an end are cut', () => {
    expect(
      sentenceCutter()
        .push('court and lawyer and '.repeat(50))
        .every((one) => one.length <= 400),
    ).toBe(true);
  });
});

test('the breaker opens after three failures, lets one try again after 30 seconds, and closes on success', () => {
  let now = 0;
  const breaker = openBreaker(30_000, () => now);
  for (let failures = 0; failures < 3; failures++) {
    expect(breaker.mayTry()).toBe(true);
    breaker.failed();
  }
  expect(breaker.mayTry()).toBe(false);
  now = 30_001;
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  breaker.succeeded();
  expect(breaker.mayTry()).toBe(true);
});

test('a network has one answer at a time and 60 an hour', () => {
  let now = 0;
  const visitors = createVisitors(() => now);
  const leave = visitors.enter('a');
  expect([typeof leave, visitors.enter('a'), typeof visitors.enter('b')]).toEqual(['function', undefined, 'function']);
  leave?.();
  for (let more = 0; more < 59; more++) visitors.enter('a')?.();
  expect(visitors.enter('a')).toBeUndefined();
  now = 3_600_001;
  expect(visitors.enter('a')).toBeTypeOf('function');
});

describe('the cards', () => {
  const site = content();
  const cards = cardsOf(site);

  test('cover every practice area, city and question, and lead to pages that exist', () => {
    const pages = [...pageTitles(site).keys()];
    expect(cards.filter(({ page }) => !pages.includes(page.replace(/#.*/, '')))).toEqual([]);
    const covered = new Set(cards.map(({ page }) => page.replace(/#.*/, '')));
    for (const page of pages.filter((one) => /^\/(practice-areas|locations)\//.test(one))) expect(covered).toContain(page);
    for (const { id } of site.faqs.questions) expect(cards.some(({ page }) => page === `/faqs#${id}`)).toBe(true);
  });

  test('hold whole sentences that people can read', () => {
    for (const { say, title } of cards) {
      expect(say, title).toMatch(/[.?!”)]$/);
      expect(say, title).not.toMatch(/\^\[|undefined|\{[a-z]+\}/);
    }
  });
});

test('what shows nothing is taken out of any text', () => {
  expect(visible('a\u200b\u202e\u{e0049}\ufeff\u00ad\u001b[1mb\u0000c\n')).toBe('abc\n');
});

// @module-tag slow
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Conversation, questionsOf, readConversation } from '#assistant/conversation.ts';
import { masked } from '#assistant/mask.ts';
import { pageQuestionsOf } from '#assistant/page-questions.ts';
import { fitting } from '#assistant/panel/ask.ts';
import { Answer } from '#assistant/panel/message-text.tsx';
import type { TermLink } from '#assistant/reply.ts';
import { sentenceCutter, sentencesOf } from '#assistant/sentences.ts';
import { startersOf } from '#assistant/starters.ts';
import { termLinksIn } from '#assistant/terms.ts';
import { createVisitors } from '#assistant/visitors.ts';
import { openBreaker } from '#deliveries/breaker.ts';
import { answers, content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { folded, visible } from '#firm/plain.ts';
import { plainText } from '#firm/prose.ts';
import { termFinder } from '#firm/term-links.ts';

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
    [
      'a question that is too long as it is compared: each of these syllables is two or three letters',
      { messages: [{ role: 'user', content: '각난닫'.repeat(120) }] },
    ],
    ['an answer at the end', { messages: [user, { role: 'assistant', content: 'x' }] }],
    ['nothing but unseen characters', { messages: [{ role: 'user', content: '\u200b\u2060 ' }] }],
    ['too many messages', { messages: Array(62).fill(user) }],
    ['null', null],
  ])('is refused with %s', (_, body) => expect(readConversation(body)).toBeUndefined());

  test('is read back as far as it may cost time, and its last question in full', () => {
    const asked = ['a', 'b', 'c', 'd'].map((letter) => ({ role: 'user', content: letter.repeat(900) }));
    const long = readConversation({ messages: [...asked, { role: 'assistant', content: 'x'.repeat(4_000) }, { ...user, content: 'Who calls me?' }] });
    expect(questionsOf(long as Conversation).map((question) => question.length)).toEqual([0, 0, 900, 900, 13]);
    const short = readConversation({ messages: Array(60).fill(user) });
    expect(questionsOf(short as Conversation).join('')).toBe('Hello'.repeat(60));
  });

  test('loses what nobody can see', () => {
    expect(readConversation({ messages: [{ role: 'user', content: ' \u202eHel\u{e0041}lo\u001b[31m ' }] })?.messages[0]?.content).toBe('Hello');
  });
});

test('a browser sends the greeting and as much of a long conversation as the server takes, the newest first', () => {
  const greeting = { role: 'assistant' as const, content: 'Hi!' };
  const long = Array.from({ length: 80 }, (_, at) => ({ role: at % 2 ? ('assistant' as const) : ('user' as const), content: `${at} ${'سؤال '.repeat(60)}` }));
  const sent = fitting([greeting, ...long, { role: 'user', content: 'The last question' }]);
  expect([sent[0], sent.at(-1)?.content]).toEqual([greeting, 'The last question']);
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

describe.each(Object.keys(languages) as LanguageCode[])('questions to begin with (%s)', (language) => {
  const site = content(language);
  const questions = pageQuestionsOf(site);
  // The evaluation asks the general ones (tests/assistant-eval).
  const general = Object.values(site.assistant.starters).flat();
  const addresses = [...pageTitles(site).keys()];

  test.each(addresses)('are three on %s, and each has an answer of its own', (address) => {
    const offered = startersOf(site, address);
    expect(new Set(offered).size).toBe(3);
    for (const question of offered) expect(general.includes(question) || questions.has(folded(question)), question).toBe(true);
  });

  test('are those of the page where it has its own', () => {
    for (const { slug, questions } of site.practiceAreas)
      expect(questions.map(({ question }) => question)).toContain(startersOf(site, `/practice-areas/${slug}`)[0]);
  });
});

describe('an answer', () => {
  const phone = { display: '(810) 555-0146', href: 'tel:+18105550146' };
  const shown = (terms: TermLink[], lang: string, parts: string[]) =>
    renderToStaticMarkup(createElement(Answer, { parts, showing: { phone, starts: ['From us:'], notes: [], noteName: String, terms, lang } }));
  const withTerms = (terms: TermLink[], ...parts: string[]) => shown(terms, 'en-US', parts);
  const html = (...parts: string[]) => withTerms([], ...parts);

  test('shows steps as a numbered list and points as a list, however it arrives', () => {
    const whole = html('Do this:\n1. Ask which jail.\n2. Call us.\nOr this:\n- Wait.\nRead more: Bond (/guides/bond).');
    expect(whole.replaceAll(/<\/?span>/g, '')).toBe(
      '<p>Do this:</p><ol><li>Ask which jail.</li><li>Call us.</li></ol><p>Or this:</p><ul><li>Wait.</li></ul><p><a href="/guides/bond">Read more: Bond</a>.</p>',
    );
    const pieces = html('Do this:', '\n1. Ask which', ' jail.', '\n2. Call us.', '\nOr this:', '\n- Wait.', '\nRead more: Bond (/guides/bond).');
    expect(pieces.replaceAll(/<\/?span>/g, '')).toBe(whole.replaceAll(/<\/?span>/g, ''));
  });

  test('keeps numbers and dashes inside a sentence as they are', () => {
    expect(html('It costs $5', ' - or 14', '. Days count.')).not.toContain('<li>');
  });

  test('links a legal word once, in running text, and nothing that only begins like it', () => {
    const terms = [
      { words: 'bond', to: '/words#bond' },
      { words: 'show cause', to: '/words#show-cause' },
    ];
    const parts = ['\nFrom us: What a bond is', '\nBonds and a bond.', ' A bond, then a show cause.', '\nRead more: The bond (/guides/bond)'];
    expect(withTerms(terms, ...parts).match(/<a .*?<\/a>/g)).toEqual([
      '<a href="/words#bond">bond</a>',
      '<a href="/words#show-cause">show cause</a>',
      '<a href="/guides/bond">Read more: The bond</a>',
    ]);
  });

  test.each(Object.keys(languages) as LanguageCode[])('in %s is shown with every legal word that it has, whatever marks the words carry', (code) => {
    const find = termFinder(content(code).glossary.terms);
    const { lang, path } = languages[code];
    // One answer for each word as it is written somewhere.
    const texts = new Map(answers(code).all.flatMap(({ say }) => termLinksIn(plainText(say), find).map(({ words }) => [words, plainText(say)])));
    for (const text of texts.values()) {
      const terms = termLinksIn(text, find);
      const links = new Set(shown(terms, lang, [text]).match(new RegExp(`href="${path}/words#[^"]+`, 'g')));
      expect(links.size, text).toBe(terms.length);
    }
    expect(texts.size).toBeGreaterThan(50);
  });

  test('leads to pages in its own language', () => {
    expect(shown([], 'es-US', ['Lea más: La fianza (/guides/bond)'])).toContain('<a href="/es/guides/bond">');
    expect(shown([], 'ar', ['اقرأ: البداية (/)'])).toContain('<a href="/ar">');
  });
});

test('what shows nothing is taken out of any text', () => {
  expect(visible('a\u200b\u202e\u{e0049}\ufeff\u00ad\u001b[1mb\u0000c\n')).toBe('abc\n');
});

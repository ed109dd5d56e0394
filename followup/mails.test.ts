// @module-tag slow

import { describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { fitting, longestText, mostSegments } from '#deliveries/text-length.ts';
import { content } from '#firm/content.ts';
import { languages } from '#firm/languages.ts';
import { longestTextName, tellsTrade } from '#firm/text-name.ts';
import { alertMail } from '#followup/alerts/alert-mail.tsx';
import { alertText } from '#followup/alerts/texts.ts';
import { alertWords } from '#followup/alerts/words.en.ts';
import { visitorLanguage } from '#followup/visitor-messages/language.ts';
import { receiptMail } from '#followup/visitor-messages/mails.tsx';
import { declinedText, lateText, notMailedText } from '#followup/visitor-messages/texts.ts';
import { englishVisitor } from '#followup/visitor-messages/words.en.ts';
import { alarmText } from '#incidents/alarm-text.ts';
import { alarmWords } from '#incidents/words.en.ts';
import { scriptTexts } from '#tests/testkit/hostile-texts.ts';
import { alertFacts, allMails, visitorFacts } from '#tests/testkit/mail-samples.ts';
import { segmentsOf } from '#tests/testkit/text-parts.ts';

const { firm } = content();

describe.each(Object.keys(allMails()))('the mail "%s"', (name) => {
  const make = () => written(name);

  test('says the same in plain text as in HTML', async () => {
    const { html, text, subject } = await make();
    expect(text.length).toBeGreaterThan(150);
    expect(words(text)).toEqual(expect.arrayContaining(words(visible(html))));
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('shows on a locked screen nothing of crime, law, charge or person', async () => {
    const { html, subject } = await make();
    expect(`${subject} ${preheaderOf(html)}`).not.toMatch(/crim|arrest|charge|defen[sc]e|lawyer|attorney|court|jail|custody|warrant|police|legal/i);
  });

  test('keeps what is a phone number, a name or a script of a stranger as text', async () => {
    const safe = shapeOf((await make()).html);
    // All 500 script texts, twenty at a time in each field.
    for (let at = 0; at < scriptTexts.length; at += 20) {
      const { html } = await written(name, (text) => `${text} ${scriptTexts.slice(at, at + 20).join(' ')}`);
      expect(shapeOf(html)).toEqual(safe);
    }
  });
});

test('the alert carries reference and urgency on a locked screen, and no more', async () => {
  const { subject, html } = await written('alert');
  expect(subject).toBe('Urgent: request 7K4 M29 AF');
  expect(preheaderOf(html)).toBe('7K4 M29 AF, urgent');
});

test('the alert says what is known, when the call is due, where to go, and what happens if nobody does', async () => {
  const { text, html } = await written('alert');
  for (const fact of [
    '7K4 M29 AF',
    'Second alert',
    'Urgent',
    'Sunday, November 15, 1:15 AM',
    'Sunday, November 15, 2:15 AM (Detroit time)',
    alertFacts.url,
    'At 1:40 AM the alert goes to the third lawyer on call.',
  ]) {
    expect(text).toContain(fact);
  }
  expect(html).toContain(`href="${alertFacts.url}"`);
  expect((await written('last-alert')).text).toContain('This is the last alert about this request.');
});

test('a link that is no web address is a mistake', () => {
  expect(() => alertMail({ ...alertFacts, url: 'javascript:alert(1)' }, firm)).toThrow(TypeError);
});

test('the receipt by mail has the promise as long as it lies ahead, the reference, the number and the ways to open it', async () => {
  const { text, html } = await written('receipt');
  for (const fact of [
    'You hear from us by\nSunday, November 15, 2:15 AM (Detroit time)',
    '7K4 M29 AF',
    firm.phone.display,
    visitorFacts.receiptUrl,
    visitorFacts.codeUrl,
  ])
    expect(text).toContain(fact);
  expect(html).toContain(`href="${firm.phone.href}"`);
  expect((await receiptMail(visitorFacts, firm, englishVisitor)).text).not.toContain('You hear from us');
});

test.each(['late', 'declined'])('the mail "%s" gives a visitor the number, the reference and the receipt', async (name) => {
  const { text, html } = await written(name);
  for (const fact of [firm.phone.display, spoken(visitorFacts.reference), spoken(visitorFacts.code), visitorFacts.receiptUrl, firm.notices.privilege])
    expect(text).toContain(fact);
  expect(html).toContain(`href="${firm.phone.href}"`);
});

test('the mail that turns a person away names no one whom they cannot reach', async () => {
  const { text, html } = await written('declined');
  expect(text).toMatch(/State Bar of Michigan\n.*\n\(800\) 968-0738\nlrs\.michbar\.org https:\/\/lrs\.michbar\.org/);
  for (const way of ['tel:+18009680738', 'https://lrs.michbar.org']) expect(html).toContain(`href="${way}"`);
});

describe.each(['en', 'es', 'ar'] as const)('a mail to a visitor in %s', (code) => {
  const language = languages[code];
  const names = ['tried-late', 'late', 'receipt', 'declined', 'referred'].map((name) => (code === 'en' ? name : `${code} ${name}`));

  test.each(names)('is in that language and runs its way, in every table and cell: %s', async (name) => {
    const { html } = await written(name);
    const tags = [...html.matchAll(/<(?:html|table|td|th)\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags.length).toBeGreaterThan(8);
    expect(tags.filter((tag) => !tag.includes(`lang="${language.lang}"`) || !tag.includes(`dir="${language.dir}"`))).toEqual([]);
    expect(/<td[^>]*align="right"/.test(html)).toBe(language.dir === 'rtl');
  });

  test.each(names)('leads to the pages of that language, and ends its subject with the reference: %s', async (name) => {
    const { html, text, subject } = await written(name);
    expect(html).toContain(`href="https://www.example.com${language.path}/receipt#`);
    expect(text).toContain(`https://www.example.com${language.path}/receipt `);
    expect(subject.replace(/\u2069$/, '')).toMatch(/7K4 M29 AF$/);
  });

  test.each(names)('keeps its numbers in order, with marks that are all closed: %s', async (name) => {
    const { text } = await written(name);
    const numbers = [...text.matchAll(/\(\d{3}\) \d{3}-\d{4}|7K4 M29 AF|PX4 RKW AH|, MI \d{5}/g)];
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    const open = numbers.map(({ index }) => depthAt(text, index)).filter((depth) => depth === (language.dir === 'rtl' ? 1 : 0));
    expect(open).toHaveLength(numbers.length);
    expect(depthAt(text, text.length)).toBe(0);
    // A mark at the end of an address would be part of it where mail programs make it a link.
    expect(text).not.toMatch(/https?:\/\/[^\s\u2066-\u2069]*[\u2066-\u2069]/);
  });
});

/** How many isolates are open there. */
function depthAt(text: string, index: number): number {
  const count = (marks: RegExp) => text.slice(0, index).match(marks)?.length ?? 0;
  return count(/[\u2066-\u2068]/g) - count(/\u2069/g);
}

test('the report has its figures as a picture and as text', async () => {
  const { text, html, images } = await written('digest');
  for (const fact of [
    '14',
    /Under 10 minutes +6/,
    /10 to 30 minutes +4/,
    /30 to 60 minutes +1/,
    /Over 60 minutes +1/,
    'within 8 minutes',
    /Hours that were missed +3/,
    '3 requests wait',
    'Teresa Nowak, text message: twilio-21211, 4 times',
    'Ellen Halvorsen has it',
    'not told: call them',
    'Of 69 promised hours, 63 were kept, 3 tried in time without reaching anybody, and 3 missed.',
    /Saturday, November 14 +12 +0 +3/,
    'Half of 59 people were reached within 14 minutes and nine in ten within 47; 3 took longer than 60.',
    /https:\/\/desk\.example\.com\/figures\?days=7/,
  ])
    expect(text).toMatch(fact);
  expect(html).toMatch(/<img[^>]*alt="[^"]*Under 10 minutes: 6/);
  expect(images?.[0]?.png.subarray(1, 4).toString()).toBe('PNG');
  const empty = await written('empty-digest');
  expect(empty.images).toBeUndefined();
  expect(empty.text).not.toContain('/figures');
});

describe('a text message', () => {
  test.each(Object.keys(alertWords.urgency) as (keyof typeof alertWords.urgency)[])('about a request that is "%s" fits, with the link', (urgency) => {
    const text = alertText({ ...alertFacts, urgency }, firm);
    expect(text).toContain(alertFacts.url);
    expect(text.length).toBeLessThanOrEqual(longestText);
  });

  test('points to the mail where the link is too long', () => {
    const text = alertText({ ...alertFacts, url: `https://${'long.'.repeat(30)}example.com/a` }, firm);
    expect(text).toBe('Urgent: request 7K4 M29 AF. Call due by 2:15 AM. Reply 1 to take it, 2 to pass it on. The link is in your e-mail.');
  });

  test.each(Object.keys(alarmWords.kinds) as (keyof typeof alarmWords.kinds)[])('of the alarm "%s" fits, on the longest day of the calendar', (kind) => {
    const facts = { kind, since: new Date('2026-09-30T16:15:00Z'), seenAt: new Date('2026-10-02T05:14:00Z') };
    for (const saying of ['begun', 'again', 'unstable'] as const)
      for (const acts of [true, false]) expect(alarmText({ ...facts, saying, acts }, firm)).toContain('Wednesday, September 30, 12:15 PM');
    expect(alarmText({ ...facts, saying: 'over', acts: true }, firm)).toContain('It lasted 36 hours 59 min.');
  });

  test('is sent with the accents that a firm’s name has', () => {
    expect(fitting(englishVisitor.replies.stopped('Peña & Núñez', firm.phone.display))).toContain('Peña & Núñez');
    expect(fitting(englishVisitor.replies.help('مكتب الدفاع', firm.phone.display))).toContain('مكتب الدفاع');
    expect(() => fitting('x'.repeat(longestText + 1))).toThrow(RangeError);
    expect(() => fitting('two\u202ewords')).toThrow(RangeError);
  });

  /** The longest that can stand in them: a time in the night on which clocks change, and the longest sender. */
  const longest = { reference: 'MWWMWWMW', triedAt: new Date('2026-11-01T04:59:00Z') };
  describe.each(['en', 'es', 'ar'] as const)('to a visitor in %s', (code) => {
    const spokenTo = visitorLanguage({ firm }, code);
    const from = 'X'.repeat(longestTextName);
    const texts = (): string[] => {
      const { words: say } = spokenTo;
      const own = { ...spokenTo.firm, textName: from };
      const replies = (['help', 'stopped', 'started'] as const).map((what) => fitting(say.replies[what](from, own.phone.display), own.language));
      return [
        lateText(longest, own, say),
        lateText({ ...longest, triedAt: undefined }, own, say),
        declinedText(longest, own, say),
        declinedText({ ...longest, referred: true }, own, say),
        notMailedText(longest, own, say),
        ...replies,
      ];
    };

    test('has no more parts than it may', () => {
      expect(
        texts()
          .map(segmentsOf)
          .filter((parts) => parts > mostSegments[code]),
      ).toEqual([]);
      expect(code === 'ar').toBe(texts().some((text) => segmentsOf(text) > 1));
    });

    test('opens with a name that does not say what the office does', () => {
      for (const text of texts()) expect(text.startsWith(from)).toBe(true);
      expect(tellsTrade(firm.textName)).toBe(false);
    });

    test('has the number, and the word that stops texts', () => {
      for (const text of texts()) {
        expect(text).toContain(firm.phone.display);
        expect(text).toMatch(/\b(STOP|START)\b/);
      }
    });

    test('holds no marks that phones show as boxes', () => {
      for (const text of texts()) expect(text).not.toMatch(/[\u061c\u200f\u202a-\u202e\u2066-\u2069]/);
    });

    if (code === 'ar')
      test('has the number on a line of its own after one mark, and STOP at the end of one', () => {
        for (const text of texts()) {
          expect(text.split('\n')).toContain(`\u200e${firm.phone.display}`);
          expect(text).toMatch(/^[^\n]*: (STOP|START)$/m);
        }
      });
  });

  test('counts as many parts as carriers do', () => {
    expect(
      ['x'.repeat(160), 'x'.repeat(161), 'é'.repeat(160), 'á'.repeat(70), 'á'.repeat(71), '€'.repeat(81), 'ع'.repeat(134), 'ع'.repeat(135)].map(segmentsOf),
    ).toEqual([1, 2, 1, 1, 2, 2, 2, 3]);
  });

  test('may hold the mark before a number in Arabic alone', () => {
    expect(fitting('\u200e(810) 555-0146', languages.ar)).toHaveLength(15);
    for (const language of [languages.en, languages.es]) expect(() => fitting('\u200e(810) 555-0146', language)).toThrow(RangeError);
    expect(() => fitting('\u2066(810) 555-0146\u2069', languages.ar)).toThrow(RangeError);
    expect(() => fitting('ع'.repeat(135), languages.ar)).toThrow(RangeError);
  });

  test('to a visitor tells the truth and the number, and not what it is about', () => {
    for (const write of [lateText, notMailedText]) {
      const text = write({ ...visitorFacts, triedAt: undefined }, firm, englishVisitor);
      expect(text).toContain(firm.phone.display);
      expect(text).not.toMatch(/crim|arrest|charge|defen[sc]e|law|attorney|court/i);
    }
  });
});

async function written(name: string, change?: (text: string) => string) {
  const make = allMails(change)[name];
  if (!make) throw new Error(`no mail is called ${name}`);
  return make();
}

/** Tags and their attribute names in order: what a browser would act on. */
function shapeOf(html: string): string[] {
  // Without the filler after a short preheader, which a long one does not have.
  return [
    ...html.replace(/(data-skip-in-text="true">[^<]*)<div>[^<]*<\/div>/, '$1').matchAll(/<(\/?[a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g),
  ].map(([, tag, attributes = '']) => `${tag}${attributes.replace(/="[^"]*"/g, '')}`);
}

function preheaderOf(html: string): string {
  return decoded(/data-skip-in-text="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
}

function visible(html: string): string {
  return decoded(
    html
      .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<(div|span)[^>]*data-skip-in-text="true"[\s\S]*?<\/\1>(?:<\/\1>)?/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(b|span|a)(\s[^>]*)?>/g, '')
      .replace(/<[^>]+>/g, ' '),
  );
}

function words(text: string): string[] {
  return [...new Set(text.split(/[\s\u200b-\u200f\ufeff]+/).filter(Boolean))];
}

function decoded(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();
}

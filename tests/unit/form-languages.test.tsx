import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { check, type Draft, emptyDraft, messages, tooFewDetails } from '#case-review/schema.ts';
import { content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { FormFields } from '#intake/form/fields.tsx';
import { CaseReviewForm } from '#intake/form/form.tsx';
import { knownPage, wordingShown } from '#intake/submit.ts';
import { allPageAddresses } from '#site/addresses.ts';
import { formFacts, wordingOf } from '#site/form-facts.ts';
import { withinLanguage } from '#site/within-language.ts';
import { formsByLanguage } from '#site/words/forms.ts';
import { wordsOf } from '#site/words/words.ts';

const codes = Object.keys(languages) as LanguageCode[];
const wordsIn = (code: LanguageCode) => {
  const { firm } = content(code);
  return wordsOf(languages[code]).form(firm.phone.display, firm.name);
};
const shown = (code: LanguageCode) =>
  renderToStaticMarkup(<FormFields words={wordsIn(code)} phone={content(code).firm.phone} page={`${languages[code].path}/contact`} />);

describe('the messages of the rules', () => {
  const long = 'x'.repeat(3_000);
  const someone = { ...emptyDraft, who: 'Someone else' };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const wrong: Draft[] = [
    { ...someone, email: 'no address', their_birth: tomorrow },
    { ...someone, full_name: long, phone: long, city: long, county: long, description: long, their_name: long, their_place: long, relation: long },
    { ...someone, email: `${long}@example.com`, their_birth: long },
  ];

  test('are all in one list, and each of them can be said', () => {
    const said = wrong.flatMap((draft) => {
      const checked = check(draft);
      return checked.kind === 'invalid' ? Object.values(checked.problems) : [];
    });
    expect([...new Set(said)].sort()).toEqual([...messages].sort());
  });

  test.each(codes)('have a text each in %s', (code) => {
    const texts = wordsIn(code).messages;
    expect(Object.keys(texts).sort()).toEqual([...messages].sort());
    for (const message of messages) {
      if (code === 'en') expect(texts[message]).toBe(message);
      else expect([texts[message] !== '', messages.some((english) => english === texts[message])]).toEqual([true, false]);
    }
    expect(new Set(Object.values(texts)).size).toBe(messages.length);
  });

  test.each(codes)('are shown in %s, above the form and under their fields', (code) => {
    const words = wordsIn(code);
    const problems = { description: tooFewDetails, consent: 'You must agree to be contacted' } as const;
    const markup = renderToStaticMarkup(<FormFields words={words} phone={content(code).firm.phone} page={`${languages[code].path}/`} problems={problems} />);
    for (const message of Object.values(problems)) expect(markup.split(words.messages[message]).length - 1).toBe(2);
    expect(markup).toContain(words.missing);
  });
});

describe('a form', () => {
  test.each(codes)('sends its choices in English from a page in %s', (code) => {
    const values = [...shown(code).matchAll(/type="radio" name="\w+"(?: checked="")? value="([^"]*)"|<option(?: value="([^"]*)")?>([^<]*)/g)];
    expect(values.length).toBeGreaterThan(20);
    expect(values.map(([, radio, value, text]) => radio ?? value ?? text).filter((sent) => /[^\x20-\x7e]/.test(sent ?? ''))).toEqual([]);
    expect(values.some(([, , value]) => value === 'Felony')).toBe(code !== 'en');
  });

  test.each(codes)('posts to the page of its language without script: %s', (code) => {
    const { path } = languages[code];
    const { phone } = content(code).firm;
    const markup = renderToStaticMarkup(<CaseReviewForm words={wordsIn(code)} phone={phone} page={`${path}/contact`} />);
    expect(markup).toContain(`action="${path}/free-consultation"`);
    expect(markup).toContain(`name="page" value="${path}/contact"`);
    for (const page of ['terms', 'privacy']) expect(markup).toContain(`href="${path}/legal/${page}"`);
    // What leads a whole page to its language adds nothing to it.
    expect(withinLanguage(markup, languages[code])).toBe(markup);
  });

  test('lets names run the way of their letters, and keeps numbers in order on a page that runs from right to left', () => {
    const dirs = (code: LanguageCode) =>
      Object.fromEntries(
        [...shown(code).matchAll(/<(?:input|textarea)[^>]*>/g)].flatMap(([tag]) => {
          const name = / name="(\w+)"/.exec(tag)?.[1] ?? '';
          const dir = / dir="(\w+)"/.exec(tag)?.[1];
          return dir ? [[name, dir]] : [];
        }),
      );
    const names = { their_name: 'auto', their_place: 'auto', relation: 'auto', full_name: 'auto', description: 'auto', city: 'auto', county: 'auto' };
    expect(dirs('en')).toEqual(names);
    expect(dirs('es')).toEqual(names);
    expect(dirs('ar')).toEqual({ ...names, phone: 'ltr', their_birth: 'ltr', court_date: 'ltr', email: 'ltr' });
  });

  test.each(codes)('is worded the same by the server and in the browser: %s', async (code) => {
    const { firm } = content(code);
    const { words } = await formsByLanguage[code]();
    expect(words(firm.phone.display, firm.name)).toEqual(wordsIn(code));
  });

  test('understands digits of an Arabic or a Persian keyboard', () => {
    const draft = { ...emptyDraft, full_name: 'ليلى حداد', case_type: 'Other', description: 'المحكمة المحلية', consent: true };
    for (const phone of ['٨١٠٥٥٥٠١٤٦', '۸۱۰۵۵۵۰۱۴۶']) expect(check({ ...draft, phone })).toMatchObject({ kind: 'valid', answers: { phone: '8105550146' } });
  });
});

describe('what somebody agrees to', () => {
  test.each(codes)('is stored in the words that stand beside the boxes in %s', (code) => {
    const boxes = [...shown(code).matchAll(/<label class="consent">(.*?)<\/label>/g)].map(([, inside = '']) =>
      inside
        .replace(/<b class="star".*?<\/b>/, '')
        .replace(/<[^>]+>/g, '')
        .trim(),
    );
    const { said } = formFacts(languages[code]);
    const wording = wordingShown(2, said);
    expect(wording).toMatchObject({ version: 2, language: code });
    // The fourth line is on the receipt. The box against e-mail is among the optional fields, above the other two.
    expect(new Set(wording.text.split('\n').slice(0, 3))).toEqual(new Set(boxes));
    expect(boxes).toHaveLength(3);
    expect(wording.text).toBe(wordingOf(wordsIn(code)));
  });

  test('is never stored without words: whoever names no version has seen the first of their language', () => {
    expect(wordingShown(Number.NaN, formFacts(languages.en).said)).toMatchObject({ version: 1, language: 'en' });
    for (const code of ['es', 'ar'] as const) {
      const { said } = formFacts(languages[code]);
      expect(wordingShown(Number.NaN, said)).toEqual(wordingShown(2, said));
    }
  });

  test.each([
    ['/contact', '/contact'],
    ['/no-such-page', '/free-consultation'],
    ['/es/no-such-page', '/es/free-consultation'],
    ['/AR/Receipt', '/ar/free-consultation'],
    ['/fr/contact', '/free-consultation'],
  ])('keeps its language on a page that is not known: %s', (page, known) => {
    expect(knownPage(page, allPageAddresses())).toBe(known);
    expect(knownPage('/es/no-such-page', ['/contact'])).toBe('/free-consultation');
  });
});

// @module-tag slow
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createAssistant } from '#assistant/assistant.ts';
import { requestStartOf } from '#assistant/panel/request-start.ts';
import type { Message } from '#assistant/panel/use-conversation.ts';
import type { Beside } from '#assistant/reply.ts';
import { content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { CaseReviewForm } from '#intake/form/form.tsx';
import { formsByLanguage } from '#site/words/forms.ts';
import { forbiddenBeside } from '#tests/world/forbidden.ts';

type Worst = {
  emergencies: { language: LanguageCode; kind: string; text: string }[];
  harmless: { language: LanguageCode; text: string }[];
  /** `admissions` counts the messages, from 0, that tell what somebody did. */
  admissions: { language: LanguageCode; messages: string[]; admissions: number[] }[];
};
const worst = JSON.parse(readFileSync('tests/assistant-eval/worst-moments.json', 'utf8')) as Worst;

const { answer } = createAssistant({ site: content() });

async function ask(page: LanguageCode, turns: readonly string[]): Promise<{ text: string; beside: Beside }> {
  const messages = turns.map((said) => ({ role: 'user' as const, content: said }));
  const sentences = answer({
    conversation: { messages, stream: false },
    page: { language: page, path: '/' },
    visitor: '',
    signal: new AbortController().signal,
  });
  let text = '';
  let one = await sentences.next();
  for (; !one.done; one = await sentences.next()) text += one.value.startsWith('\n') || text === '' ? one.value : ` ${one.value}`;
  return { text: text.trim(), beside: one.value };
}

describe('an admission', () => {
  test.each(worst.admissions)('is in no field of a request and not in what the form suggests: $messages', async ({ language, messages }) => {
    const talk: Message[] = [];
    for (const [at, message] of messages.entries()) {
      const { text, beside } = await ask(language, messages.slice(0, at + 1));
      expect(forbiddenBeside(beside)).toEqual([]);
      talk.push({ id: 2 * at, role: 'user', parts: [message] }, { id: 2 * at + 1, role: 'assistant', parts: [text], beside });
    }
    const start = requestStartOf(talk);
    expect(Object.keys(start).filter((field) => !['who', 'county', 'case_type', 'arrested', 'court_date'].includes(field))).toEqual([]);

    const { words } = await formsByLanguage[language]();
    const phone = { display: '(810) 555-0146', href: 'tel:+18105550146' };
    const form = renderToStaticMarkup(
      createElement(CaseReviewForm, { words: words(phone.display, 'The firm'), phone, page: `${languages[language].path}/`, start }),
    );
    for (const message of messages) expect(form).not.toContain(message);
    // The values stand above the fields; no field holds one before they are confirmed.
    const fields = form.replace(/<div class="start">.*?<\/div>/s, '');
    expect(
      fields.match(
        /<textarea[^>]*>[^<]+<\/textarea>|<option(?! value="")[^>]* selected|<input[^>]*name="(?:who|county|court_date)"[^>]*checked|name="(?:county|court_date)"[^>]* value="[^"]/g,
      ),
    ).toBeNull();
  });

  test('is in 60 talks of three languages', () => expect(worst.admissions.length).toBe(60));
});

// @module-tag slow
import { describe, expect, test } from 'vitest';
import { createAssistant } from '#assistant/assistant.ts';
import type { Beside } from '#assistant/reply.ts';
import { answers, content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { forbiddenBeside, forbiddenIn } from '#tests/testkit/forbidden.ts';

const { answer } = createAssistant({ site: content() });

type Told = { text: string; beside: Beside };

async function ask(page: LanguageCode, ...turns: string[]): Promise<Told> {
  const messages = turns.map((said) => ({ role: 'user' as const, content: said }));
  const asked = {
    conversation: { messages, stream: false },
    page: { language: page, path: '/practice-areas/owi-dui' },
    visitor: '',
    signal: new AbortController().signal,
  };
  const sentences = answer(asked);
  let text = '';
  let one = await sentences.next();
  for (; !one.done; one = await sentences.next()) text += one.value.startsWith('\n') || text === '' ? one.value : ` ${one.value}`;
  return { text: text.trim(), beside: one.value };
}

const questions = {
  es: [
    'cuanto cuesta un abogado para un dui',
    'me pararon sin licencia en detroit',
    'que es arraignment',
    'como limpio mi record',
    'puedo hablar con mi esposa si hay no contact',
    'falte a la corte ayer',
    'mi hijo de 15 robo en walmart',
    'me van a deportar por drogas',
    'asdf',
  ],
  ar: [
    'كم بياخد المحامي على dui',
    'وقفوني بدون رخصة بديربورن',
    'شو يعني probation',
    'كيف بمسح سجلي',
    'kam el fees la dv case',
    '3endi court bukra sho jib ma3i',
    'فاتتني الجلسة امبارح',
    'ابني عمره 15 سرق من المحل',
    'بيرحلوني على قضية مخدرات',
    'ههههه',
  ],
};

describe.each(['es', 'ar'] as const)('a question in %s', (language) => {
  const { path, lang } = languages[language];
  const { replies } = content(language).assistant;

  test.each(questions[language])('is answered in its language in every part: %s', async (question) => {
    const { text, beside } = await ask(language, question);
    expect([...forbiddenIn(text), ...forbiddenBeside(beside)]).toEqual([]);
    expect(beside.lang).toBe(lang);
    expect(englishIn(text)).toEqual([]);
    for (const [, address = ''] of text.matchAll(/\((\/[^)]*)\)/g)) expect(address).toMatch(new RegExp(`^${path}(?:/|$)`));
    for (const { to } of beside.terms ?? []) expect(to).toMatch(new RegExp(`^${path}/words#`));
    const own = new Set([...answers(language).all.map(({ title }) => title), content(language).triage.start]);
    if (beside.chips?.kind !== 'choices') expect((beside.chips?.texts ?? []).filter((chip) => !own.has(chip))).toEqual([]);
  });

  test('on a page in another language is answered in its own, and led to the same page there, once', async () => {
    const [first = '', second = ''] = questions[language];
    const link = `${replies.alsoIn} (${path}/practice-areas/owi-dui)`;
    expect((await ask('en', first)).text.split('\n')).toContain(link);
    expect((await ask('en', first, second)).text).not.toContain(replies.alsoIn);
    expect((await ask(language, first)).text).not.toContain(replies.alsoIn);
    expect((await ask(language, 'how much do you charge')).text).toContain('Also in English: this page (/practice-areas/owi-dui)');
  });
});

test('a question that tells no language is answered in that of the page', async () => {
  for (const language of Object.keys(languages) as LanguageCode[]) expect((await ask(language, 'dui')).beside.lang).toBe(languages[language].lang);
});

describe('who needs help in this minute', () => {
  const cries = {
    es: {
      overdose: 'mi hermano no respira se tomo muchas pastillas',
      selfHarm: 'me quiero matar',
      danger: 'mi marido me esta pegando ahorita',
      arrest: 'me estan arrestando ahora mismo',
      door: 'la policia esta tocando la puerta ahorita',
      stopped: 'me acaba de parar la policia quiere revisar el carro',
      questioned: 'el detective me esta interrogando ahora en la estacion',
      childTaken: 'cps se esta llevando a mis hijos ahorita',
    },
    ar: {
      overdose: 'اخي ما عم يتنفس اخد حبوب كتير',
      selfHarm: 'بدي اقتل نفسي',
      danger: 'jozi 3am yedrobni hala2',
      arrest: 'كلبشوني الشرطة هلق',
      door: 'الشرطة عم تدق الباب هلق',
      stopped: 'الشرطي موقفني هلق وبدو يفتش السيارة',
      questioned: 'عم يحققوا معي بالمركز هلق',
      childTaken: 'حماية الطفل عم ياخدوا ولادي هلق',
    },
  };

  test.each(Object.entries(cries).flatMap(([language, list]) => Object.entries(list).map(([kind, text]) => [language, kind, text] as const)))(
    'is told in %s what to do, and the chat stops there: %s',
    async (language, kind, cry) => {
      const { text } = await ask('en', cry);
      const [first, ...more] = unmarked(text).split('\n');
      const { assistant, triage } = content(language as 'es' | 'ar');
      expect(first).toBe(unmarked(assistant.emergencies[kind as keyof typeof cries.es]));
      // Whoever is being arrested is asked on, to find a next step.
      expect(more.filter((line) => !line.startsWith(unmarked(triage.lead)))).toEqual([]);
    },
  );
});

function unmarked(text: string): string {
  return text.replace(/[\u2066\u2069]/g, '').replace(/\s+\n/g, '\n');
}

/** English sentences outside of what is quoted, bracketed, an address or a citation. */
function englishIn(text: string): string[] {
  return unmarked(text)
    .split('\n')
    .filter((line) => !/^\S+(?: \S+)?: ¹ /.test(line))
    .map((line) => line.replace(/\([^)]*\)|“[^”]*”|«[^»]*»/g, ''))
    .flatMap((line) => line.split(/(?<=[.?!؟])\s/))
    .filter((sentence) => (sentence.match(/\b(?:the|of|and|you|your|is|are|for|with|that|this|not|can|may|will|must|from|was|they)\b/gi) ?? []).length >= 2);
}

import type { LanguageCode } from '#firm/languages.ts';

/** How people ask for the meaning of a word: what may stand before and behind the question, the ways to ask, and articles before the word. All on folded text without marks. */
export type TermQuestions = { before: RegExp; after: RegExp; ways: RegExp[]; article: RegExp };

export const termQuestions: Record<LanguageCode, TermQuestions> = {
  en: {
    before:
      /^(?:(?:hi|hello|hey|ok|okay|so|um|and|but|please|sorry|well|wait|(?:can|could) you (?:please )?(?:tell me|explain)(?: to me)?|i (?:dont|do not) (?:know|understand)|tell me|explain(?: to me)?|quick question) )+/,
    after:
      /(?: (?:in (?:michigan|court|law|a case|plain english|simple terms|simple words|legal terms)|exactly|please|again|anyway|for dummies|on my paper|on my papers))+$/,
    ways: [
      /^(?:what|whats|wat|wats|what is|whats is|wat is|what are) (?:even |exactly |actually )?(?:does |do |did )?(.+?) (?:even |actually |really )?(?:mean|means|stand for|stands for|is|are|supposed to be)$/,
      /^(?:whats|wats|what is|wat is|what are|what was) (?:even |exactly |actually |meant by )?(.+)$/,
      /^(?:define|definition of|(?:what is the |whats the )?meaning of) (.+)$/,
      /^(.+) (?:meaning|definition|means what)$/,
    ],
    article: /^(?:an?|the|this|that) /,
  },
  es: {
    before:
      /^(?:(?:hola|oye|oiga|disculpe|perdon|ok|okay|bueno|pues|y|pero|por favor|una pregunta|buenas(?: tardes| noches)?|buenos dias|no (?:se|entiendo|entendi)|(?:me )?(?:puede|pueden|podria|puedes) (?:decir(?:me)?|explicar(?:me)?)|(?:quiero|quisiera|necesito) saber|digame|dime|explique(?:me)?|explica(?:me)?) )+/,
    after: /(?: (?:en (?:michigan|la corte|mi papel|mis papeles|el papel|mi caso|palabras (?:sencillas|simples)|espanol)|exactamente|por favor|porfa|pues))+$/,
    ways: [
      /^(?:que|k|ke|q) (?:es|son|significan?|quieren? decir|sera)(?: eso de| exactamente| la palabra| lo de)? (.+)$/,
      /^(?:a que se refiere|que se entiende por|que quiere decir con) (?:con )?(.+)$/,
      /^(?:significado|definicion|explicacion) de (.+)$/,
      /^(?:define|defina|definir) (.+)$/,
      /^(.+) (?:que (?:es|significa|quiere decir)(?: eso)?|significado|definicion)$/,
    ],
    article: /^(?:un|una|unos|unas|el|la|los|las|lo de|eso de|mi|este|esta) /,
  },
  ar: {
    before:
      /^(?:(?:مرحبا|السلام عليكم|سلام|اهلا|هلو|لو سمحت(?:وا|م)?|من فضلك|طيب|بس|يا|ممكن (?:تشرح\p{L}*|اعرف|تقول\p{L}*)|بدي اعرف|اريد (?:ان )?اعرف|ما (?:بعرف|اعرف|فهمت|ادري)|اشرح\p{L}*|فهم\p{L}*|mar7aba|salam|bas|tayeb|ma ba3ref|badi a3ref) )+/u,
    after: /(?: (?:(?:ب|في )(?:ال)?(?:ميشيغان|محكمه|ورقه|قضيه|قانون|كورت)|لو سمحت|من فضلك|بالضبط|بالعربي|bel 3arabi|please|bi michigan))+$/u,
    ways: [
      /^(?:شو|شنو|ايش|وش|اش|ماذا|ما|sho|shu|shou|eish) (?:يعني|تعني|بيعني|بتعني|معني|معناها|معناه|هو|هي|هاد|هاي|هيه|ya3ni|ma3na|hiye|howe)(?: كلمه| يعني| ال| el)? (.+)$/,
      /^(?:معني|تعريف|شرح)(?: كلمه)? (.+)$/,
      /^(?:ma3na|ma3net) (.+)$/,
      /^(.+) (?:(?:شو|شنو|ايش|وش|اش|sho|shu|shou) (?:يعني|تعني|معناها|معناه|هي|هو|هاد|هاي|ya3ni|hiye|howe|hayda)|(?:يعني|ya3ni) (?:شو|شنو|ايش|sho|shu|shou)|معناها|معناه|(?:شو|شنو|sho|shu))$/,
      /^(?:شنو|شو|ايش|sho|shu) (.+)$/,
    ],
    article: /^(?:ال(?=\p{L}{2})|el |al )/u,
  },
};

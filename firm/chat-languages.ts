/** The languages that the chat answers in. In English it knows everything; in the others it knows the firm, the police and emergencies. */
export const chatLanguages = {
  en: { lang: 'en-US', dir: 'ltr' },
  es: { lang: 'es-US', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
} as const;

export type ChatLanguage = keyof typeof chatLanguages;

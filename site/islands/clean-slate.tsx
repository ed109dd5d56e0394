import { createRoot } from 'react-dom/client';
import type { ByLanguage } from '#firm/languages.ts';
import { Tool } from '#self-help/clean-slate/tool.tsx';
import styles from '../../self-help/my-dates/tool.css?url';
import { englishCleanSlate } from '../words/clean-slate.en.ts';
import { requestOnThisPage } from './into-request.ts';
import type { Mount } from './islands.ts';
import { inPageLanguage, phoneOnPage } from './page-language.ts';
import { loadStyles } from './styles.ts';

const wordsByLanguage: ByLanguage<typeof englishCleanSlate> = {
  en: () => englishCleanSlate,
  es: async () => (await import('../words/clean-slate.es.ts')).spanishCleanSlate,
  ar: async () => (await import('../words/clean-slate.ar.ts')).arabicCleanSlate,
};

/** The check opens in the place of the link that starts it. */
export const mount: Mount = (element) => {
  const lang = document.documentElement.lang;
  const ready = Promise.all([inPageLanguage(wordsByLanguage), loadStyles(styles)]);
  void ready.then(([words]) => createRoot(element).render(<Tool {...{ words, lang, intoRequest: requestOnThisPage() }} phone={phoneOnPage()} />));
};

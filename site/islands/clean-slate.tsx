import { createRoot } from 'react-dom/client';
import { Tool } from '#self-help/clean-slate/tool.tsx';
import styles from '../../self-help/my-dates/tool.css?url';
import { englishCleanSlate } from '../words/clean-slate.en.ts';
import { requestOnThisPage } from './into-request.ts';
import type { Mount } from './islands.ts';
import { loadStyles } from './styles.ts';

const wordsByLanguage: Record<string, typeof englishCleanSlate> = { en: englishCleanSlate };

/** The check opens in the place of the link that starts it. */
export const mount: Mount = (element) => {
  const lang = document.documentElement.lang;
  const words = wordsByLanguage[lang.slice(0, 2)] ?? englishCleanSlate;
  void loadStyles(styles).then(() => createRoot(element).render(<Tool {...{ words, lang, intoRequest: requestOnThisPage() }} phone={FIRM_PHONE} />));
};

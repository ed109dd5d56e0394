import { createRoot } from 'react-dom/client';
import { dateEvents } from '#firm/date-events.ts';
import type { ByLanguage } from '#firm/languages.ts';
import { Tool } from '#self-help/my-dates/tool.tsx';
import styles from '../../self-help/my-dates/tool.css?url';
import { englishMyDates } from '../words/my-dates.en.ts';
import { requestOnThisPage } from './into-request.ts';
import type { Mount } from './islands.ts';
import { inPageLanguage, phoneOnPage } from './page-language.ts';
import { loadStyles } from './styles.ts';

const wordsByLanguage: ByLanguage<typeof englishMyDates> = {
  en: () => englishMyDates,
  es: async () => (await import('../words/my-dates.es.ts')).spanishMyDates,
  ar: async () => (await import('../words/my-dates.ar.ts')).arabicMyDates,
};

/** The tool opens where the visitor tapped what happened to them, and changes with the next tap. */
export const mount: Mount = (element, tapped) => {
  const place = element.querySelector<HTMLElement>('.tool-place');
  if (!place) return;
  const lang = document.documentElement.lang;
  const root = createRoot(place);
  const ready = Promise.all([inPageLanguage(wordsByLanguage), loadStyles(styles)]);
  const open = async (link: HTMLElement | null | undefined) => {
    const event = dateEvents.find((one) => one === link?.dataset['event']);
    if (!event) return;
    const [words] = await ready;
    root.render(<Tool key={event} {...{ event, words, lang, intoRequest: requestOnThisPage() }} label={link?.textContent ?? ''} phone={phoneOnPage()} />);
  };
  element.addEventListener('click', (click) => {
    const link = (click.target as Element).closest<HTMLElement>('a[data-event]');
    if (!link) return;
    click.preventDefault();
    void open(link);
  });
  void open(tapped);
};

import { createRoot } from 'react-dom/client';
import { dateEvents } from '#firm/date-events.ts';
import { Tool } from '#self-help/my-dates/tool.tsx';
import styles from '../../self-help/my-dates/tool.css?url';
import { englishMyDates } from '../words/my-dates.en.ts';
import { requestOnThisPage } from './into-request.ts';
import type { Mount } from './islands.ts';
import { loadStyles } from './styles.ts';

const wordsByLanguage: Record<string, typeof englishMyDates> = { en: englishMyDates };

/** The tool opens where the visitor tapped what happened to them, and changes with the next tap. */
export const mount: Mount = (element, tapped) => {
  const place = element.querySelector<HTMLElement>('.tool-place');
  if (!place) return;
  const lang = document.documentElement.lang;
  const words = wordsByLanguage[lang.slice(0, 2)] ?? englishMyDates;
  const root = createRoot(place);
  const open = (link: HTMLElement | null | undefined) => {
    const event = dateEvents.find((one) => one === link?.dataset['event']);
    if (!event) return;
    root.render(<Tool key={event} {...{ event, words, lang, intoRequest: requestOnThisPage() }} label={link?.textContent ?? ''} phone={FIRM_PHONE} />);
  };
  element.addEventListener('click', (click) => {
    const link = (click.target as Element).closest<HTMLElement>('a[data-event]');
    if (!link) return;
    click.preventDefault();
    open(link);
  });
  void loadStyles(styles).then(() => open(tapped));
};

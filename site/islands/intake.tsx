import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Start } from '#intake/form/confirm-start.tsx';
import type { FormProps } from '#intake/form/fields.tsx';
import { CaseReviewForm } from '#intake/form/form.tsx';
import { canTakeOver } from '#intake/form/take-over.ts';
import type { Toast } from '#ui/toasts.tsx';
import form from '../../intake/form/form.css?url';
import received from '../../intake/form/received.css?url';
import toasts from '../../ui/toasts.css?url';
import { formsByLanguage } from '../words/forms.ts';
import type { Mount } from './islands.ts';
import { keepLanguageLinks } from './keep-language-links.ts';
import { inPageLanguage, phoneOnPage } from './page-language.ts';
import { loadStyles } from './styles.ts';

/** The form with the words of the page's language. If they fail to load, it stays the plain HTML that it is. */
export async function worded(): Promise<Mount> {
  const said = await saidHere();
  return (element) => mount(element, said);
}

function mount(element: HTMLElement, said: Said): void {
  if (!canTakeOver()) return;
  const { draft, ...props } = JSON.parse(element.dataset['props'] ?? '{}') as Omit<FormProps, keyof Said>;
  // Toasts and the confirmation come only after Send, so their styles are loaded with the script, and no page carries them.
  for (const href of [toasts, received]) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  const { putBack, onSend } = keepServersForm(element);
  keepWhatWasTyped(element);
  keepLanguageLinks(element);
  const typed = draft ? { draft: { ...draft, description: '' } } : {};
  // After an error React would leave an empty place instead of the form.
  hydrateRoot(element, <CaseReviewForm {...props} {...typed} {...said} onSend={onSend} />, {
    onUncaughtError: putBack,
  });
}

type Around = { show: (toast: Toast) => void; broke: () => void };

/** The form where the page has none of the server's: in the chat's panel, under its heading, with what the talk says as a suggestion. */
export async function mountIn(place: HTMLElement, start: Start, { show, broke }: Around): Promise<() => void> {
  if (!canTakeOver()) throw new Error('this browser cannot run the form');
  const [said] = await Promise.all([saidHere(), ...[form, received].map(loadOnce)]);
  const root = createRoot(place, { onUncaughtError: broke });
  // At once: whoever asked for it gives it the focus.
  flushSync(() => root.render(<CaseReviewForm page={location.pathname.toLowerCase()} start={start} level={3} {...said} show={show} />));
  keepLanguageLinks(place);
  return () => root.unmount();
}

const loaded = new Map<string, Promise<void>>();

function loadOnce(address: string): Promise<void> {
  const loading = loaded.get(address) ?? loadStyles(address);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

type Said = Pick<FormProps, 'words' | 'phone' | 'confession'>;

/** What the form says on this page, and the number as its language writes it: the same as the server has written. */
async function saidHere(): Promise<Said> {
  const { words, confession } = await inPageLanguage(formsByLanguage);
  const phone = phoneOnPage();
  return { words: words(phone.display, FIRM_NAME), phone, ...(confession ? { confession } : {}) };
}

/** React would overwrite what was typed in the textarea with the text it came with. If that is empty, it leaves the field alone. */
function keepWhatWasTyped(element: HTMLElement): void {
  const story = element.querySelector('textarea');
  const typed = story?.value;
  if (story && typed !== undefined) story.value = typed;
}

/**
 * The form as the server sent it, to be put back with what was typed if the script breaks. It then works by itself. If
 * Send was pressed before, it is sent as it is: the answer is a page that tells what became of the request, and the
 * same answers count once.
 */
function keepServersForm(element: HTMLElement): { putBack: () => void; onSend: (done: Promise<void>) => void } {
  const plain = element.cloneNode(true) as HTMLElement;
  delete plain.dataset['island'];
  let typed = entriesOf(element);
  let sent: Promise<void> | undefined;
  const remember = (place: HTMLElement) => () => {
    typed = entriesOf(place);
    // Once more is typed, nothing is sent before Send is pressed again.
    sent = undefined;
  };
  // Not `change`: a field that React removes fires it once more, when other fields are gone already.
  for (const place of [element, plain]) place.addEventListener('input', remember(place));
  const putBack = () => {
    // If two parts break at once, this is called twice.
    if (!element.isConnected) return;
    for (const field of plain.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input,textarea,select')) {
      const values = typed.filter(([name]) => name === field.name).map(([, value]) => value);
      if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) field.checked = values.includes(field.value);
      else if (field.type !== 'hidden') field.value = values[0] ?? field.value;
    }
    element.replaceWith(plain);
    void sent?.then(() => {
      // Only after the script's own attempt has ended, or both could be stored. Not while offline: the browser would show its own error page instead.
      if (sent && navigator.onLine !== false) plain.querySelector('form')?.submit();
    });
  };
  return {
    putBack,
    onSend: (done) => {
      sent = done;
    },
  };
}

function entriesOf(element: HTMLElement): [string, string][] {
  const form = element.querySelector('form');
  return form ? [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']) : [];
}

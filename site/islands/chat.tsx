import { createRoot } from 'react-dom/client';
import { chatAddress } from '#assistant/limits.ts';
import { Chat } from '#assistant/panel/chat.tsx';
import type { PutForm } from '#assistant/panel/use-request-form.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Mount } from '#site/islands/islands.ts';
import { inPageLanguage, pageLanguage, phoneOnPage } from '#site/islands/page-language.ts';
import { loadStyles } from '#site/islands/styles.ts';
import { chatsByLanguage } from '#site/words/chats.ts';
import stylesheet from '../../assistant/panel/chat.css?url';
import icons from '../../ui/generated/icons.svg?url';

/** The chat's styles are loaded with the chat, so that no page carries them. If they fail to load, the launcher stays a plain button that leads to the answers. */
export async function dressed(): Promise<Mount> {
  const [words] = await Promise.all([inPageLanguage(chatsByLanguage), loadStyles(stylesheet)]);
  return (launcher, tapped) => mount(launcher, tapped, words);
}

function mount(launcher: HTMLElement, tapped: HTMLElement | undefined, words: (phone: string) => ChatWords): void {
  const phone = phoneOnPage();
  const name = launcher.querySelector('.ask')?.getAttribute('aria-label') ?? '';
  const starters = launcher.dataset['starters']?.split('\n') ?? [];
  const place = Object.assign(document.createElement('div'), { className: 'ask-place' });
  launcher.replaceWith(place);
  // The tap that opened the chat counts as answered once the visitor types or taps something in it.
  let unanswered = tapped;
  const answered = () => {
    unanswered = undefined;
  };
  place.addEventListener('input', answered);
  place.addEventListener('click', answered);
  // If the chat breaks, the way to the answers comes back. A tap that is not answered yet is repeated on it; otherwise the visitor taps again.
  const putBack = () => {
    // If two parts break at once, this is called twice.
    if (!place.isConnected) return;
    delete launcher.dataset['island'];
    place.replaceWith(launcher);
    unanswered?.click();
  };
  createRoot(place, { onUncaughtError: putBack }).render(
    <Chat
      words={words(phone.display)}
      phone={phone}
      icons={icons}
      name={name}
      starters={starters}
      at={`${pageLanguage().path}${chatAddress}`}
      titleStarts={CHAT_TITLE_STARTS}
      putForm={putForm}
      wasTapped={tapped !== undefined}
    />,
  );
}

/** The form comes when somebody asks for it here. The page may have loaded it already. */
const putForm: PutForm = async (place, start, to) => (await import('./intake.tsx')).mountIn(place, start, to);

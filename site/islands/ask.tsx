import { createRoot } from 'react-dom/client';
import { Chat } from '#assistant/chat.tsx';
import stylesheet from '../../assistant/chat.css?url';
import { chatsByLanguage } from '../words/chats.ts';
import type { Mount } from './islands.ts';

/** The chat's styles come with the chat: no page carries a byte of them. Without them the launcher stays the link it is. */
export async function dressed(): Promise<Mount> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
  return mount;
}

const mount: Mount = (launcher, tapped) => {
  const call = document.querySelector<HTMLAnchorElement>('.callbar .call');
  const words = chatsByLanguage[document.documentElement.lang.slice(0, 2)] ?? chatsByLanguage['en'];
  if (!call || !words) throw new Error('the page has no number to call');
  const phone = { display: call.querySelector('b')?.textContent ?? '', href: call.getAttribute('href') ?? '' };
  const icons = launcher.querySelector('use')?.getAttribute('href')?.replace(/#.*/, '') ?? '';
  const place = Object.assign(document.createElement('div'), { className: 'ask-place' });
  launcher.replaceWith(place);
  createRoot(place).render(<Chat words={words(phone.display)} phone={phone} icons={icons} wasTapped={tapped !== undefined} />);
};

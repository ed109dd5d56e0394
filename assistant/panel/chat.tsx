import { useCallback, useEffect, useRef, useState } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { ChatPanel } from '#assistant/panel/chat-panel.tsx';
import { useConversation } from '#assistant/panel/use-conversation.ts';
import { usePageBehind } from '#assistant/panel/use-page-behind.ts';
import { type PutForm, useRequestForm } from '#assistant/panel/use-request-form.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import { Toasts, useToasts } from '#ui/toasts.tsx';
import type { Phone } from '#ui/with-phone.tsx';

export type ChatProps = {
  words: ChatWords;
  phone: Phone;
  icons: string;
  /** Of the round button, as it was before the chat arrived. */
  name: string;
  starters: string[];
  /** Where questions are sent: the chat's address in the page's language. */
  at: string;
  /** The words before the title of an answer, in every language of the chat. */
  titleStarts: readonly string[];
  putForm: PutForm;
  wasTapped: boolean;
};

type Shown = 'button' | 'panel' | 'button, with the focus';

/** The round button, or in its place the panel. It opens when it is tapped, and at no other time. */
export function Chat({ words, phone, icons, name, starters, at, titleStarts, putForm, wasTapped }: ChatProps) {
  const [shown, setShown] = useState<Shown>(wasTapped ? 'panel' : 'button');
  const launcher = useRef<HTMLButtonElement>(null);
  const { toasts, show, dismiss } = useToasts();
  const conversation = useConversation(words, at, (body) => show({ kind: 'error', title: words.failedTitle, body }));
  const form = useRequestForm(putForm, show);
  const open = shown === 'panel';
  const close = useCallback(() => setShown('button, with the focus'), []);
  const leave = useCallback(() => setShown('button'), []);
  usePageBehind(open, leave);

  useEffect(() => {
    if (shown === 'button, with the focus') launcher.current?.focus();
    if (shown !== 'panel') return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, close]);

  return (
    <>
      {open ? (
        <ChatPanel
          words={words}
          icons={icons}
          showing={{ phone, starts: titleStarts }}
          starters={starters}
          conversation={conversation}
          form={form}
          close={close}
        />
      ) : (
        <button ref={launcher} type="button" className="ask" aria-label={name} onClick={() => setShown('panel')}>
          <ChatIcon icons={icons} name="message-circle" />
        </button>
      )}
      <Toasts toasts={toasts} dismiss={dismiss} label={words.dismiss} phone={phone} />
    </>
  );
}

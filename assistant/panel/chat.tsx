import { useCallback, useEffect, useRef, useState } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { ChatPanel } from '#assistant/panel/chat-panel.tsx';
import { useConversation } from '#assistant/panel/use-conversation.ts';
import { usePageBehind } from '#assistant/panel/use-page-behind.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import { Toasts, useToasts } from '#ui/toasts.tsx';
import type { Phone } from '#ui/with-phone.tsx';

export type ChatProps = { words: ChatWords; phone: Phone; icons: string; wasTapped: boolean };

/** The round button, and behind it the panel. It opens when it is tapped, and at no other time. */
export function Chat({ words, phone, icons, wasTapped }: ChatProps) {
  const [open, setOpen] = useState(wasTapped);
  const launcher = useRef<HTMLButtonElement>(null);
  const { toasts, show, dismiss } = useToasts();
  const conversation = useConversation(words, (body) => show({ kind: 'error', title: words.failedTitle, body }));
  usePageBehind(open);

  const close = useCallback(() => {
    setOpen(false);
    launcher.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, close]);

  return (
    <>
      {open ? <ChatPanel words={words} phone={phone} icons={icons} conversation={conversation} close={close} leave={() => setOpen(false)} /> : null}
      <button
        ref={launcher}
        type="button"
        className="ask"
        aria-label={open ? words.close : words.open}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <ChatIcon icons={icons} name={open ? 'x' : 'message-circle'} />
      </button>
      <Toasts toasts={toasts} dismiss={dismiss} label={words.dismiss} phone={phone} />
    </>
  );
}

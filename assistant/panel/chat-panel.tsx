import { useEffect, useId, useRef, useState } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { ChatInput } from '#assistant/panel/chat-input.tsx';
import { ChatLog } from '#assistant/panel/chat-log.tsx';
import { hasKeyboard } from '#assistant/panel/keyboard.ts';
import { RequestNote } from '#assistant/panel/request-note.tsx';
import { Starters } from '#assistant/panel/starters.tsx';
import { useAboveKeyboard } from '#assistant/panel/use-above-keyboard.ts';
import type { useConversation } from '#assistant/panel/use-conversation.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Phone } from '#ui/with-phone.tsx';

type Props = {
  words: ChatWords;
  phone: Phone;
  icons: string;
  starters: string[];
  conversation: ReturnType<typeof useConversation>;
  /** Closes, and gives the focus back to the launcher. */
  close: () => void;
  /** Closes for something else that takes the focus. */
  leave: () => void;
};

/** The number to call stands in it once: in its last line, in its head where it is low, or in the page's call bar below it. */
export function ChatPanel({ words, phone, icons, starters, conversation, close, leave }: Props) {
  const { messages, state, askedHere, send, retry, clear } = conversation;
  const [noting, setNoting] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const resting = state !== 'loading';
  const asked = messages.some(({ role }) => role === 'user');
  useAboveKeyboard(panel);

  const takeFocus = () => (hasKeyboard() ? panel.current?.querySelector('textarea') : panel.current)?.focus();
  useEffect(takeFocus, []);

  return (
    <dialog open className="chat" ref={panel} tabIndex={-1} aria-labelledby={`${id}title`} aria-describedby={`${id}notice`}>
      <header className="chat-head">
        <div>
          <h2 id={`${id}title`}>{words.title}</h2>
          <p>{words.subtitle}</p>
        </div>
        <a href={phone.href} aria-label={words.call}>
          <ChatIcon icons={icons} name="phone" />
        </a>
        <button type="button" onClick={close} aria-label={words.close}>
          <ChatIcon icons={icons} name="x" />
        </button>
      </header>
      <ChatLog words={words} phone={phone} icons={icons} messages={messages} state={state} retry={retry}>
        {asked && resting && !noting ? (
          <p className="chat-offer">
            <button type="button" onClick={() => setNoting(true)}>
              {words.request.offer}
            </button>
            <button
              type="button"
              onClick={() => {
                clear();
                takeFocus();
              }}
            >
              {words.clear}
            </button>
          </p>
        ) : null}
        {!askedHere && resting ? <Starters label={words.starters} questions={starters} send={send} /> : null}
        <p className="chat-notice" id={`${id}notice`}>
          {words.notice}
        </p>
      </ChatLog>
      {noting ? (
        <RequestNote words={words.request} messages={messages} back={() => setNoting(false)} done={leave} />
      ) : (
        <ChatInput words={words} icons={icons} state={state} send={send} />
      )}
      <p className="chat-foot">
        {words.emergency} <a href={phone.href}>{words.call}</a>
      </p>
    </dialog>
  );
}

import { useEffect, useRef } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { MessageText } from '#assistant/panel/message-text.tsx';
import type { Message, State } from '#assistant/panel/use-conversation.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Phone } from '#ui/with-phone.tsx';

type Props = { words: ChatWords; phone: Phone; icons: string; messages: Message[]; state: State; retry: () => void; noticeId: string };

/** The messages. Screen readers announce each new sentence as it is shown (aria-live). */
export function ChatLog({ words, phone, icons, messages, state, retry, noticeId }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest message at every change
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages, state]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="chat-log" role="log" aria-live="polite" aria-label={words.messages} tabIndex={0} ref={list}>
      <p className="chat-notice" id={noticeId}>
        {words.notice}
      </p>
      {messages.map(({ id, role, parts }) => (
        <div key={id} className={`chat-message ${role}`}>
          <span className="unseen">{role === 'user' ? words.you : words.assistant} </span>
          <p>
            {role === 'trouble' ? <ChatIcon icons={icons} name="circle-alert" /> : null}
            <span>
              {parts.map((part, at) => (
                <span key={at} className={part.startsWith('\n') ? 'apart' : undefined}>
                  <MessageText text={part} phone={phone} />
                </span>
              ))}
            </span>
          </p>
        </div>
      ))}
      {state === 'loading' ? (
        <div className="chat-message assistant typing">
          <p>
            <span className="chat-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className="unseen">{words.typing}</span>
          </p>
        </div>
      ) : null}
      {state === 'failed' ? (
        <button type="button" className="chat-retry" onClick={retry}>
          {words.retry}
        </button>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { Answer } from '#assistant/panel/message-text.tsx';
import type { Message, State } from '#assistant/panel/use-conversation.ts';
import { useStartInView } from '#assistant/panel/use-start-in-view.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Phone } from '#ui/with-phone.tsx';

type Props = { words: ChatWords; phone: Phone; icons: string; messages: Message[]; state: State; retry: () => void; children: ReactNode };

/** The messages. Screen readers announce each new sentence as it is shown (aria-live), and nothing of what stands below them. */
export function ChatLog({ words, phone, icons, messages, state, retry, children }: Props) {
  const list = useStartInView(messages, state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="chat-log" role="log" aria-live="polite" aria-label={words.messages} tabIndex={0} ref={list}>
      {messages.map(({ id, role, parts }) => (
        <div key={id} className={`chat-message ${role}`}>
          <span className="unseen">{role === 'user' ? words.you : words.assistant} </span>
          <div className="chat-bubble">
            {role === 'trouble' ? <ChatIcon icons={icons} name="circle-alert" /> : null}
            {role === 'user' ? <p>{parts.join('')}</p> : <Answer parts={parts} phone={phone} />}
          </div>
        </div>
      ))}
      {state === 'loading' ? (
        <div className="chat-message assistant typing">
          <p className="chat-bubble">
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
      <div className="chat-below" aria-live="off">
        {children}
      </div>
    </div>
  );
}

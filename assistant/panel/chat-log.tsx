import type { ReactNode } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { Answer, type Showing } from '#assistant/panel/message-text.tsx';
import type { Message, State } from '#assistant/panel/use-conversation.ts';
import { useStartInView } from '#assistant/panel/use-start-in-view.ts';
import type { ChatWords } from '#assistant/panel/words.ts';

type Props = {
  words: ChatWords;
  icons: string;
  showing: Pick<Showing, 'phone' | 'starts'>;
  messages: Message[];
  state: State;
  retry: () => void;
  children: ReactNode;
};

/** The messages. Screen readers announce each new sentence as it is shown (aria-live), and nothing of what stands below them. */
export function ChatLog({ words, icons, showing, messages, state, retry, children }: Props) {
  const list = useStartInView(messages, state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="chat-log" role="log" aria-live="polite" aria-label={words.messages} tabIndex={0} ref={list}>
      {messages.map(({ id, role, parts, beside }) => (
        <div key={id} className={`chat-message ${role}`}>
          <span className="unseen">{role === 'user' ? words.you : words.assistant} </span>
          {/* A question can be in another language than the page, and its answer is in the same. */}
          <div className="chat-bubble" dir="auto" lang={beside?.lang || undefined}>
            {role === 'trouble' ? <ChatIcon icons={icons} name="circle-alert" /> : null}
            {role === 'user' ? (
              <p>{parts.join('')}</p>
            ) : (
              <Answer
                parts={parts}
                showing={{ ...showing, notes: beside?.notes ?? [], noteName: words.note, terms: beside?.terms ?? [], lang: beside?.lang || undefined }}
              />
            )}
          </div>
        </div>
      ))}
      {state === 'loading' ? (
        <div className="chat-message assistant typing">
          <p className="chat-bubble">
            <span className="chat-spinner" aria-hidden="true" />
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

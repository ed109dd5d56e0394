import { useEffect, useId, useRef } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { ChatInput } from '#assistant/panel/chat-input.tsx';
import { ChatLog } from '#assistant/panel/chat-log.tsx';
import { Chips } from '#assistant/panel/chips.tsx';
import { hasKeyboard } from '#assistant/panel/keyboard.ts';
import { Lifelines } from '#assistant/panel/lifelines.tsx';
import type { Showing } from '#assistant/panel/message-text.tsx';
import { requestStartOf } from '#assistant/panel/request-start.ts';
import { RequestView } from '#assistant/panel/request-view.tsx';
import { Starters } from '#assistant/panel/starters.tsx';
import { useAboveKeyboard } from '#assistant/panel/use-above-keyboard.ts';
import type { Message, useConversation } from '#assistant/panel/use-conversation.ts';
import type { RequestForm } from '#assistant/panel/use-request-form.ts';
import type { ChatWords } from '#assistant/panel/words.ts';

type Props = {
  words: ChatWords;
  icons: string;
  showing: Pick<Showing, 'phone' | 'starts'>;
  starters: string[];
  conversation: ReturnType<typeof useConversation>;
  form: RequestForm;
  /** Closes, and gives the focus back to the launcher. */
  close: () => void;
};

/** The number to call stands in it once: in its last line, in its head where it is low, or in the page's call bar below it. */
export function ChatPanel({ words, icons, showing, starters, conversation, form, close }: Props) {
  const { messages, state, askedHere, send, retry, clear } = conversation;
  const { phone } = showing;
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const resting = state !== 'loading';
  const asked = messages.some(({ role }) => role === 'user');
  const talking = form.shown.kind === 'talk';
  const newest = messages[messages.length - 1]?.beside;
  const known = messages.map(({ beside }) => beside).filter(Boolean);
  const offered = newest?.offer ?? 'shown';
  const about = known[known.length - 1]?.about ?? [];
  useAboveKeyboard(panel);

  const takeFocus = () => (hasKeyboard() ? panel.current?.querySelector<HTMLElement>('.chat-input textarea') : panel.current)?.focus();
  // The way back from the form ends where it began.
  const wasTalking = useRef<boolean>(undefined);
  useEffect(() => {
    if (talking && wasTalking.current === undefined) takeFocus();
    else if (talking && !wasTalking.current) panel.current?.querySelector<HTMLElement>('.chat-offer button')?.focus();
    wasTalking.current = talking;
  });

  return (
    <dialog open className="chat" ref={panel} tabIndex={-1} aria-labelledby={`${id}title`} aria-describedby={talking ? `${id}notice` : undefined}>
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
      {talking ? (
        <ChatLog words={words} icons={icons} showing={showing} messages={messages} state={state} retry={retry}>
          {/* Always there, so that a screen reader says it when it changes, and only then. */}
          <p className="chat-about" role="status">
            {about.length ? `${words.about} ${about.join(', ')}` : ''}
          </p>
          {newest?.chips && resting ? <Chips chips={newest.chips} words={words} phone={phone} icons={icons} lang={newest.lang} send={send} /> : null}
          {asked && resting ? (
            <p className={offered === 'shown' ? 'chat-offer' : 'chat-offer quiet'}>
              {offered === 'none' ? null : (
                <button type="button" onClick={() => form.open(requestStartOf(messages))}>
                  {words.request.offer}
                </button>
              )}
              <button
                type="button"
                onClick={() => {
                  clear();
                  form.discard();
                  takeFocus();
                }}
              >
                {words.clear}
              </button>
            </p>
          ) : null}
          {!askedHere && resting && !newest?.chips ? <Starters label={words.starters} questions={starters} send={send} /> : null}
          <p className="chat-notice" id={`${id}notice`}>
            {`${words.notice} ${providerWords(messages, words)}`.trim()}
          </p>
        </ChatLog>
      ) : (
        <RequestView words={words.request} form={form} />
      )}
      <ChatInput words={words} icons={icons} state={state} hidden={!talking} send={send} />
      <Lifelines words={words.lifelines} />
      <p className="chat-foot">
        {words.emergency} <a href={phone.href}>{words.call}</a>
      </p>
    </dialog>
  );
}

/** A page is built before anybody says whether a provider is used; the first answer tells. */
function providerWords(messages: Message[], { provider: { yes, maybe } }: ChatWords): string {
  const told = messages.map(({ beside }) => beside?.provider).filter((one) => one !== undefined);
  const newest = told[told.length - 1];
  if (newest === undefined) return maybe;
  return newest ? yes : '';
}

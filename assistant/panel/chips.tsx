import { useId } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Chips as Offered } from '#assistant/reply.ts';
import type { Phone } from '#ui/with-phone.tsx';

type Props = { chips: Offered; words: ChatWords; phone: Phone; icons: string; lang: string; send: (text: string) => void };

/** What can be said next. A tap says it, as if it had been typed. Where no answer fits, the number to call stands with it. */
export function Chips({ chips: { kind, texts }, words, phone, icons, lang, send }: Props) {
  const id = useId();
  return (
    <div className={`chat-chips ${kind}`}>
      {/* The question that the choices answer is the end of the answer above; the label is for those who do not see that. */}
      <p id={id} className={kind === 'choices' ? 'unseen' : undefined}>
        {words.chips[kind]}
      </p>
      <ul aria-labelledby={id}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" lang={lang} dir="auto" onClick={() => send(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {kind === 'near' ? (
        <a className="chat-call" href={phone.href}>
          <ChatIcon icons={icons} name="phone" />
          {words.call}
        </a>
      ) : null}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import type { Message } from '#assistant/panel/use-conversation.ts';
import type { ChatWords } from '#assistant/panel/words.ts';

type Props = { words: ChatWords['request']; messages: Message[]; back: () => void; done: () => void };

/** A note for the case review form holds this much; a person can write more there. */
const longestNote = 400;

/**
 * What was asked, as a short note that the visitor reads, changes and puts into the form, or not. It goes only
 * into the form on the same page, and only when the visitor puts it there; where the page has no form, it can be copied.
 */
export function RequestNote({ words, messages, back, done }: Props) {
  const [note, setNote] = useState(() => noteOf(messages, words));
  const [copied, setCopied] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const story = formField();
  useEffect(() => field.current?.focus(), []);

  function fill() {
    if (!story) return;
    const typed = [story.value.trim(), note.trim()].filter(Boolean).join('\n');
    done();
    // The native setter and an input event work whether or not React has taken over the form yet.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(story, typed);
    story.dispatchEvent(new Event('input', { bubbles: true }));
    // The page behind a sheet can take the focus only once the sheet is gone.
    setTimeout(() => {
      story.focus();
      story.scrollIntoView({ block: 'center' });
    });
  }

  return (
    <div className="chat-note">
      <label htmlFor={id}>{words.label}</label>
      <textarea id={id} ref={field} rows={3} maxLength={longestNote} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <p>{story ? words.hint : words.elsewhere}</p>
      <div>
        {story ? (
          <button type="button" className="main" disabled={note.trim() === ''} onClick={fill}>
            {words.fill}
          </button>
        ) : (
          <>
            <button type="button" className="main" onClick={() => void navigator.clipboard.writeText(note).then(() => setCopied(true))}>
              <span aria-live="polite">{copied ? words.copied : words.copy}</span>
            </button>
            <a href="/free-consultation">{words.open}</a>
          </>
        )}
        <button type="button" onClick={back}>
          {words.back}
        </button>
      </div>
    </div>
  );
}

function noteOf(messages: Message[], words: ChatWords['request']): string {
  const questions = messages.filter(({ role }) => role === 'user').map(({ parts }) => `“${parts.join('').replace(/\s+/g, ' ')}”`);
  return words.about(questions.join(', ')).slice(0, longestNote);
}

function formField(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>('form.intake textarea[name=description]');
}

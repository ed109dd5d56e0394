import { useEffect, useRef } from 'react';
import { lead } from '#assistant/panel/lead.ts';
import type { RequestForm } from '#assistant/panel/use-request-form.ts';
import type { ChatWords } from '#assistant/panel/words.ts';

type Props = { words: ChatWords['request']; form: RequestForm };

/** The case review form in place of the talk, or why it is not there. */
export function RequestView({ words, form: { shown, back } }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.kind === 'form') slot.current?.append(shown.place);
    const heading = slot.current?.querySelector<HTMLElement>('h3');
    if (heading) heading.tabIndex = -1;
    (heading ?? view.current)?.focus();
  }, [shown]);

  return (
    <div className="chat-request" data-scrolls ref={view} tabIndex={-1}>
      <p className="chat-back">
        <button type="button" onClick={back}>
          {words.back}
        </button>
      </p>
      <p role="status" className="chat-coming">
        {shown.kind === 'coming' ? words.coming : ''}
      </p>
      {shown.kind === 'missing' ? (
        <p className="chat-missing" role="alert">
          {words.missing} <a href={lead('/free-consultation')}>{words.page}</a>
        </p>
      ) : null}
      <div ref={slot} />
    </div>
  );
}

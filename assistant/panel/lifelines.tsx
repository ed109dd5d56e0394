import type { ChatWords } from '#assistant/panel/words.ts';

/** Always in sight, whatever the panel shows. In a low panel the verbs are left out, so that it stays one line. */
export function Lifelines({ words }: { words: ChatWords['lifelines'] }) {
  return (
    <p className="chat-lifelines">
      <span>
        {words.danger} <span>{words.call} </span>
        <a href="tel:911">911</a>.
      </span>{' '}
      <span>
        {words.suicide} <span>{words.callOrText} </span>
        <a href="tel:988">988</a>.
      </span>
    </p>
  );
}

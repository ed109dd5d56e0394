import { useId } from 'react';

type Props = { label: string; questions: string[]; send: (question: string) => void };

/** Questions that people have on this page. A tap asks one, as if it had been typed. */
export function Starters({ label, questions, send }: Props) {
  const id = useId();
  return (
    <div className="chat-starters">
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => send(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { calendarDay } from '#firm/clock.ts';
import type { Phone } from '#ui/with-phone.tsx';
import { Findings } from './findings.tsx';
import { type Doubt, type Question, questions, readFacts } from './questions.ts';
import { type Event, type Facts, findDates } from './rules.ts';
import type { MyDatesWords } from './words.ts';

export type ToolProps = {
  event: Event;
  label: string;
  words: MyDatesWords;
  phone: Phone;
  lang: string;
  /** Puts a line into the request on this page, once the visitor ticks the box. */
  intoRequest: ((line: string) => void) | undefined;
};

type Shown = { kind: 'asking'; doubts: Doubt[]; mayGoOn: boolean } | { kind: 'counted'; facts: Facts; now: Date };

/** Asks what happened and when, and counts. All of it stays in this part of the page: nothing is sent, stored or written into the address. */
export function Tool({ event, label, words, phone, lang, intoRequest }: ToolProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'asking', doubts: [], mayGoOn: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (shown.kind === 'counted') result.current?.focus();
  }, [shown]);

  const count = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const answers = Object.fromEntries([...new FormData(submitted.currentTarget)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
    const now = new Date();
    const read = readFacts(event, answers, calendarDay(now));
    if ('problems' in read) return setShown({ kind: 'asking', doubts: read.problems, mayGoOn: false });
    const insisted = answers['right'] === 'yes';
    if (read.doubts.length > 0 && !insisted) return setShown({ kind: 'asking', doubts: read.doubts, mayGoOn: true });
    setShown({ kind: 'counted', facts: read.facts, now });
  };
  const doubts = shown.kind === 'asking' ? shown.doubts : [];
  return (
    <div className="dates-tool">
      <h2 tabIndex={-1} ref={heading}>
        {label}
      </h2>
      {/* Never sent: without the script's answer to Enter there is nowhere to send it to. */}
      <form noValidate onSubmit={count}>
        {questions[event].map((question) => (
          <Asked key={question.name} {...{ event, question, words }} doubt={doubts.find(({ name }) => name === question.name)} />
        ))}
        {shown.kind === 'asking' && shown.mayGoOn ? (
          <label className="consent">
            <input type="checkbox" name="right" value="yes" />
            <span>{words.isRight}</span>
          </label>
        ) : null}
        <button className="button" type="submit">
          {words.count}
        </button>
      </form>
      <div ref={result} tabIndex={-1} aria-live="polite">
        {shown.kind === 'counted' ? (
          <Findings findings={findDates(shown.facts, shown.now)} now={shown.now} {...{ words, phone, lang, label, intoRequest }} />
        ) : null}
      </div>
    </div>
  );
}

function Asked({ event, question, words, doubt }: { event: Event; question: Question; words: MyDatesWords; doubt: Doubt | undefined }) {
  const id = useId();
  if (question.kind === 'choice') {
    const { ask, hint, answers } = words.choices[question.name];
    return (
      <fieldset className="chips">
        <legend>{ask}</legend>
        {hint ? <p className="hint">{hint}</p> : null}
        {question.choices.map((one) => (
          <label key={one}>
            <input type="radio" name={question.name} value={one} defaultChecked={one === 'unsure'} />
            <span>{answers[one]}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  const optional = question.kind === 'date' && !question.needed;
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.asksOf[event]?.[question.name] ?? words.asks[question.name]}
        {optional ? <i> ({words.optional})</i> : null}
      </label>
      <input
        id={id}
        type={question.kind}
        name={question.name}
        autoComplete="off"
        aria-invalid={doubt ? true : undefined}
        aria-describedby={doubt ? `${id}why` : undefined}
      />
      {doubt ? (
        <p className="error" id={`${id}why`} role="alert">
          {words.problem[doubt.why]}
        </p>
      ) : null}
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { monthNames } from '#firm/clock.ts';
import type { CleanSlateWords } from './words.ts';

/** Each step begins where the reader is: its heading takes the focus when it comes. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} ref={takeFocus}>
      {children}
    </h2>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** One question with its answers. "Not sure" is always among them, and chosen until another is. */
export function Choice({ name, ask, hint, answers }: { name: string; ask: string; hint?: string | undefined; answers: Readonly<Record<string, string>> }) {
  return (
    <fieldset className="chips">
      <legend>{ask}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      {Object.entries(answers).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'unsure'} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Pick({
  name,
  ask,
  hint,
  none,
  options,
}: {
  name: string;
  ask: string;
  hint?: string;
  none?: string;
  options: Readonly<Record<string, string>>;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{ask}</label>
      {hint ? <p className="hint">{hint}</p> : null}
      <select id={id} name={name} defaultValue={none === undefined ? 'unsure' : ''}>
        {none === undefined ? null : <option value="">{none}</option>}
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A date as well as it is known: a year, a month, or a day. */
export function Known({ name, ask, hint, words, lang }: { name: string; ask: string; hint?: string; words: CleanSlateWords; lang: string }) {
  return (
    <fieldset className="known">
      <legend>{ask}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      <label>
        <span>{words.year}</span>
        <input name={`${name}-year`} inputMode="numeric" pattern="[0-9]{4}" maxLength={4} autoComplete="off" />
      </label>
      <label>
        <span>{words.month}</span>
        <select name={`${name}-month`}>
          <option value="">{words.wholeYear}</option>
          {monthNames(lang).map((month, at) => (
            <option key={month} value={at + 1}>
              {month}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.day}</span>
        <select name={`${name}-day`}>
          <option value="">{words.wholeMonth}</option>
          {Array.from({ length: 31 }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

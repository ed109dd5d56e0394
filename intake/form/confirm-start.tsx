import { useState } from 'react';
import type { Draft } from '#case-review/schema.ts';
import type { Language } from '#firm/languages.ts';
import type { FormWords } from '#intake/form/words.ts';

/** Values for fields of the form that something else knows, like the chat: from closed lists, never text that the visitor wrote. */
export type Start = Partial<Record<(typeof startFields)[number], string>>;

type Props = { words: FormWords; start: Start; language: Language };

/** Shows what the form could begin with. No field holds any of it before the visitor says so, and all of it can be changed after that. */
export function ConfirmStart({ words, start, language }: Props) {
  const [open, setOpen] = useState(true);
  const known = startFields.filter((name) => start[name]);
  if (!open || !known.length) return null;
  const shown = (name: keyof Start, value: string) => {
    if (name !== 'court_date') return words.choices[value as keyof FormWords['choices']] ?? value;
    const day = new Date(value);
    return Number.isNaN(day.getTime()) ? '' : new Intl.DateTimeFormat(language.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  };
  return (
    <div className="start">
      <p>{words.start.lead}</p>
      <ul>
        {known.map((name) => (
          <li key={name}>{`${words.labels[name].replace(/[?:؟]$/, '')}: ${shown(name, start[name] ?? '')}`}</li>
        ))}
      </ul>
      <p>
        <button
          className="button"
          type="button"
          onClick={({ currentTarget: { form } }) => {
            if (form) fill(form, start);
            setOpen(false);
          }}
        >
          {words.start.use}
        </button>{' '}
        <button className="button ghost" type="button" onClick={() => setOpen(false)}>
          {words.start.leave}
        </button>
      </p>
    </div>
  );
}

const startFields = ['who', 'county', 'case_type', 'arrested', 'court_date'] as const satisfies (keyof Draft)[];

/** What was typed in other fields stays. A radio group, a select and a date field refuse a value that is not one of theirs. */
function fill(form: HTMLFormElement, start: Start): void {
  for (const name of startFields) {
    const field = form.elements.namedItem(name);
    if (!start[name] || !field || !('value' in field)) continue;
    field.value = start[name];
    form.querySelector(`details:has([name=${name}])`)?.setAttribute('open', '');
  }
  // From here on the form counts as typed into. The focus goes to the first field, since the button goes away.
  form.dispatchEvent(new Event('input', { bubbles: true }));
  form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
}

import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Choice } from '#desk/on-call/view.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { onCallWords } from '#desk/words/en/on-call.ts';

const words = onCallWords.note;

type Facts = { day: string; people: Choice[]; takers: Choice[]; night: { from: string; until: string } };

/** Four ways to depart from the rota, each a form of its own, so that each works without script. */
export function NoteForms({ day, people, takers, night }: Facts) {
  return (
    <section className="on-call-notes" aria-labelledby="change">
      <h2 id="change">{words.title}</h2>
      <p className="hint">{words.detroit}</p>
      <NoteForm kind="night" title={words.night.title} button={words.night.button}>
        <p className="hint">{words.night.lead(night.from, night.until)}</p>
        <div className="on-call-fields">
          <Field label={words.day}>{(described) => <input {...described} type="date" name="day" defaultValue={day} required />}</Field>
          <People label={words.whoCovers} name="taker" from={takers} />
        </div>
      </NoteForm>
      <NoteForm kind="absence" title={words.absence.title} button={words.absence.button}>
        <People label={words.whoIsAway} name="person" from={people} />
        <Time day={day} />
      </NoteForm>
      <NoteForm kind="cover" title={words.cover.title} button={words.cover.button}>
        <People label={words.whoCovers} name="taker" from={takers} />
        <Time day={day} />
      </NoteForm>
      <NoteForm kind="swap" title={words.swap.title} button={words.swap.button}>
        <p className="hint">{words.swap.lead}</p>
        <div className="on-call-fields">
          <People label={words.one} name="person" from={takers} />
          <People label={words.other} name="taker" from={[...takers.slice(1), ...takers.slice(0, 1)]} />
        </div>
        <Time day={day} />
      </NoteForm>
    </section>
  );
}

function NoteForm({ kind, title, button, children }: { kind: string; title: string; button: string; children: ReactNode }) {
  return (
    <details className="panel" name="change">
      <summary>{title}</summary>
      <Form method="post" className="on-call-note" preventScrollReset>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="kind" value={kind} />
        {children}
        <Button>{button}</Button>
      </Form>
    </details>
  );
}

function People({ label, name, from }: { label: string; name: string; from: Choice[] }) {
  return (
    <Field label={label}>
      {(described) => (
        <select {...described} name={name}>
          {from.map((one) => (
            <option key={one.who} value={one.who}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Time({ day }: { day: string }) {
  return (['from', 'until'] as const).map((which) => (
    <div key={which} className="on-call-fields">
      <Field label={words.dayOf(words[which])}>
        {(described) => <input {...described} type="date" name={`${which}-day`} defaultValue={which === 'from' ? day : undefined} required />}
      </Field>
      <Field label={words.timeOf(words[which])}>
        {(described) => <input {...described} type="time" name={`${which}-time`} defaultValue="09:00" required />}
      </Field>
    </div>
  ));
}

import { Form } from 'react-router';
import type { WokenView } from '#desk/on-call/woken-view.ts';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { onCallWords } from '#desk/words/en/on-call.ts';

const words = onCallWords.woken;
const tones = { rings: { tone: 'new' }, untested: {}, quiet: {}, nothing: { tone: 'urgent' } } as const;

/** A question to the ladder, by GET: the answer has an address of its own. */
export function Woken({ on, at, level, answer, fallback }: WokenView & { fallback: string }) {
  return (
    <section className="panel" aria-labelledby="woken">
      <h2 id="woken">{words.title}</h2>
      <p className="hint">{words.lead}</p>
      <Form method="get" className="on-call-fields" action="#woken" preventScrollReset>
        <Field label={words.day}>{(described) => <input {...described} type="date" name="on" defaultValue={on} required />}</Field>
        <Field label={words.time}>{(described) => <input {...described} type="time" name="at" defaultValue={at} required />}</Field>
        <Field label={words.urgency}>
          {(described) => (
            <select {...described} name="level" defaultValue={level}>
              <option value="usual">{words.usual}</option>
              <option value="urgent">{words.urgent}</option>
            </select>
          )}
        </Field>
        <Button look="ghost">{words.button}</Button>
      </Form>
      {answer && (
        <div className="woken-answer" role="status">
          <h3>{answer.title}</h3>
          {answer.gap && <p className="notice is-wrong">{words.gap(fallback)}</p>}
          <ol className="woken-steps">
            {answer.steps.map(({ when, time, people }) => (
              <li key={`${when} ${time}`}>
                <p className="woken-when">
                  <b>{when}</b> <span>{time}</span>
                </p>
                <ul>
                  {people.map(({ name, by, rings, not }) => (
                    <li key={name}>
                      <b>{name}</b> {by} <Badge {...tones[rings]}>{words.ringing[rings]}</Badge>
                      {not && <span className="hint"> {not}</span>}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          {answer.twice && <p>{words.twice}</p>}
          <p>{answer.again}</p>
        </div>
      )}
    </section>
  );
}

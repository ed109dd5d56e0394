import type { DraftKey } from '#desk/drafts.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { KeptText } from '#desk/parts/kept-text.tsx';
import { ActForm } from '#desk/request-page/act-form.tsx';
import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';

type NotesProps = { notes: RequestView['notes']; seen: string; reference: string; draftKey: DraftKey; saved: boolean };

export function Notes({ notes, seen, reference, draftKey, saved }: NotesProps) {
  const say = words.notes;
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">{say.title}</h2>
      {notes.length === 0 && <p className="hint">{say.none}</p>}
      <ul className="notes">
        {notes.map(({ when, by, text }, index) => (
          <li key={index}>
            <p className="hint">
              {by}, {when}
            </p>
            {text === undefined ? <p className="hint">{say.forAttorneys}</p> : <p className="written">{text}</p>}
          </li>
        ))}
      </ul>
      <ActForm act="note" seen={seen}>
        <Field label={say.label} hint={say.hint}>
          {(described) => (
            <KeptText
              {...described}
              place={`${reference} note`}
              draftKey={draftKey}
              saved={saved}
              name="note"
              rows={3}
              required
              maxLength={4000}
              autoComplete="off"
            />
          )}
        </Field>
        <Button look="ghost">{say.button}</Button>
      </ActForm>
    </section>
  );
}

/** Every act and every message with its outcome, the newest first. */
export function Timeline({ lines }: { lines: RequestView['timeline'] }) {
  return (
    <section className="panel" aria-labelledby="timeline">
      <h2 id="timeline">{words.timeline.title}</h2>
      <ol className="timeline">
        {lines.map(({ at, when, text, outcome, tone }, index) => (
          <li key={index} className={`is-${tone}`}>
            <time dateTime={at}>{when}</time>
            <span>
              {text}
              {outcome && <span className="outcome"> {outcome}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

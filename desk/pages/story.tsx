import { Form, Link, redirect } from 'react-router';
import { readStory } from '#case-review/parts.ts';
import { spoken } from '#case-review/reference.ts';
import { deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { draftKeyOf } from '#desk/draft-key.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { KeptText } from '#desk/parts/kept-text.tsx';
import { typedIn } from '#desk/request-lists/sent.ts';
import { readNotes, writeNote } from '#desk/request-page/notes.ts';
import { isGone, type RequestRow, readRow } from '#desk/request-page/read.ts';
import { request as words } from '#desk/words/en/request.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { Route } from './+types/story.ts';
import './request.css';

/** What was written, for attorneys and owners, once somebody has confirmed that there is no conflict. Every look is in the log before anything is opened. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const person = requireRole(context, 'attorney', 'owner');
  const desk = deskOf(context);
  const row = await rowOf(context, params.reference);
  const shut = shutBy(row);
  if (shut) return { reference: row.reference, shut, story: undefined, notes: [], draftKey: undefined };
  requireFresh(context, request);
  await writeLog(desk, person, 'story-opened', row.id);
  const opened = await readStory(desk.db, desk.opener, row.id);
  if (!opened) throw new Response(null, { status: 404 });
  const { case_type, arrested, description } = opened;
  const notes = await readNotes(desk.db, desk.opener, row.id, ['attorneys']);
  const all = desk.people();
  return {
    reference: row.reference,
    shut: undefined,
    draftKey: draftKeyOf(desk.secrets, person),
    story: { case_type, arrested, description },
    notes: notes
      .filter(({ readers }) => readers === 'attorneys')
      .map(({ at, by, text }) => ({ when: shortDayAndTime(at, desk.content.firm.language.lang), by: all[by]?.name ?? by, text })),
  };
}

/** A note for attorneys, as shut as the story. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const person = requireRole(context, 'attorney', 'owner');
  const desk = deskOf(context);
  const row = await rowOf(context, params.reference);
  if (shutBy(row)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  const kept = await writeNote(desk.db, desk.sealTo, row.id, person.id, 'attorneys', typedIn(form, 'note'));
  if (kept) await writeLog(desk, person, 'note-written', row.id);
  return redirect(`/requests/${row.reference}/story`);
}

async function rowOf(context: Route.LoaderArgs['context'], reference: string): Promise<RequestRow> {
  const row = await readRow(deskOf(context).db, reference);
  if (!row || isGone(row)) throw new Response(null, { status: 404 });
  return row;
}

function shutBy({ conflict_found_at, conflict_cleared_at }: RequestRow): 'open' | 'found' | undefined {
  if (conflict_found_at) return 'found';
  return conflict_cleared_at ? undefined : 'open';
}

export default function Story({ loaderData: { reference, shut, story, notes, draftKey } }: Route.ComponentProps) {
  const say = words.story;
  const back = <Link to={`/requests/${reference}`}>{say.back}</Link>;
  if (!story || !draftKey)
    return (
      <>
        <title>{say.shut}</title>
        <h1>{say.shut}</h1>
        <p>{say.shutLead[shut]}</p>
        <p>{back}</p>
      </>
    );
  return (
    <>
      <title>{say.title(spoken(reference))}</title>
      <div className="reading">
        <p>{back}</p>
        <header className="request-head">
          <p className="request-reference">{words.title(spoken(reference))}</p>
          <h1>{say.heading}</h1>
          <p className="hint">{say.logged}</p>
        </header>
        <section className="panel story">
          <dl className="facts">
            <div>
              <dt>{say.caseType}</dt>
              <dd>{story.case_type}</dd>
            </div>
            <div>
              <dt>{say.arrested}</dt>
              <dd>{story.arrested}</dd>
            </div>
          </dl>
          <p className="written" dir="auto">
            {story.description}
          </p>
        </section>
        <section className="panel" aria-labelledby="notes">
          <h2 id="notes">{say.notes}</h2>
          <ul className="notes">
            {notes.map(({ when, by, text }, index) => (
              <li key={index}>
                <p className="hint">
                  {by}, {when}
                </p>
                <p className="written" dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ul>
          <Form method="post" className="act">
            <Field label={words.notes.label} hint={say.notesHint}>
              {(described) => (
                <KeptText
                  {...described}
                  place={`${reference} story`}
                  draftKey={draftKey}
                  saved
                  name="note"
                  rows={4}
                  required
                  maxLength={4000}
                  autoComplete="off"
                />
              )}
            </Field>
            <Button look="ghost">{words.notes.button}</Button>
          </Form>
        </section>
      </div>
    </>
  );
}

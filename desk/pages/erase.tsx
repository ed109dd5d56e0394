import { data, Form, Link, redirect } from 'react-router';
import { eraseById } from '#case-review/erase.ts';
import { spoken, typedLetters } from '#case-review/reference.ts';
import { type Desk, deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { readThese } from '#desk/requests/list.ts';
import { showRequest } from '#desk/requests/requests-view.ts';
import { ofSamePerson } from '#desk/requests/same-person.ts';
import { typedIn } from '#desk/requests/sent.ts';
import { standingWords, requests as words } from '#desk/words/en/requests.ts';
import type { Route } from './+types/erase.ts';
import './requests.css';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireRole(context, 'owner');
  requireFresh(context, request);
  const desk = deskOf(context);
  const reference = typedLetters(params.reference);
  const found = await findPerson(desk, reference);
  if (found.length === 0) throw data(null, { status: 404 });
  const rows = await readThese(desk, found);
  return { reference, spoken: spoken(reference), rows: rows.map((row) => showRequest(row, desk.people())) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  requireRole(context, 'owner');
  const person = requireFresh(context, request);
  const desk = deskOf(context);
  const reference = typedLetters(params.reference);
  const sent = await request.formData();
  if (typedLetters(typedIn(sent, 'typed')) !== reference) return data({ wrong: true }, { status: 422 });
  const found = await findPerson(desk, reference);
  for (const id of found) await writeLog(desk, person, 'erased', id);
  const erased = await eraseById(desk.db, found);
  await desk.index.refresh(found);
  throw redirect(`/requests?erased=${erased}`);
}

async function findPerson(desk: Desk, reference: string): Promise<string[]> {
  await desk.index.follow();
  const row = await desk.db.selectFrom('case_reviews').select('id').where('reference', '=', reference).where('erased_at', 'is', null).executeTakeFirst();
  return row ? ofSamePerson(desk, row.id) : [];
}

export default function Erase({ loaderData: { spoken: said, rows }, actionData }: Route.ComponentProps) {
  const { erase } = words;
  return (
    <div className="task erase">
      <title>{erase.title}</title>
      <h1>{erase.title}</h1>
      <p>{erase.lead}</p>
      <section className="panel" aria-label={erase.which(rows.length)}>
        <p>
          <b>{erase.which(rows.length)}</b>
        </p>
        <ul className="erase-rows">
          {rows.map((row) => (
            <li key={row.reference}>
              <b>{row.name}</b> {row.spoken}, {row.received}, {standingWords[row.standing]}
            </li>
          ))}
        </ul>
      </section>
      <Form method="post" className="panel">
        <Field label={erase.label(said)} wrong={actionData?.wrong ? erase.wrong : undefined}>
          {(described) => <input {...described} name="typed" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />}
        </Field>
        <div className="row">
          <Button look="danger">{erase.button}</Button>
          <Link to="/requests">{erase.cancel}</Link>
        </div>
      </Form>
    </div>
  );
}

import { data, Form, Link, redirect } from 'react-router';
import { eraseById } from '#case-review/erase.ts';
import { spoken, typedLetters } from '#case-review/reference.ts';
import { type Desk, deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { readThese } from '#desk/request-lists/list.ts';
import { type ShownRequest, showRequest } from '#desk/request-lists/requests-view.ts';
import { ofSamePerson, sameName } from '#desk/request-lists/same-person.ts';
import { typedIn } from '#desk/request-lists/sent.ts';
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
  const own = rows.find((row) => row.reference === reference)?.opened?.name ?? '';
  const shown = rows.map((row) => ({ ...showRequest(row, desk.people()), same: row.reference === reference || sameName(own, row.opened?.name ?? '') }));
  return { reference, spoken: spoken(reference), same: shown.filter(({ same }) => same), others: shown.filter(({ same }) => !same) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  requireRole(context, 'owner');
  const person = requireFresh(context, request);
  const desk = deskOf(context);
  const reference = typedLetters(params.reference);
  const sent = await request.formData();
  if (typedLetters(typedIn(sent, 'typed')) !== reference) return data({ wrong: true }, { status: 422 });
  const ticked = new Set([reference, ...sent.getAll('request').map(String)]);
  const chosen = (await readThese(desk, await findPerson(desk, reference))).filter((row) => ticked.has(row.reference)).map(({ id }) => id);
  for (const id of chosen) await writeLog(desk, person, 'erased', id);
  const erased = await eraseById(desk.db, chosen);
  await desk.index.refresh(chosen);
  throw redirect(`/requests?erased=${erased}`);
}

async function findPerson(desk: Desk, reference: string): Promise<string[]> {
  await desk.index.follow();
  const row = await desk.db.selectFrom('case_reviews').select('id').where('reference', '=', reference).where('erased_at', 'is', null).executeTakeFirst();
  return row ? ofSamePerson(desk, row.id) : [];
}

export default function Erase({ loaderData: { reference, spoken: said, same, others }, actionData }: Route.ComponentProps) {
  const { erase } = words;
  return (
    <div className="task erase">
      <title>{erase.title}</title>
      <h1>{erase.title}</h1>
      <p>{erase.lead}</p>
      <Form method="post" className="panel">
        <Rows title={erase.same} rows={same} ticked kept={reference} />
        {others.length > 0 && <Rows title={erase.others} rows={others} />}
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

/** `kept`: the request that the page is about, whose tick stays. */
function Rows({ title, rows, ticked, kept }: { title: string; rows: ShownRequest[]; ticked?: boolean; kept?: string }) {
  return (
    <fieldset className="erase-rows">
      <legend>{title}</legend>
      {rows.map((row) => (
        <label key={row.reference} className="sure">
          <input type="checkbox" name="request" value={row.reference} defaultChecked={ticked} disabled={row.reference === kept} />
          <span>
            <b>
              <bdi>{row.name}</bdi>
            </b>{' '}
            {row.spoken}, {row.received}, {standingWords[row.standing]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

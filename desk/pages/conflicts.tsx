import { data, Form, redirect } from 'react-router';
import { decodeText, type Parsed, parseList } from '#desk/conflicts/parse-list.ts';
import { readStoredList, replaceList } from '#desk/conflicts/stored-list.ts';
import { deskOf, requireRole, writeLog } from '#desk/context.ts';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { conflicts as words } from '#desk/words/en/conflicts.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { Route } from './+types/conflicts.ts';
import './request.css';

const most = 5_000_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const stored = await readStoredList(desk);
  const did = new URL(request.url).searchParams.has('did');
  if (!stored) return { stands: undefined, did: undefined };
  const clients = words.clients(stored.clients);
  const adverse = words.adverse(stored.adverse);
  const who = desk.people()[stored.importedBy]?.name ?? stored.importedBy;
  return {
    stands: words.stands(clients, adverse, who, shortDayAndTime(stored.importedAt, desk.content.firm.language.lang)),
    did: did ? words.did(clients, adverse) : undefined,
  };
}

/** A list that cannot be read changes nothing, so that loading its answer again does no harm; one that is taken ends in a redirect. */
export async function action({ context, request }: Route.ActionArgs) {
  const desk = deskOf(context);
  const person = requireRole(context, 'attorney', 'staff', 'owner');
  const file = (await request.formData()).get('list');
  if (!(file instanceof File) || file.size === 0) return data({ problems: [words.wrong.no] }, { status: 400 });
  if (file.size > most) return data({ problems: [words.wrong.large] }, { status: 413 });
  const parsed = await parseList(decodeText(new Uint8Array(await file.arrayBuffer())));
  if (parsed.kind === 'wrong') return data({ problems: said(parsed) }, { status: 422 });
  await replaceList(desk.db, desk.sealTo, person.id, parsed.list);
  await writeLog(desk, person, 'list-imported');
  throw redirect('/conflicts?did=imported');
}

/** Lines by their number and what is wrong, never by what stands there. */
function said({ problems, more }: Extract<Parsed, { kind: 'wrong' }>): string[] {
  const { wrong } = words;
  return [...problems.map(({ line, what }) => wrong.line(line, wrong.what[what])), ...(more ? [wrong.more] : [])];
}

export default function Conflicts({ loaderData: { stands, did }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems;
  return (
    <>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      {did && !problems && (
        <p className="notice is-good" role="status">
          {did}
        </p>
      )}
      <p className="measure">{words.lead}</p>
      <p>{stands ?? words.none}</p>
      {problems && (
        <div className="notice is-wrong" role="alert">
          <p>
            <b>{words.wrong.title}</b>
          </p>
          <p>{words.wrong.lead}</p>
          <ul className="problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <section className="panel task" aria-labelledby="import">
        <h2 id="import">{words.form.title}</h2>
        <Form method="post" encType="multipart/form-data" className="act">
          <Field label={words.form.label} hint={words.form.hint}>
            {(described) => <input {...described} type="file" name="list" accept=".csv,text/csv" required />}
          </Field>
          <Button>{words.form.button}</Button>
        </Form>
        <p>
          <a href="/conflicts/list.csv" download="clients-and-adverse-parties.csv">
            {words.form.template}
          </a>
        </p>
      </section>
    </>
  );
}

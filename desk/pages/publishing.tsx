import { data, Form, redirect } from 'react-router';
import { deskOf, requireFresh, requireRole } from '#desk/context.ts';
import { Button } from '#desk/parts/button.tsx';
import { Table } from '#desk/parts/table.tsx';
import { type Act, acts, order } from '#desk/publishing/order.ts';
import { type PublishingView, readPublishing } from '#desk/publishing/view.ts';
import { publishing as words } from '#desk/words/en/publishing.ts';
import type { Route } from './+types/publishing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireRole(context, 'owner');
  return { ...(await readPublishing(deskOf(context))), isOrdered: url.searchParams.has('ordered') };
}

/** The desk builds nothing: it appends an order, which the publisher carries out. */
export async function action({ context, request }: Route.ActionArgs) {
  requireRole(context, 'owner');
  const person = requireFresh(context, request);
  const wanted = (await request.formData()).get('act');
  const act = acts.find((one) => one === wanted);
  if (!act) throw data(null, { status: 400 });
  if ((await order(deskOf(context), person, act)) === 'already') return data('already' as const, { status: 409 });
  throw redirect('/publishing?ordered');
}

export default function Publishing({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="note">{words.lead}</p>
      {actionData && (
        <p className="notice is-wrong" role="alert">
          {words.already}
        </p>
      )}
      {view.isOrdered && !actionData && (
        <p className="notice is-good" role="status">
          {words.ordered}
        </p>
      )}
      {!view.seen && <p className="notice is-wrong">{words.unheard}</p>}
      {view.seen && view.isSilent && <p className="notice is-wrong">{words.silent(view.seen)}</p>}
      {view.seen && <Now {...view} />}
      {view.waiting && <Waiting {...view} />}
      {view.translations.length > 0 && <Translations translations={view.translations} />}
      {view.releases && view.releases.length > 0 && <Releases releases={view.releases} before={view.before} may={view.may} />}
      {view.orders.length > 0 && <Orders orders={view.orders} />}
    </>
  );
}

function Now({ current }: PublishingView) {
  return (
    <section className="panel" aria-labelledby="now">
      <h2 id="now">{words.now.title}</h2>
      {current ? (
        <>
          <p>
            {words.now.since(current.name, current.at, current.by)} {current.version}
          </p>
          {current.changed ? <p>{words.now.changed}</p> : <p>{words.now.first}</p>}
          {current.changed && <Files {...current.changed} />}
        </>
      ) : (
        <p>{words.never}</p>
      )}
    </section>
  );
}

function Waiting({ waiting, mistakes = [], unsigned = [], signed = [], preview, may = [] }: PublishingView) {
  if (!waiting) return null;
  return (
    <section className="panel" aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting.title}</h2>
      {waiting.files.length === 0 ? <p>{words.waiting.none}</p> : <Files {...waiting} />}
      <Told lead={words.waiting.mistakes(mistakes.length)} lines={mistakes} isWrong />
      <Told lead={words.waiting.unsigned} lines={unsigned} isWrong />
      <Told lead={words.waiting.signed} lines={signed.map(({ file, by, on }) => words.waiting.signedBy(file, by, on))} />
      {preview && (
        <p>
          {words.preview.lead(preview.release)} <a href={preview.url}>{preview.url}</a> {preview.url.startsWith('http://127.') && words.preview.local}
        </p>
      )}
      <div className="row">
        {may
          .filter((act) => act !== 'roll-back')
          .map((act) => (
            <Ask key={act} act={act} look={act === 'publish' ? 'plain' : 'ghost'} />
          ))}
      </div>
      {may.includes('publish') && <p className="hint">{words.confirmFirst}</p>}
    </section>
  );
}

function Translations({ translations }: Pick<PublishingView, 'translations'>) {
  return (
    <section className="panel" aria-labelledby="translations">
      <h2 id="translations">{words.translations.title}</h2>
      <p className="hint">{words.translations.lead}</p>
      {translations.map(({ language, lang, open }) => (
        <div key={lang}>
          <h3 lang={lang} dir="auto">
            {language}
          </h3>
          {open.length === 0 && <p>{words.translations.none}</p>}
          {open.map(({ said, files, isWrong }) => (isWrong ? <Told key={said} lead={said} lines={files} isWrong /> : <p key={said}>{said}</p>))}
        </div>
      ))}
    </section>
  );
}

function Ask({ act, look }: { act: Act; look: 'plain' | 'ghost' | 'danger' }) {
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      <Button look={look}>{words.acts[act]}</Button>
    </Form>
  );
}

function Files({ files, more }: { files: { file: string; how: string }[]; more: number }) {
  return (
    <ul>
      {files.map(({ file, how }) => (
        <li key={file}>
          <code>{file}</code> {how}
        </li>
      ))}
      {more > 0 && <li>{words.waiting.more(more)}</li>}
    </ul>
  );
}

function Told({ lead, lines, isWrong = false }: { lead: string; lines: string[]; isWrong?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <div className={isWrong ? 'notice is-wrong' : 'notice'}>
      <p>{lead}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Releases({ releases, before, may = [] }: { releases: NonNullable<PublishingView['releases']>; before: string | undefined; may: Act[] | undefined }) {
  return (
    <section aria-labelledby="releases">
      <h2 id="releases">{words.releases.title}</h2>
      <p className="hint">{words.releases.lead}</p>
      <Table caption={words.releases.caption} heads={words.releases.heads}>
        {releases.map(({ name, isCurrent, at, by, changed }) => (
          <tr key={name}>
            <th scope="row">
              {name} {isCurrent && words.releases.current}
            </th>
            <td>{at}</td>
            <td>{by}</td>
            <td>{changed ? <Files {...changed} /> : words.now.first}</td>
          </tr>
        ))}
      </Table>
      {before && may.includes('roll-back') && (
        <>
          <p className="hint">
            {words.rollBackTo(before)} {words.confirmFirst}
          </p>
          <Ask act="roll-back" look="danger" />
        </>
      )}
    </section>
  );
}

function Orders({ orders }: Pick<PublishingView, 'orders'>) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{words.past.title}</h2>
      <Table caption={words.past.caption} heads={words.past.heads}>
        {orders.map(({ id, when, who, act, outcome, release, told }) => (
          <tr key={id}>
            <td>{when}</td>
            <td>{who}</td>
            <td>{act}</td>
            <td>
              {outcome} {release}
              {told.length > 0 && (
                <ul>
                  {told.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

import { Link, redirect } from 'react-router';
import { typedLetters } from '#case-review/reference.ts';
import { deskOf, personOf, requireRole, writeLog, writeOpened, writeRefusal } from '#desk/context.ts';
import { draftKeyOf } from '#desk/draft-key.ts';
import { Badge } from '#desk/parts/badge.tsx';
import { Clock } from '#desk/parts/clock.tsx';
import { typedIn } from '#desk/request-lists/sent.ts';
import { useLive } from '#desk/request-lists/use-live.ts';
import { type Did, perform } from '#desk/request-page/acts.ts';
import { CallScript } from '#desk/request-page/call-script.tsx';
import { Conflict } from '#desk/request-page/conflict.tsx';
import { Facts, WhatTheySee } from '#desk/request-page/facts.tsx';
import { hasNext, Next } from '#desk/request-page/next.tsx';
import { Notes, Timeline } from '#desk/request-page/past.tsx';
import { Reach, Undo } from '#desk/request-page/reach.tsx';
import { isGone, type RequestRow, readContact, readRow } from '#desk/request-page/read.ts';
import { happenedSince } from '#desk/request-page/timeline.ts';
import { goneView, readView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';
import { VaultError } from '#vault/vault.ts';
import type { Route } from './+types/request.ts';
import './request.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const person = personOf(context);
  const row = await rowOf(context, params.reference);
  const did = new URL(request.url).searchParams.get('did') ?? '';
  await writeOpened(desk, person, row.id);
  const contact = isGone(row) ? undefined : await readContact(desk.db, desk.opener, row.id).catch(unlessSealed);
  if (!contact || contact === 'does not open') {
    const gone = contact ? words.gone.unopened : goneView(row, desk.content.firm.language.lang);
    return { gone, view: undefined, did: undefined, draftKey: undefined };
  }
  return {
    gone: undefined,
    view: await readView(desk, person, row, contact),
    did: Object.hasOwn(words.did, did) ? (did as Did) : undefined,
    draftKey: draftKeyOf(desk.secrets, person),
  };
}

/** Damaged, or stored by somebody who sealed it to nobody. */
function unlessSealed(error: unknown): 'does not open' {
  if (error instanceof VaultError) return 'does not open';
  throw error;
}

/** Every act ends in a redirect, so that loading the page again repeats none. Whoever saw an older state changes nothing, but for notes. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = deskOf(context);
  const person = requireRole(context, 'attorney', 'staff', 'owner');
  const row = await rowOf(context, params.reference);
  const form = await request.formData();
  const name = typedIn(form, 'do');
  const back = (did: Did) => redirect(`/requests/${row.reference}?did=${did}`);
  if (name !== 'note' && (await happenedSince(desk.db, row.id, typedIn(form, 'seen'), person.id))) return back('meanwhile');
  const { did, log } = await perform(name, { desk, person, request: row.id, form });
  if (log) await writeLog(desk, person, log, row.id);
  else if (did === 'refused') await writeRefusal(desk, person, 'not-allowed', { request: row.id });
  return back(did);
}

async function rowOf(context: Route.LoaderArgs['context'], typed: string): Promise<RequestRow> {
  const reference = typedLetters(typed);
  const row = await readRow(deskOf(context).db, reference);
  if (!row) throw new Response(null, { status: 404 });
  if (reference !== typed) throw redirect(`/requests/${reference}`);
  return row;
}

const wrong: readonly Did[] = ['meanwhile', 'taken', 'over', 'too-late', 'unsure', 'refused'];

export default function Request({ loaderData: { gone, view, did, draftKey } }: Route.ComponentProps) {
  if (!view)
    return (
      <>
        <title>{gone.title}</title>
        <h1>{gone.title}</h1>
        <p>{gone.lead}</p>
        <p>
          <Link to="/">{words.back}</Link>
        </p>
      </>
    );
  const { head } = view;
  const isWrong = did !== undefined && (wrong.includes(did) || did.startsWith('wrong-'));
  return (
    <>
      <title>{words.title(view.spoken)}</title>
      {did && (
        <p className={isWrong ? 'notice is-wrong' : 'notice is-good'} role={isWrong ? 'alert' : 'status'}>
          {words.did[did]}
        </p>
      )}
      <Live reference={view.reference} stand={view.stand} />
      {view.undo && <Undo undo={view.undo} seen={view.seen} />}
      <div className="request">
        <div>
          <header className="request-head">
            <p className="request-reference">
              {words.title(view.spoken)} · {head.received}
            </p>
            <h1 dir="auto">{head.name}</h1>
            {head.other && <p className="request-other">{head.other}</p>}
            <p className="row">
              {head.urgent && <Badge tone="urgent">{words.urgent}</Badge>}
              {head.setAside && <Badge>{words.setAside}</Badge>}
              <Badge tone={head.isOpen ? 'new' : 'good'}>{head.state}</Badge>
              {head.isOpen && <Clock at={head.receivedAt} now={view.now} late={head.late} />}
            </p>
            {head.promise && <p className={head.late ? 'request-promise is-late' : 'request-promise'}>{head.promise}</p>}
            {view.language && <p className="request-language">{view.language.line}</p>}
            {head.lines.map((line) => (
              <p key={line} className="hint">
                {line}
              </p>
            ))}
            {head.notTold && <p className="notice is-wrong">{words.notTold}</p>}
            <Reach addresses={view.addresses} reference={view.reference} />
          </header>
          {view.language && <CallScript language={view.language} />}
          {hasNext(view) && <Next view={view} />}
        </div>
        <div>
          <Facts facts={view.facts} addresses={view.addresses} seen={view.seen} />
          <WhatTheySee see={view.see} language={view.language} />
        </div>
        <div>
          <Conflict conflict={view.conflict} reference={view.reference} seen={view.seen} />
          <Notes notes={view.notes} seen={view.seen} reference={view.reference} draftKey={draftKey} saved={did === 'note'} />
        </div>
        <div>
          <Timeline lines={view.timeline} />
          {view.erase && (
            <p>
              <Link to={`/requests/${view.reference}/erase`}>{words.erase}</Link>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function Live({ reference, stand }: { reference: string; stand: string }) {
  const live = useLive(`/requests/${reference}/live`, stand);
  return (
    <p className="request-live" aria-live="polite">
      {live === 'lost' ? words.live.lost : live === 'changed' ? words.live.changed : ''}
    </p>
  );
}

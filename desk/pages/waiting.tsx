import { redirect } from 'react-router';
import { deskOf, personOf, writeLog } from '#desk/context.ts';
import { UnrungNotice } from '#desk/on-call/unrung.tsx';
import { decideSetAside, isDecision, isDone } from '#desk/request-lists/decide.ts';
import { logLook } from '#desk/request-lists/looks.ts';
import { typedIn } from '#desk/request-lists/sent.ts';
import { SetAside } from '#desk/request-lists/set-aside.tsx';
import { useLive } from '#desk/request-lists/use-live.ts';
import { WaitingRows } from '#desk/request-lists/waiting-rows.tsx';
import { pageIn, readWaitingView } from '#desk/request-lists/waiting-view.ts';
import { waiting as words } from '#desk/words/en/waiting.ts';
import type { Route } from './+types/waiting.ts';
import './waiting.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const desk = deskOf(context);
  await logLook(desk, personOf(context), 'waiting-opened');
  const sent = new URL(request.url).searchParams;
  const done = sent.get('done');
  return {
    ...(await readWaitingView(desk, pageIn(sent.get('page')))),
    done: done && isDone(done) ? { decision: done, count: Number(sent.get('count')) || 0 } : undefined,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const desk = deskOf(context);
  const person = personOf(context);
  const sent = await request.formData();
  const decision = typedIn(sent, 'decision');
  if (!isDecision(decision)) throw new Response(null, { status: 400 });
  const chosen = sent.getAll('request').map(String);
  if (chosen.length === 0) throw redirect('/?done=none');
  const decided = await decideSetAside(desk, person.id, decision, chosen);
  for (const id of decided) await writeLog(desk, person, decision === 'open' ? 'lane-opened' : 'marked-spam', id);
  throw redirect(`/?${new URLSearchParams({ done: decided.length > 0 ? decision : 'over', count: String(decided.length) })}`);
}

export default function Waiting({ loaderData: { view, fingerprint, now, done } }: Route.ComponentProps) {
  const live = useLive('/waiting/live', fingerprint);
  const { counts, silent } = view;
  return (
    <>
      <title>{words.title}</title>
      <noscript>
        <meta httpEquiv="refresh" content="30" />
      </noscript>
      <header className="waiting-head">
        <h1>{words.title}</h1>
        {counts.all > 0 && <p className="waiting-counts">{words.counted(counts)}</p>}
        <p className="waiting-live" role="status">
          {live === 'lost' ? words.notLive : live === 'changed' ? words.changed : ''}
        </p>
        <noscript>
          <a href="/">{words.reload}</a>
        </noscript>
      </header>
      {silent && (
        <div className="notice is-wrong" role="alert">
          <p>
            <b>{silent.minutes === undefined ? words.worker.never : words.worker.silent(silent.minutes)}</b>
          </p>
          <p>{words.worker.lead}</p>
        </div>
      )}
      <UnrungNotice unrung={view.unrung} />
      <div className="waiting-lanes">
        <section className="waiting-lane" aria-label={words.list}>
          {view.waiting.length > 0 && <WaitingRows rows={view.waiting} now={now} />}
          {counts.all === 0 && (
            <div className="waiting-none">
              <p>
                <b>{words.nobody}</b>
              </p>
              <p>{words.nobodyLead}</p>
            </div>
          )}
          {view.older.length > 0 && (
            <section className="waiting-older" aria-labelledby="older">
              <h2 id="older">{words.older(view.older.length)}</h2>
              <WaitingRows rows={view.older} now={now} />
            </section>
          )}
          {view.pages > 1 && <Pages page={view.page} pages={view.pages} />}
        </section>
        <SetAside rows={view.setAside} more={counts.moreSetAside} done={done} />
      </div>
    </>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className="row pager" aria-label={words.pages}>
      {page > 1 && (
        <a rel="prev" href={page === 2 ? '/' : `/?page=${page - 1}`}>
          {words.pageBefore}
        </a>
      )}
      <span>{words.pageOf(page, pages)}</span>
      {page < pages && (
        <a rel="next" href={`/?page=${page + 1}`}>
          {words.pageAfter}
        </a>
      )}
    </nav>
  );
}

import { data, Link, redirect } from 'react-router';
import { deskOf, hasRole, personOf, requireRole, writeLog } from '#desk/context.ts';
import { act } from '#desk/on-call/act.ts';
import { Calendar } from '#desk/on-call/calendar.tsx';
import { NoteForms } from '#desk/on-call/note-forms.tsx';
import { NotedChanges } from '#desk/on-call/noted.tsx';
import { Refused } from '#desk/on-call/refused.tsx';
import { Tabs } from '#desk/on-call/tabs.tsx';
import { UnrungNotice } from '#desk/on-call/unrung.tsx';
import { readOnCall } from '#desk/on-call/view.ts';
import { Woken } from '#desk/on-call/woken.tsx';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import type { Route } from './+types/on-call.ts';
import './on-call.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const done = asked.get('done');
  const view = await readOnCall(deskOf(context), asked);
  const said = (['noted', 'open', 'cancelled'] as const).find((one) => one === done);
  return { ...view, mayChange: hasRole(personOf(context), ...changers), done: said };
}

const changers = ['attorney', 'staff', 'owner'] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const desk = deskOf(context);
  const person = requireRole(context, ...changers);
  const sent = new URLSearchParams([...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const done = await act(desk, person.id, sent);
  if (done.kind === 'refused' || done.kind === 'wrong') return data(done, { status: 422 });
  await writeLog(desk, person, done.kind === 'cancelled' ? 'on-call-cancelled' : 'on-call-noted');
  const { searchParams } = new URL(request.url);
  searchParams.set('done', done.kind);
  throw redirect(`/on-call?${searchParams}`);
}

export default function OnCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar, day, now, gaps, fallback, changes, woken, unrung, people, takers, night, mayChange, done } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <Tabs here="calendar" />
      {actionData?.kind === 'refused' && <Refused {...actionData} fallback={fallback} />}
      {actionData?.kind === 'wrong' && (
        <p className="notice is-wrong" role="alert">
          {words.wrong[actionData.why]}
        </p>
      )}
      {done && !actionData && (
        <p className="notice is-good" role="status">
          {words.done[done]}
        </p>
      )}
      {now ? (
        <p className={now.isGap ? 'notice is-wrong' : 'on-call-now'}>
          <b>{now.text}</b> {now.next}
        </p>
      ) : (
        <p className="notice">{words.noRota}</p>
      )}
      <UnrungNotice unrung={unrung} />
      {now && <Gaps gaps={gaps} fallback={fallback} />}
      {calendar && <Calendar calendar={calendar} day={day} />}
      <div className="on-call-columns">
        <div>
          {calendar && <NotedChanges changes={changes} mayChange={mayChange} />}
          {calendar && mayChange && <NoteForms key={day} day={day} people={people} takers={takers} night={night} />}
        </div>
        <Woken {...woken} fallback={fallback} />
      </div>
    </>
  );
}

function Gaps({ gaps, fallback }: { gaps: { text: string; day: string }[]; fallback: string }) {
  if (gaps.length === 0) return <p className="hint">{words.gaps.none}</p>;
  return (
    <section className="notice is-wrong on-call-gaps" aria-labelledby="gaps">
      <h2 id="gaps">{words.gaps.title(gaps.length)}</h2>
      <ul>
        {gaps.map(({ text, day }) => (
          <li key={text}>
            <Link to={`?view=week&day=${day}`} preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <p>{words.gaps.lead(fallback)}</p>
    </section>
  );
}

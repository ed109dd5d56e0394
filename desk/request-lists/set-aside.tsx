import { useRef, useSyncExternalStore } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import type { Done } from '#desk/request-lists/decide.ts';
import type { Shown } from '#desk/request-lists/waiting-view.ts';
import { waiting as words } from '#desk/words/en/waiting.ts';

/** What looks like spam, with one decision for as many as are marked. */
export function SetAside({ rows, more, done }: { rows: readonly Shown[]; more: number; done: { decision: Done; count: number } | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  const scripted = useScripted();
  const { setAside } = words;
  return (
    <section className="aside" aria-labelledby="set-aside">
      <h2 id="set-aside">
        {setAside.title} {rows.length > 0 && <span className="aside-count">{rows.length + more}</span>}
      </h2>
      {done && <p className={`notice ${done.decision === 'none' || done.decision === 'over' ? '' : 'is-good'}`}>{told(done)}</p>}
      {rows.length === 0 ? (
        <p className="aside-lead">{setAside.none}</p>
      ) : (
        <Form method="post" action="/?index" ref={form} className="aside-form">
          <p className="aside-lead">{setAside.lead}</p>
          {scripted && rows.length > 1 && (
            <label className="aside-all">
              <input type="checkbox" onChange={({ currentTarget }) => mark(form.current, currentTarget.checked)} />
              {setAside.all}
            </label>
          )}
          <ul className="aside-rows">
            {rows.map((row) => (
              <li key={row.reference}>
                <input type="checkbox" name="request" value={row.reference} aria-label={setAside.choose(row.name)} />
                <div>
                  <p className="aside-name">
                    <Link to={`/requests/${row.reference}`}>{row.name}</Link> {row.urgent && <Badge tone="new">{words.urgent}</Badge>}
                  </p>
                  <p className="waiting-note">
                    {row.place} <span className="waiting-reference">{row.spoken}</span>
                  </p>
                  <p className="waiting-note">
                    {words.since(row.received)}, {words.promisedUntil(row.promised)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{setAside.more(more)}</p>}
          <div className="row aside-acts">
            <Button name="decision" value="open" disabled={busy}>
              {setAside.toOpen}
            </Button>
            <Button name="decision" value="spam" look="danger" disabled={busy}>
              {setAside.spam}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

function told({ decision, count }: { decision: Done; count: number }): string {
  const { setAside } = words;
  if (decision === 'none') return setAside.chosenNone;
  if (decision === 'over') return setAside.over;
  return decision === 'open' ? setAside.opened(count) : setAside.closed(count);
}

function mark(form: HTMLFormElement | null, checked: boolean): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name=request]') ?? []) box.checked = checked;
}

/** A control that only script can serve is there only with script. */
function useScripted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

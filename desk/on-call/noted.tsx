import { Form } from 'react-router';
import type { OnCallView } from '#desk/on-call/view.ts';
import { Button } from '#desk/parts/button.tsx';
import { onCallWords } from '#desk/words/en/on-call.ts';

const words = onCallWords.changes;

/** What departs from the rota from now on, each with who noted it. */
export function NotedChanges({ changes, mayChange }: { changes: OnCallView['changes']; mayChange: boolean }) {
  return (
    <section aria-labelledby="noted" className="on-call-noted">
      <h2 id="noted">{words.title}</h2>
      {changes.length === 0 && <p>{words.none}</p>}
      <ul>
        {changes.map(({ id, when, what, madeBy }) => (
          <li key={id}>
            <p>
              <b>{what}</b>
              <span>{when}</span>
              <span className="hint">{words.by(madeBy)}</span>
            </p>
            {mayChange && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="cancel" />
                <Button look="quiet" name="id" value={id} aria-label={words.cancelOf(what, when)}>
                  {words.cancel}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {!mayChange && <p className="hint">{words.mayOnlyLook}</p>}
    </section>
  );
}

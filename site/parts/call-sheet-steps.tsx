import type { ReactNode } from 'react';
import type { Action, CallSheet } from '#followup/call-sheet/call-sheet.ts';
import { useSite } from '../site-context.tsx';

type Props = { sheet: CallSheet; unnamed: boolean };

/** Who calls back: a choice with no default, so that a program which presses every button does not take the request. */
export function Take({ sheet, unnamed }: Props) {
  const { take } = useSite().words.callSheet;
  return (
    <Do action="acknowledge" token={sheet.token} className="card take">
      <fieldset className="chips" aria-describedby="take-hint">
        <legend>{take.heading}</legend>
        {unnamed ? (
          <p className="error" role="alert">
            {take.choose}
          </p>
        ) : null}
        {sheet.people.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="who" value={id} required />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <button className="button" type="submit">
        {take.button}
      </button>
      <p className="note" id="take-hint">
        {take.hint}
      </p>
    </Do>
  );
}

export function Outcome({ sheet, unnamed }: Props) {
  const { words, firm } = useSite();
  const { outcome: say, story } = words.callSheet;
  const { nextTryMinutes } = firm.onCall;
  return (
    <section className="card">
      {sheet.state === 'acknowledged' ? (
        <div className="outcomes">
          <h2>{say.heading}</h2>
          <Do action="reached" token={sheet.token}>
            <button className="button" type="submit">
              {say.reached}
            </button>
          </Do>
          <Do action="left-message" token={sheet.token}>
            <button className="button ghost" type="submit">
              {say.leftMessage}
            </button>
          </Do>
          <Do action="no-answer" token={sheet.token}>
            <button className="button ghost" type="submit">
              {say.noAnswer}
            </button>
          </Do>
          <p className="note">{say.hint(nextTryMinutes.noAnswer, nextTryMinutes.leftMessage)}</p>
        </div>
      ) : null}
      <details>
        <summary>{say.cannot}</summary>
        <Do action="cannot-take" token={sheet.token}>
          <p>{say.cannotHint}</p>
          <Confirm id="cannot" label={say.cannotConfirm} error={unnamed ? story.choose : undefined} />
          <button className="button ghost" type="submit">
            {say.cannot}
          </button>
        </Do>
      </details>
    </section>
  );
}

/** What became of it, after they were reached. */
export function Hired({ sheet }: Pick<Props, 'sheet'>) {
  const { outcome: say } = useSite().words.callSheet;
  return (
    <Do action="hired" token={sheet.token}>
      <button className="button ghost" type="submit">
        {say.hired}
      </button>
    </Do>
  );
}

function Confirm({ id, label, error }: { id: string; label: string; error: string | undefined }) {
  return (
    <div className="tick">
      {error ? (
        <p className="error" role="alert">
          {error}
        </p>
      ) : null}
      <label htmlFor={id}>
        <input id={id} type="checkbox" name="who" value="confirmed" required />
        <span>{label}</span>
      </label>
    </div>
  );
}

/** Everything is done by POST, with the token in the body: no address holds it, and visiting an address changes nothing. */
export function Do({ action, token, className, children }: { action: Action; token: string; className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/call" className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="do" value={action} />
      {children}
    </form>
  );
}

import { Facts } from '#desk/alert/facts.tsx';
import { Press } from '#desk/alert/press.tsx';
import type { Outcome, Shown } from '#desk/alert/shown.ts';
import { Touch } from '#desk/alert/touch.tsx';
import { useApp } from '#desk/alert/use-app.ts';
import { alert as words } from '#desk/words/en/alert.ts';

/** One request as far as its link may show it, and what to press. */
export function Alert({ alert, outcome, person }: { alert: Shown; outcome: Outcome; person: string | undefined }) {
  const said = saidOf(outcome, alert);
  const app = useApp();
  const open = alert.state === 'waiting' || alert.state === 'taken';
  return (
    <article className="alert-sheet">
      <Facts alert={alert} />
      {said && (
        <p className={`notice ${outcome.kind === 'unsure' ? 'is-wrong' : 'is-good'}`} role={outcome.kind === 'unsure' ? 'alert' : 'status'}>
          {said}
        </p>
      )}
      {open && <Touch token={alert.token} takes={alert.state === 'waiting'} person={person} app={app} />}
      {open && <Press alert={alert} unfolded={outcome.kind === 'unsure' || (app === 'nothing' && !person)} />}
    </article>
  );
}

function saidOf(outcome: Outcome, { taken }: Shown): string | undefined {
  const { without, done } = words;
  switch (outcome.kind) {
    case 'opened':
    case 'over':
      return undefined;
    case 'unsure':
      return without.missing[outcome.missing];
    case 'nobody':
      return without.nobody;
    case 'taken':
      return done.theirs(taken?.by ?? outcome.by);
    case 'done':
      return taken ? done.yours : done.passedOn;
  }
}

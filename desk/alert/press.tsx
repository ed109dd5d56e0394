import { useId } from 'react';
import { Form } from 'react-router';
import type { Shown } from '#desk/alert/shown.ts';
import { Button } from '#desk/parts/button.tsx';
import { alert as words } from '#desk/words/en/alert.ts';

/**
 * The two buttons that work without a passkey. Mail programs open links, run their scripts and press what they find; they choose no name and
 * move no bar to its end. What stands first and last is nobody's name, in case they tick something.
 */
export function Press({ alert, unfolded }: { alert: Shown; unfolded: boolean }) {
  const { without } = words;
  const bar = useId();
  const choices = [{ id: 'looked', name: without.looked }, ...alert.people, { id: 'other', name: without.other }];
  const mayTake = alert.state === 'waiting';
  const mayPass = !alert.aside && !alert.passedOn;
  if (!mayTake && !mayPass) return null;
  return (
    <details className="panel alert-press" open={unfolded}>
      <summary>
        <h2>{without.title}</h2>
        <span>{mayTake ? without.both : without.one}</span>
      </summary>
      <Form method="post">
        <input type="hidden" name="link" value={alert.token} />
        <fieldset>
          <legend>{without.who}</legend>
          {choices.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="who" value={id} required />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className="alert-bar">
          <label htmlFor={bar}>{without.bar}</label>
          <input id={bar} type="range" name="moved" min={0} max={100} step={1} defaultValue={0} />
        </div>
        {mayTake && (
          <div>
            <Button look="ghost" name="do" value="take">
              {without.take}
            </Button>
            <p className="alert-hint">{without.takeHint}</p>
          </div>
        )}
        {mayPass && (
          <div>
            <Button look="ghost" name="do" value="cannot">
              {without.cannot}
            </Button>
            <p className="alert-hint">{without.cannotHint}</p>
          </div>
        )}
      </Form>
    </details>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { ActForm, Sure } from '#desk/request-page/act-form.tsx';
import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';

/** Closed until it is wanted; opens without script. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

export function Appointment({ seen, moves }: { seen: string; moves: boolean }) {
  const say = words.appointment;
  return (
    <Fold title={moves ? say.move : say.title}>
      <ActForm act="appointment" seen={seen}>
        <p className="hint">{say.lead}</p>
        <div className="pair">
          <Field label={say.day}>{(described) => <input {...described} type="date" name="day" required />}</Field>
          <Field label={say.time}>{(described) => <input {...described} type="time" name="time" required />}</Field>
        </div>
        <Field label={say.where}>
          {(described) => (
            <select {...described} name="where">
              {Object.entries(say.places).map(([place, name]) => (
                <option key={place} value={place}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say.detail} hint={say.detailHint}>
          {(described) => <input {...described} name="detail" maxLength={200} autoComplete="off" />}
        </Field>
        <Button>{say.button}</Button>
      </ActForm>
    </Fold>
  );
}

export function Reassign({ seen, people }: { seen: string; people: RequestView['people'] }) {
  const say = words.reassign;
  return (
    <Fold title={say.title}>
      <ActForm act="reassign" seen={seen}>
        <Field label={say.who} hint={say.hint}>
          {(described) => (
            <select {...described} name="to" required defaultValue="">
              <option value="">{say.choose}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button>{say.button}</Button>
      </ActForm>
    </Fold>
  );
}

export function Decline({ seen }: { seen: string }) {
  const say = words.decline;
  return (
    <Fold title={say.title}>
      <ActForm act="decline" seen={seen}>
        <p className="hint">{say.lead}</p>
        <Sure id="decline-sure">{say.sure}</Sure>
        <Button look="danger">{say.button}</Button>
      </ActForm>
    </Fold>
  );
}

export function Refer({ seen }: { seen: string }) {
  const say = words.refer;
  return (
    <Fold title={say.title}>
      <ActForm act="refer" seen={seen}>
        <p className="hint">{say.lead}</p>
        <Field label={say.to} hint={say.hint}>
          {(described) => <input {...described} name="to" required minLength={2} maxLength={200} autoComplete="off" />}
        </Field>
        <Button look="danger">{say.button}</Button>
      </ActForm>
    </Fold>
  );
}

export function Spam({ seen }: { seen: string }) {
  const say = words.spam;
  return (
    <Fold title={say.title}>
      <ActForm act="spam" seen={seen}>
        <p className="hint">{say.lead}</p>
        <Sure id="spam-sure">{say.sure}</Sure>
        <Button look="danger">{say.button}</Button>
      </ActForm>
    </Fold>
  );
}

import { Form } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { people } from '#desk/words/en/people.ts';

type Shown = { id: string; name: string; createdAt: string | null; usedAt: string | null; synced: boolean; here: boolean };

export function OwnPasskeys({ passkeys }: { passkeys: Shown[] }) {
  return (
    <ul className="people-list">
      {passkeys.map(({ id, name, createdAt, usedAt, synced, here }) => (
        <li key={id}>
          <div>
            <b>{name}</b> {here && <Badge tone="good">{people.here}</Badge>}
            <br />
            <span className="note">{synced ? people.synced : people.bound}</span>
          </div>
          <div className="note">
            {people.addedOn(createdAt ?? '')}
            <br />
            {usedAt && people.lastUsed(usedAt)}
          </div>
          <div className="row">
            <details>
              <summary>
                {people.rename}
                <span className="unseen"> {name}</span>
              </summary>
              <Form method="post">
                <input type="hidden" name="act" value="rename" />
                <input type="hidden" name="passkey" value={id} />
                <Field label={people.newName(name)}>
                  {(described) => <input {...described} name="name" defaultValue={name} maxLength={60} required autoComplete="off" />}
                </Field>
                <Button look="ghost">{people.rename}</Button>
              </Form>
            </details>
            {passkeys.length > 1 && (
              <Form method="post">
                <input type="hidden" name="act" value="remove" />
                <input type="hidden" name="passkey" value={id} />
                <Button look="danger">
                  {people.remove}
                  <span className="unseen"> {name}</span>
                </Button>
              </Form>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

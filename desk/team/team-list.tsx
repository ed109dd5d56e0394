import { Form } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import { people, roleNames } from '#desk/words/en/people.ts';
import type { FirmRole } from '#firm/on-call.ts';

type Shown = {
  id: string;
  name: string;
  roles: readonly FirmRole[];
  passkeys: number;
  usedAt: string | null;
  invitedUntil: string | null;
  mayInvite: boolean;
  mayReplace: boolean;
};

export function TeamList({ team }: { team: Shown[] }) {
  return (
    <ul className="people-list">
      {team.map(({ id, name, roles, passkeys, usedAt, invitedUntil, mayInvite, mayReplace }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <br />
            <span className="note">{roles.map((role) => roleNames[role]).join(', ')}</span>
          </div>
          <div>
            {passkeys > 0 ? <Badge tone="good">{people.passkeys(passkeys)}</Badge> : <Badge>{people.none}</Badge>}{' '}
            {invitedUntil && <Badge tone="new">{people.invitedUntil(invitedUntil)}</Badge>}
            <br />
            {usedAt && <span className="note">{people.lastUsed(usedAt)}</span>}
          </div>
          <div className="row">
            {mayInvite && (
              <Form method="post">
                <input type="hidden" name="member" value={id} />
                <Button look="ghost" name="act" value="invite">
                  {passkeys > 0 || invitedUntil ? people.inviteAgain : people.invite}
                  <span className="unseen"> {name}</span>
                </Button>
              </Form>
            )}
            {mayReplace && (
              <details>
                <summary>
                  {people.lost}
                  <span className="unseen"> {name}</span>
                </summary>
                <Form method="post">
                  <input type="hidden" name="member" value={id} />
                  <p className="note">{people.lostHint}</p>
                  <Button look="danger" name="act" value="lost">
                    {people.lost}
                    <span className="unseen"> {name}</span>
                  </Button>
                </Form>
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

import { Form } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Table } from '#desk/parts/table.tsx';
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

export function TeamTable({ team }: { team: Shown[] }) {
  return (
    <Table caption={people.team} heads={[people.name, people.roles, people.access, people.used, people.acts]}>
      {team.map(({ id, name, roles, passkeys, usedAt, invitedUntil, mayInvite, mayReplace }) => (
        <tr key={id}>
          <td>
            <b>{name}</b>
          </td>
          <td>{roles.map((role) => roleNames[role]).join(', ')}</td>
          <td>
            {passkeys > 0 ? <Badge tone="good">{people.passkeys(passkeys)}</Badge> : <Badge>{people.none}</Badge>}{' '}
            {invitedUntil && <Badge tone="new">{people.invitedUntil(invitedUntil)}</Badge>}
          </td>
          <td>{usedAt ?? people.never}</td>
          <td>
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
          </td>
        </tr>
      ))}
    </Table>
  );
}

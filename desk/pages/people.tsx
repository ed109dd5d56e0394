import { Link, useRevalidator } from 'react-router';
import { z } from 'zod';
import { deskOf, mayOpen, personOf, requireFresh } from '#desk/context.ts';
import { PasskeyButton } from '#desk/parts/passkey-button.tsx';
import { inviteMember, mayInvite, mayReplace, removePasskey, renamePasskey, replaceMember } from '#desk/team/acts.ts';
import { OwnPasskeys } from '#desk/team/own-passkeys.tsx';
import { readPasskeys, readTeam } from '#desk/team/read-team.ts';
import { TeamList } from '#desk/team/team-list.tsx';
import { people, teamOutcomes } from '#desk/words/en/people.ts';
import { publishing } from '#desk/words/en/publishing.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { Route } from './+types/people.ts';
import './people.css';

export async function loader({ context }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const person = personOf(context);
  const shown = (at: Date | null) => at && shortDayAndTime(at, desk.content.language.lang);
  const [passkeys, team] = await Promise.all([readPasskeys(desk, person), readTeam(desk)]);
  return {
    passkeys: passkeys.map(({ createdAt, usedAt, ...rest }) => ({ ...rest, createdAt: shown(createdAt), usedAt: shown(usedAt) })),
    team: team.map(({ email, usedAt, invitedUntil, ...rest }) => ({
      ...rest,
      usedAt: shown(usedAt),
      invitedUntil: shown(invitedUntil),
      mayInvite: mayInvite(person) && email !== undefined,
      mayReplace: mayReplace(person, rest) && email !== undefined && rest.passkeys > 0,
    })),
    seesLog: mayOpen(person, '/log'),
    publishes: mayOpen(person, '/publishing'),
  };
}

const act = z.discriminatedUnion('act', [
  z.object({ act: z.literal('rename'), passkey: z.string(), name: z.string() }),
  z.object({ act: z.literal('remove'), passkey: z.string() }),
  z.object({ act: z.literal('invite'), member: z.string() }),
  z.object({ act: z.literal('lost'), member: z.string() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const person = requireFresh(context, request);
  const desk = deskOf(context);
  const wanted = act.safeParse(Object.fromEntries(await request.formData()));
  if (!wanted.success) return 'unknown';
  switch (wanted.data.act) {
    case 'rename':
      return renamePasskey(desk, person, wanted.data.passkey, wanted.data.name);
    case 'remove':
      return removePasskey(desk, person, wanted.data.passkey);
    case 'invite':
      return inviteMember(desk, person, wanted.data.member);
    case 'lost':
      return replaceMember(desk, person, wanted.data.member);
  }
}

export default function People({ loaderData: { passkeys, team, seesLog, publishes }, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const said = actionData && teamOutcomes[actionData];
  return (
    <>
      <title>{people.title}</title>
      <h1>{people.title}</h1>
      {said && (
        <p role="status" className={`notice ${said.good ? 'is-good' : 'is-wrong'}`}>
          {said.words}
        </p>
      )}
      <div className="people-part">
        <h2>{people.own}</h2>
        {passkeys.length === 1 && <p className="notice">{people.onlyOne}</p>}
        <OwnPasskeys passkeys={passkeys} />
        <p className="note">{people.addLead}</p>
        <PasskeyButton
          wish={{ purpose: 'add' }}
          look="ghost"
          onDone={() => void revalidate()}
          onRefused={(outcome) => outcome.kind === 'refused' && outcome.why === 'stale' && location.assign('/confirm?to=/people')}
        >
          {people.add}
        </PasskeyButton>
      </div>
      <div className="people-part">
        <h2>{people.team}</h2>
        <p className="note">
          {people.teamLead} {people.confirmFirst}
        </p>
        <TeamList team={team} />
        {seesLog && (
          <p>
            <Link to="/log">{people.log}</Link>
          </p>
        )}
        {publishes && (
          <p>
            <Link to="/publishing">{publishing.toPage}</Link>
          </p>
        )}
      </div>
    </>
  );
}

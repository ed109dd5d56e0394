import { sql } from 'kysely';
import { alertToken } from '#deliveries/signed-token.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { recipientsOf } from '#server/sealing.ts';
import { openSecrets } from '#vault/secrets.ts';
import { type DeskAlone, Visitor } from '../testkit/desk-alone.ts';
import { storeCourse, storeMessage } from '../testkit/figured-requests.ts';
import type { SoftPasskey } from '../testkit/soft-passkey.ts';

/** A desk with something to steal: requests, alerts whose links open, and people who are signed in. */
export type Target = {
  desk: DeskAlone;
  partner: { visitor: Visitor; passkey: SoftPasskey };
  technician: { visitor: Visitor; passkey: SoftPasskey };
  requests: { id: string; reference: string; delivery: string; token: string }[];
  /** What the desk holds that an attack could change: equal before and after means that nothing was done. */
  state: () => Promise<string>;
};

/** Of a link that a worker with this secret would send. */
export function linkOf(delivery: string, secret: string = demoKeys.desk.LINK_SECRET): string {
  return alertToken(delivery, openSecrets(secret));
}

export async function furnish(desk: DeskAlone): Promise<Target> {
  const [partner, technician] = [await enrolled(desk, 'partner'), await enrolled(desk, 'technician')];
  const at = new Date(Date.now() - 600_000).toISOString();
  const requests: Target['requests'] = [];
  for (let made = 0; made < 3; made++) {
    const request = await storeCourse(desk.db, { at }, recipientsOf(demoKeys.desk));
    const delivery = await storeMessage(desk.db, { channel: 'email', state: 'handed-over', at, request: request.id });
    requests.push({ ...request, delivery, token: linkOf(delivery) });
  }
  return { desk, partner, technician, requests, state: () => stateOf(desk) };
}

/** On a machine that is busy, the first connections to the database may take longer than the desk waits for them. */
async function enrolled(desk: DeskAlone, person: 'partner' | 'technician', tries = 5): Promise<Target['partner']> {
  const visitor = new Visitor(desk);
  try {
    return { visitor, passkey: await visitor.enroll(await desk.invite(person)) };
  } catch (error) {
    if (tries === 1) throw error;
    return enrolled(desk, person, tries - 1);
  }
}

async function stateOf({ db }: DeskAlone): Promise<string> {
  const { rows } = await sql`select
    (select json_agg(f order by f.case_review_id) from (select case_review_id, state, acknowledged_by, conflict_cleared_at, reached_at, closed_at from followups) as f) as followups,
    (select count(*) from followup_events) as events, (select count(*) from deliveries) as messages, (select count(*) from desk_invites) as invites,
    (select count(*) from desk_passkeys where revoked_at is null) as passkeys, (select count(*) from on_call_changes) as changes,
    (select count(*) from case_reviews where erased_at is null) as requests, (select count(*) from notes) as notes`.execute(db);
  return JSON.stringify(rows);
}

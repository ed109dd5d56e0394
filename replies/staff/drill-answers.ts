import { sql } from 'kysely';
import { linkOf, tokenHash } from '#case-review/message-link.ts';
import { typedLetters } from '#case-review/reference.ts';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { deliveryOf } from '#deliveries/push-token.ts';
import { isOpen, type Told } from '#followup/alerts/alerted.ts';
import { forgetTries, mayTry } from '#followup/receipt/typed-tries.ts';
import { noteAnswer, stillCounts } from '#on-call/drills/answers.ts';
import { type Secrets, underAll } from '#vault/secrets.ts';

/** The button of a push message. */
export async function answerByButton({ db, secrets }: { db: Database; secrets: Secrets }, token: string): Promise<boolean> {
  const delivery = deliveryOf(token, secrets);
  return delivery !== undefined && noteAnswer(db, delivery);
}

/** A "1" by text, where it means the drill. `alerted`: what these people were alerted about within the same time. */
export async function answerByText(db: Database, who: readonly string[], alerted: readonly Told[]): Promise<boolean> {
  const { rows } = await sql<Pick<RowOf<'deliveries'>, 'id'> & { drill_id: string; at: Date }>`select id, drill_id, handed_over_at as at from deliveries
    where channel = 'sms' and recipient = any(${who}::text[]) and handed_over_at is not null and ${stillCounts} order by handed_over_at desc`.execute(db);
  const [newest] = rows;
  if (!newest || !meansDrill(newest, alerted)) return false;
  // Two people may share a number.
  for (const { id, drill_id } of rows) if (drill_id === newest.drill_id) await noteAnswer(db, id);
  return true;
}

/** A request that waits always wins. Of what does not wait any more, the newest message is what a short answer means. */
export function meansDrill(drill: { at: Date }, alerted: readonly Pick<Told, 'state' | 'told_at'>[]): boolean {
  return alerted.every((one) => !isOpen(one) && one.told_at <= drill.at);
}

/** How somebody came to the page: by the link of a mail or push message, or by the mail's code where no script runs. */
export type DrillWay = { token: string } | { code: string };

/** The button on the page. `visitor` is the part of the network it comes from, which bounds how many codes can be tried. */
export async function answerByPage({ db, secrets }: { db: Database; secrets: Secrets }, way: DrillWay, visitor: string): Promise<boolean> {
  const tries = `drill ${visitor}`;
  if ('code' in way && !(await mayTry(db, secrets, tries))) return false;
  const { rows } = await sql<Pick<RowOf<'deliveries'>, 'id'>>`select id from deliveries where channel in ('email', 'push') and ${stillCounts}`.execute(db);
  const found = rows.find(({ id }) => underAll(secrets, (key) => linkOf(id, key)).some((link) => opens(way, link)));
  if (!found) return false;
  if ('code' in way) await forgetTries(db, secrets, tries);
  return noteAnswer(db, found.id);
}

/** Hashes are compared, so that how long it takes tells nothing. */
function opens(way: DrillWay, link: ReturnType<typeof linkOf>): boolean {
  return 'token' in way ? tokenHash(way.token) === tokenHash(link.token) : tokenHash(typedLetters(way.code)) === tokenHash(link.code);
}

import { typedLetters } from '#case-review/reference.ts';
import { deskOf, requireRole, writeLog } from '#desk/context.ts';
import { isGone, readRow } from '#desk/request-page/read.ts';
import type { MayCall } from '#desk/request-page/use-call.ts';
import { request as words } from '#desk/words/en/request.ts';
import { timeOfDay } from '#firm/clock.ts';
import { acknowledge } from '#followup/actions/take.ts';
import type { Route } from './+types/request-call.ts';

/** Before somebody dials: whoever calls has the request, so that nobody is called by two people. */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const desk = deskOf(context);
  const person = requireRole(context, 'attorney', 'staff', 'owner');
  const row = await readRow(desk.db, typedLetters(params.reference));
  if (!row) throw new Response(null, { status: 404 });
  const answer = (may: MayCall) => Response.json(may);
  if (isGone(row)) return answer({ kind: 'not', said: words.did.over });
  const acted = await acknowledge(desk.db, desk.ladder, row.id, person.id);
  if (acted.kind === 'done') await writeLog(desk, person, 'took-request', row.id);
  if (acted.kind !== 'taken' || acted.by === person.id) return answer({ kind: 'dial' });
  const name = desk.people()[acted.by]?.name ?? acted.by;
  return answer({ kind: 'not', said: words.calling.already(name, row.acknowledged_at && timeOfDay(row.acknowledged_at, desk.content.firm.language.lang)) });
}

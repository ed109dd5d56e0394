import { redirect } from 'react-router';
import { deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { wholeExport } from '#desk/request-lists/whole-export.ts';
import { zip } from '#desk/request-lists/zip.ts';
import { streamed } from '#desk/streamed.ts';
import { calendarDay } from '#firm/clock.ts';
import type { Route } from './+types/export-file.ts';

/** Somebody who had to confirm first comes back here. */
export function loader() {
  throw redirect('/export');
}

export async function action({ context, request }: Route.ActionArgs) {
  requireRole(context, 'owner');
  const person = requireFresh(context, request);
  const desk = deskOf(context);
  await writeLog(desk, person, 'exported');
  const now = desk.clock();
  return streamed(zip(wholeExport(desk, now)), 'application/zip', `firm-${calendarDay(now)}.zip`);
}

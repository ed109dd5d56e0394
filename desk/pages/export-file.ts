import { redirect } from 'react-router';
import { deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { wholeExport } from '#desk/requests/whole-export.ts';
import { zip } from '#desk/requests/zip.ts';
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
  return new Response(ReadableStream.from(zip(wholeExport(desk, now))), {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="firm-${calendarDay(now)}.zip"` },
  });
}

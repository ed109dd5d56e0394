import { spoken } from '#case-review/reference.ts';
import { deskOf } from '#desk/context.ts';
import { calendarFile } from '#desk/request-page/ics.ts';
import { isGone, readRow } from '#desk/request-page/read.ts';
import { request as words } from '#desk/words/en/request.ts';
import type { Route } from './+types/appointment-ics.ts';

const minutes = 60;

/** The appointment for the calendar of whoever keeps it. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { db, deskUrl, content } = deskOf(context);
  const row = await readRow(db, params.reference);
  if (!row || isGone(row) || !row.appointment_at || !row.appointment_where) throw new Response(null, { status: 404 });
  const { street, city, region, postalCode } = content.firm.address;
  const places = {
    office: [street, city, `${region} ${postalCode}`].join(', '),
    phone: words.appointment.places.phone,
    video: words.appointment.places.video,
    elsewhere: '',
  };
  const file = calendarFile({
    uid: `${row.reference}@${deskUrl.hostname}`,
    at: row.appointment_at,
    minutes,
    stamp: row.now,
    version: Math.floor(row.now.getTime() / 1000) % 2_000_000_000,
    title: words.appointment.summary(spoken(row.reference)),
    place: places[row.appointment_where],
    url: new URL(`/requests/${row.reference}`, deskUrl).href,
    note: words.appointment.description,
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${row.reference}.ics"`,
      'Cache-Control': 'no-store',
    },
  });
}

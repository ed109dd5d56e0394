import { deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { csvRow, csvStart } from '#desk/csv.ts';
import { readFilters } from '#desk/requests/filters.ts';
import { everyPage, type Listed } from '#desk/requests/list.ts';
import { streamed } from '#desk/streamed.ts';
import { standingWords, requests as words } from '#desk/words/en/requests.ts';
import { calendarDay, wallClock } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import type { Route } from './+types/requests-csv.ts';

/** What the filters leave, as a file. Sent while it is read, so that a long list needs no memory. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, 'owner');
  const person = requireFresh(context, request);
  const desk = deskOf(context);
  await writeLog(desk, person, 'exported');
  const pages = everyPage(desk, readFilters(new URL(request.url).searchParams));
  const rows = async function* () {
    const people = desk.people();
    yield csvStart + csvRow(words.csvHeads);
    for await (const page of pages) yield page.map((row) => csvRow(cellsOf(row, people))).join('');
  };
  return streamed(rows(), 'text/csv; charset=utf-8', `requests-${calendarDay(desk.clock())}.csv`);
}

function cellsOf({ reference, receivedAt, opened, urgency, lane, standing, person, callDueAt, conflictCleared }: Listed, people: OnCall['people']): string[] {
  return [
    reference,
    written(receivedAt),
    opened?.name ?? '',
    opened?.theirName ?? '',
    opened?.phone ?? '',
    opened?.email ?? '',
    opened?.city ?? '',
    opened?.county ?? '',
    urgency,
    words.filter.lanes[lane],
    standingWords[standing],
    person === null ? '' : (people[person]?.name ?? person),
    written(callDueAt),
    conflictCleared ? (opened?.caseType ?? '') : '',
  ];
}

/** As spreadsheets read it, in the firm's time zone. */
function written(at: Date): string {
  const { day, time } = wallClock(at);
  return `${day} ${time}`;
}

import { redirect } from 'react-router';
import { type Desk, deskOf, requireFresh, requireRole, writeLog } from '#desk/context.ts';
import { csvRow, csvStart } from '#desk/csv.ts';
import { readFilters } from '#desk/request-lists/filters.ts';
import { everyPage, type Listed, longestSearch, searchAll } from '#desk/request-lists/list.ts';
import { typedIn } from '#desk/request-lists/sent.ts';
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
  return fileOf(desk, everyPage(desk, readFilters(new URL(request.url).searchParams)));
}

/** What a search found within them. It comes by POST, as the search does, so that no name stands in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const person = requireRole(context, 'owner');
  // What was searched for cannot come along to the passkey and back, so it is searched for once more.
  if (!person.session.fresh) throw redirect('/confirm?to=%2Frequests');
  const desk = deskOf(context);
  const sent = await request.formData();
  await writeLog(desk, person, 'exported');
  return fileOf(desk, [await searchAll(desk, typedIn(sent, 'typed').slice(0, longestSearch), readFilters(sent))]);
}

function fileOf(desk: Desk, pages: AsyncIterable<Listed[]> | Iterable<Listed[]>): Response {
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

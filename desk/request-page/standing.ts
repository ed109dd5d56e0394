import type { Contact } from '#case-review/parts.ts';
import type { RequestRow } from '#desk/request-page/read.ts';
import { request as words } from '#desk/words/en/request.ts';
import { dayAndTime, shortDayAndTime, timeOfDay } from '#firm/clock.ts';
import { windowOf } from '#followup/escalation/call-times.ts';

/** Who it is and how it stands, in the lines at the top of the page. */
export function headOf(row: RequestRow, contact: Contact, named: (id: string | null) => string, lang: string) {
  const { is_open: isOpen } = row;
  const late = isOpen && row.now >= row.call_due_at;
  return {
    name: contact.full_name || words.unnamed,
    other: contact.their_name ? words.forSomebody(contact.their_name) : undefined,
    urgent: row.urgency === 'urgent',
    setAside: row.lane === 'quarantine' && isOpen,
    received: words.received(shortDayAndTime(row.received_at, lang)),
    receivedAt: row.received_at.toISOString(),
    promise: isOpen ? promiseOf(row, late, lang) : undefined,
    late,
    isOpen,
    state: stateOf(row, named, lang),
    lines: [
      ...(row.told_late_at && isOpen ? [words.promise.told(timeOfDay(row.told_late_at, lang))] : []),
      ...(row.tried_at && isOpen ? [words.tried(shortDayAndTime(row.tried_at, lang))] : []),
      ...(row.state === 'acknowledged' && row.tried_at && row.remind_at ? [words.again(shortDayAndTime(row.remind_at, lang))] : []),
      ...(row.state === 'acknowledged' && row.goes_on_at ? [words.reportBy(shortDayAndTime(row.goes_on_at, lang))] : []),
    ],
    notTold: row.not_told_at !== null,
  };
}

function promiseOf(row: RequestRow, late: boolean, lang: string): string {
  if (late) return words.promise.late(shortDayAndTime(row.call_due_at, lang));
  const window = windowOf(row, row.now);
  return window
    ? words.promise.between(dayAndTime(window.from, lang), timeOfDay(window.until, lang))
    : words.promise.by(shortDayAndTime(row.call_due_at, lang));
}

function stateOf(row: RequestRow, named: (id: string | null) => string, lang: string): string {
  const { states } = words;
  switch (row.state) {
    case 'acknowledged':
      return states.acknowledged(named(row.acknowledged_by), shortDayAndTime(row.acknowledged_at ?? row.now, lang));
    case 'reached':
      return row.hired_at ? states.hired(shortDayAndTime(row.hired_at, lang)) : states.reached(shortDayAndTime(row.reached_at ?? row.now, lang));
    case 'declined':
      return states[row.closed_as ?? 'declined'];
    case 'unanswered':
      return states.unanswered;
    default:
      return states.climbing;
  }
}

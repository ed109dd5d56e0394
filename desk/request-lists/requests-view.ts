import { spoken } from '#case-review/reference.ts';
import type { Listed } from '#desk/request-lists/list.ts';
import { requests as words } from '#desk/words/en/requests.ts';
import type { Standing } from '#desk/words/standings.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';

/** A request in the list, in the words that are on the screen and nothing else: what a loader returns stands in the page's source. */
export type ShownRequest = {
  reference: string;
  spoken: string;
  receivedAt: string;
  received: string;
  name: string;
  theirName: string;
  county: string;
  /** Part of what they wrote: shown only once the conflict check is done. */
  caseType: string;
  standing: Standing;
  urgent: boolean;
  setAside: boolean;
  person: string;
};

export function showRequest(row: Listed, people: OnCall['people']): ShownRequest {
  const { opened } = row;
  return {
    reference: row.reference,
    spoken: spoken(row.reference),
    receivedAt: row.receivedAt.toISOString(),
    received: shortDayAndTime(row.receivedAt, 'en-US'),
    name: opened?.name ?? words.noName,
    theirName: opened?.theirName ?? '',
    county: opened?.county ?? '',
    caseType: row.conflictCleared ? (opened?.caseType ?? '') : '',
    standing: row.standing,
    urgent: row.urgency === 'urgent',
    setAside: row.lane === 'quarantine',
    person: row.person === null ? '' : (people[row.person]?.name ?? row.person),
  };
}

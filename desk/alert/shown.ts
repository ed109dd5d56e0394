import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import type { Glance } from '#followup/alert-link/open.ts';
import type { PressedOn } from '#followup/alert-link/press.ts';

/** What of an alert is on the screen, and thereby in the page's source. The token is sent back with every button, in the body. */
export type Shown = Omit<Glance, 'request' | 'delivery'> & { token: string; people: { id: string; name: string }[] };

export type Outcome = PressedOn | { kind: 'opened' };

export function shownOf({ request: _request, delivery: _delivery, ...glance }: Glance, token: string, { people }: OnCall): Shown {
  return { ...glance, token, people: Object.entries(people).flatMap(([id, person]) => (mayBeAlerted(person) ? [{ id, name: person.name }] : [])) };
}

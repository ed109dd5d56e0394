import type { Firm } from '#firm/content.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import { type SpokenLanguage, spokenLanguage } from '#followup/alerts/spoken-language.ts';
import type { Glance } from '#replies/alert-link/open.ts';
import type { PressedOn } from '#replies/alert-link/press.ts';

/** What of an alert is on the screen, and thereby in the page's source. The token is sent back with every button, in the body. */
export type Shown = Omit<Glance, 'request' | 'delivery' | 'language'> & {
  token: string;
  people: { id: string; name: string }[];
  /** Undefined for English. */
  language: SpokenLanguage | undefined;
};

export type Outcome = PressedOn | { kind: 'opened' };

export function shownOf({ request: _request, delivery: _delivery, language, ...glance }: Glance, token: string, { people }: OnCall, firm: Firm): Shown {
  return {
    ...glance,
    token,
    language: spokenLanguage(firm, language),
    people: Object.entries(people).flatMap(([id, person]) => (mayBeAlerted(person) ? [{ id, name: person.name }] : [])),
  };
}

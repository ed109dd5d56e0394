import type { Contact } from '#case-review/parts.ts';
import type { Consent, RequestRow } from '#desk/request-page/read.ts';
import { request as words } from '#desk/words/en/request.ts';
import { shortDayAndTime, typedDate } from '#firm/clock.ts';
import type { Stop } from '#followup/request/stops.ts';

export type Fact = { label: string; value: string; more?: { label: string; text: string } };

/** What is known beside the story, without what is empty. */
export function factsOf(
  { language }: Pick<RequestRow, 'language'>,
  contact: Contact,
  consents: readonly Consent[],
  stops: readonly Stop[],
  lang: string,
): Fact[] {
  const say = words.facts;
  const { full_name, their_name, relation, their_place, their_birth, arrested = '', court_date, county, city, best_time, reasons } = contact;
  const rows: [string, string][] = [
    [say.who, full_name],
    [say.other, their_name],
    [say.relation, relation],
    [say.where, their_place],
    [say.born, typedDate(their_birth, lang)],
    [say.reasons, reasons.join('; ')],
    [say.arrested, arrested],
    [say.court, typedDate(court_date, lang)],
    [say.county, county],
    [say.city, city],
    [say.best, best_time],
    [say.language, languageName(language, lang)],
    [say.stops, stops.map((stop) => say.consents[stop]).join(', ')],
  ];
  return [...rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })), ...consents.map((consent) => consentFact(consent, lang))];
}

function consentFact({ calls, texts, mails, wording, at }: Consent, lang: string): Fact {
  const say = words.facts;
  const agreed = { calls, texts, mails };
  const what = (Object.keys(agreed) as Stop[]).filter((one) => agreed[one]).map((one) => say.consents[one]);
  return {
    label: say.consent,
    value: say.consentAt(what.join(', ') || say.none, shortDayAndTime(at, lang)),
    more: { label: say.wording, text: wording },
  };
}

function languageName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
}

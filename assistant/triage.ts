import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { courtDayIn, speaksOfCourt } from '#assistant/understanding/court-day.ts';
import { carried, type Slots, slotsIn } from '#assistant/understanding/slots.ts';
import type { Answer } from '#firm/answers.ts';
import type { Content } from '#firm/content.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';
import type { Prose } from '#firm/prose.ts';

export const questionNames = ['who', 'custody', 'county', 'charge', 'court'] as const;
export type QuestionName = (typeof questionNames)[number];

/** `off`: the talk is about something else. `asking`: this question comes next. `done`: this is the next step. `news`: it began with the last turn, which has an answer of its own. */
export type Triage = { about: Slots } & ({ kind: 'off' } | { kind: 'asking'; news: boolean; question: QuestionName } | { kind: 'done'; step: Answer });

export type Follow = (questions: readonly string[], today: string) => Triage;

/** Somebody who waits for help answers this many short questions, and no more. */
const most = 4;

/**
 * The way to one next step. It is read anew from what the visitor said: it begins with a tap on "Find my next step", or with news
 * of someone in custody, goes on as long as each turn answers the question before it, and ends in a step or with another question.
 */
export function triageOf(site: Content, english: Content): Follow {
  const { triage, arrested } = site;
  const language = site.language.code;
  const labels = labelsOf(site, english);
  const placed = placingOf(countiesOf(english));
  const [start, skip] = [folded(triage.start), folded(triage.skip)];

  return (questions, today) => {
    let about: Slots = {};
    let asked: QuestionName[] | undefined;
    let news = false;
    for (const text of questions) {
      const pending = asked && nextOf(about, asked);
      const plain = folded(text);
      const label = labels.get(plain);
      const said = label?.slots ?? (plain === start || plain === skip ? {} : slotsOf(text, today, pending));
      const replies = pending && (label?.question === pending || plain === skip || isShortReply(text, pending, said, language));
      about = carried(about, said);
      news = false;
      if (pending && replies) asked?.push(pending);
      else if (plain === start) asked = [];
      else if (label) asked = [label.question];
      else {
        news = said.custody === 'in';
        asked = news ? [] : undefined;
      }
    }
    if (!asked) return { kind: 'off', about };
    const question = nextOf(about, asked);
    return question ? { kind: 'asking', about, news, question } : { kind: 'done', about, step: stepFor(about) };
  };

  /** A day is a court date, and a bare name a county, where the question before it asked for that. */
  function slotsOf(text: string, today: string, pending: QuestionName | undefined): Slots {
    const said = slotsIn(pending === 'county' ? `in ${text}` : text, placed, language);
    return pending === 'court' || speaksOfCourt(text, language) ? { ...said, ...courtOf(text, today, language) } : said;
  }

  function stepFor(about: Slots): Answer {
    const { title, say, link } = triage.steps.find(({ when }) => fits(when, about)) ?? lastOf(triage.steps);
    const deadline = about.charge && triage.deadlines[about.charge];
    return {
      id: 'next-step',
      title,
      link,
      next: [],
      utterances: [],
      say: [...say, ...placeOf(about), ...(deadline ? [{ kind: 'paragraph' as const, children: deadline }] : []), ...bringFor(about)],
    };
  }

  function placeOf({ county, custody }: Slots): Prose {
    // The counties stand in the same order in every language.
    const place = arrested.counties[english.arrested.counties.findIndex(({ name }) => name === county)];
    if (!place) return [];
    const { name, jail, court, note } = place;
    const comma = language === 'ar' ? '، ' : ', ';
    const lines = [
      ...(custody === 'in' ? [`${triage.place.jail}${comma}${name}: ${[jail.name, jail.address, jail.phone].filter(Boolean).join(comma)}.`] : []),
      `${triage.place.court}${comma}${name}: ${court.name}${comma}${court.address}.`,
    ];
    const items = lines.map((line) => [{ kind: 'paragraph' as const, children: [line] }]);
    return [{ kind: 'list', ordered: false, items: note ? [...items, [{ kind: 'paragraph', children: note }]] : items }];
  }

  function bringFor({ custody }: Slots): Prose {
    const items = custody === 'in' ? triage.bring.custody : triage.bring.court;
    return [
      { kind: 'paragraph', children: [triage.bring.lead] },
      { kind: 'list', ordered: false, items: items.map((item) => [{ kind: 'paragraph', children: [item] }]) },
    ];
  }
}

/** What can be tapped in reply to a question. */
export function choicesOf({ triage, arrested }: Content, question: QuestionName): string[] {
  const own = question === 'county' ? arrested.counties.map(({ name }) => name) : Object.values(triage.questions[question].choices);
  return [...own, triage.skip];
}

type Label = { question: QuestionName; slots: Slots };

/** Each text of a choice, with what it says. */
function labelsOf({ triage, arrested }: Content, english: Content): ReadonlyMap<string, Label> {
  const listed = questionNames.flatMap((question) =>
    Object.entries(triage.questions[question].choices).map(([value, text]): [string, Label] => [folded(text), { question, slots: { [question]: value } }]),
  );
  const places = arrested.counties.map(({ name }, at): [string, Label] => [
    folded(name),
    { question: 'county', slots: { county: english.arrested.counties[at]?.name } },
  ]);
  return new Map([...listed, ...places]);
}

/** Someone in custody has no date to come to; someone who is free has one that matters more than the county. */
function nextOf(about: Slots, asked: readonly QuestionName[]): QuestionName | undefined {
  if (asked.length >= most) return undefined;
  const order: QuestionName[] = about.custody === 'in' ? ['who', 'county', 'charge'] : ['who', 'custody', 'court', 'charge', 'county'];
  return order.find((name) => about[name] === undefined && !asked.includes(name));
}

/** A typed reply: a few words that hold what was asked for. A place that we do not know, and "not yet", are replies too. */
function isShortReply(text: string, pending: QuestionName, said: Slots, language: LanguageCode): boolean {
  const words = text.trim().split(/\s+/).length;
  if (/[?؟¿]/.test(text) || asksSomething[language].test(folded(text)) || words > longestReply) return false;
  return said[pending] !== undefined || ((pending === 'county' || pending === 'court') && words <= 2);
}

const longestReply = 8;
/** People leave out question marks. */
const asksSomething: Record<LanguageCode, RegExp> = {
  en: /^\W*(?:what|whats|how|hows|why|when|where|who|which|can|could|do|does|did|will|would|should|is|are)\b/,
  es: /^\W*(?:que|como|cuanto|cuanta|cuantos|cuantas|cuando|donde|quien|cual|por que|xq|puedo|puede|pueden|debo|tengo que|hay|es|necesito saber|se puede)\b/,
  ar: /^[^\p{L}\p{N}]*(?:شو|شنو|ايش|وش|ماذا|ما هو|ما هي|كيف|شلون|كم|قديش|شكد|ليش|لماذا|متي|ايمتي|وين|اين|مين|هل|فيني|ممكن|لازم|sho|shu|kif|keef|kam|addesh|leish|emta|wen|wein|meen|fini|lazem|momken)(?!\p{L})/u,
};

/** What a text says about the court date; a day within a week is soon. */
function courtOf(text: string, today: string, language: LanguageCode): Slots {
  const courtDay = courtDayIn(text, today, language);
  if (!courtDay) return {};
  const away = (Date.parse(courtDay) - Date.parse(today)) / 86_400_000;
  return { courtDay, court: away <= 7 ? 'soon' : 'later' };
}

function fits(when: Content['triage']['steps'][number]['when'], about: Slots): boolean {
  return Object.entries(when).every(([name, value]) => about[name as QuestionName] === value);
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (!last) throw new Error('triage has no steps');
  return last;
}

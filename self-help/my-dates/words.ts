import type { State } from './counting.ts';
import type { ChoiceName, DateName, Doubt } from './questions.ts';
import type { Event, NoDate, Note, Rule } from './rules.ts';

/** Every text of the tool, in the language of the page. Dates come written out. */
export type MyDatesWords = {
  asks: Record<DateName | 'time', string>;
  /** Where an event asks for the same thing by another name. */
  asksOf: Partial<Record<Event, Partial<Record<DateName | 'time', string>>>>;
  choices: Record<ChoiceName, { ask: string; hint?: string; answers: Record<string, string> }>;
  optional: string;
  count: string;
  other: string;
  problem: Record<Doubt['why'], string>;
  isRight: string;
  state: Record<State, string>;
  sentence: {
    open: (day: string, left: number) => string;
    today: (day: string) => string;
    lastChance: (day: string, until: string) => string;
    over: (day: string) => string;
    hourOpen: (at: string) => string;
    beforeClosing: (day: string) => string;
    hourOver: string;
    range: (from: string, to: string) => string;
    hour: (at: string) => string;
  };
  rules: Record<Rule, { title: string; todo: string; why: string }>;
  notes: Record<Note, string>;
  noDate: Record<NoDate, string>;
  courtsDate: string;
  yourDate: string;
  happened: string;
  today: string;
  lastDay: string;
  callFirst: (phone: string) => string;
  callNow: string;
  calendar: string;
  calendarNote: string;
  calendarEntry: string;
  print: string;
  intoRequest: string;
  requestLine: (event: string, day: string) => string;
  paperWins: string;
  notAdvice: string;
};

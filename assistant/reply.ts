/**
 * What comes with the end of an answer, beside its text. The panel shows it; whoever reads only `choices` loses nothing that is said.
 */
export type Beside = {
  /** Of the answer, for screen readers: it is the language of the question, not always that of the page. */
  lang: string;
  /** What the talk is about so far, in words: "second OWI", "Macomb County". */
  about: string[];
  /** Texts that one tap sends, as if typed. */
  chips?: Chips | undefined;
  /** The sources behind the raised numbers ¹, ² and so on, in this order. */
  notes: Source[];
  /** Legal words in the answer, as they are written there, and where each is explained. */
  terms?: TermLink[] | undefined;
  /** What the talk says for fields of the case review form, from closed lists. Nothing of it is in a field before the visitor confirms it. */
  form: FormStart;
  /** How the case review is offered below this answer: as usual, in small print (after an admission or a private number), or not at all (danger to life). */
  offer: 'shown' | 'quiet' | 'none';
  /** Whether a company outside the firm gets the text, because its model helps to find answers. */
  provider?: boolean | undefined;
};

/** `meant`: other answers that fit nearly as well. `near`: the nearest where none fits. `next`: what people ask next. `choices`: replies to the question that the answer ends with. */
export type Chips = { kind: 'meant' | 'near' | 'next' | 'choices'; texts: string[] };

export type TermLink = { words: string; to: string };

export type Source = { cite: string; address: string };

/** Values as the form's own fields hold them (case-review/schema.ts); `court_date` is a day like 2026-11-20. */
export type FormStart = Partial<Record<'who' | 'county' | 'case_type' | 'arrested' | 'court_date', string>>;

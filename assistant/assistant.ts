import { type Told, toldAs } from '#assistant/answer-text.ts';
import { isFirstQuestion, questionsOf } from '#assistant/conversation.ts';
import { emergencyIn } from '#assistant/emergencies.ts';
import { languageOf } from '#assistant/language.ts';
import { holdsPrivateNumber, withoutPrivateNumbers } from '#assistant/private-numbers.ts';
import type { Beside, Chips } from '#assistant/reply.ts';
import { type Asked, type ModelParts, type Note, selectByModel } from '#assistant/selection.ts';
import { formStart, inWords } from '#assistant/slot-words.ts';
import { carried, type Slots } from '#assistant/understanding/slots.ts';
import { type Understood, understandingOf } from '#assistant/understanding/understand.ts';
import { inArabic, inEnglish, inSpanish, readsLikeConfession } from '#case-review/confession.ts';
import type { Answer } from '#firm/answers.ts';
import { type ChatLanguage, chatLanguages } from '#firm/chat-languages.ts';
import { answers, type Content, chatWords } from '#firm/content.ts';

export type AssistantParts = {
  site: Content;
  /** Chooses among the answers where there is one. Without it, and whenever it fails, the words of the question alone decide. */
  model?: ModelParts | undefined;
  note?: (note: Note) => void;
};

export type Assistant = { answer: (asked: Asked) => AsyncGenerator<string, Beside> };

/**
 * Answers a question, sentence by sentence, in the firm's own reviewed words and no others; a sentence that starts a new line
 * begins with a line break. What comes beside the words is returned at the end. Nothing is kept between questions.
 */
export function createAssistant({ site, model, note = () => undefined }: AssistantParts): Assistant {
  return { answer };

  async function* answer({ conversation, visitor, signal }: Asked): AsyncGenerator<string, Beside> {
    const asked = questionsOf(conversation);
    const question = asked.at(-1) ?? '';
    const language = languageOf(question);
    const { replies, emergencies } = chatWords(language);
    const keepOut = asked.flatMap((one, at) => (isKeptOut(one) ? at : []));
    // What tells of a deed says nothing about the case that is worth carrying: it is not read for what the talk is about either.
    const questions = asked.filter((one, at) => !readsLikeDeed(one) || at === asked.length - 1).map(withoutPrivateNumbers);
    const beside = (part: Partial<Beside> = {}): Beside => ({ lang: chatLanguages[language].lang, about: [], notes: [], form: {}, keepOut, ...part });

    const emergency = emergencyIn(question);
    if (emergency) {
      yield emergencies[emergency];
      return beside();
    }
    if (holdsPrivateNumber(question)) yield replies.privateNumber;
    if (readsLikeDeed(question)) {
      yield `\n${replies.confession}`;
      return beside();
    }
    const graph = graphOf(language);
    const understood = graph.understand(questions);
    const chosen = model && language === 'en' ? await selectByModel({ ...model, questions, found: understood.found, site, visitor, signal, note }) : undefined;
    // What the visitor's own words say counts; a model only adds what they left open.
    const about = chosen ? carried(chosen.slots, understood.about) : understood.about;
    const { given, chips } = reply(understood, chosen?.answers, graph);
    const told = given.map((one) => toldAs(one, site.law, replies));
    yield* given.length ? told.flatMap(({ sentences }, at) => (at ? [`\n${sentences[0]}`, ...sentences.slice(1)] : sentences)) : [`\n${replies.nothingFound}`];
    // What helps comes first, and what the chat cannot do comes last.
    yield `\n${isFirstQuestion(conversation) ? `${replies.identity} ` : ''}${replies.noAdvice}`;
    return beside({ ...shown(about, language), notes: told.flatMap(({ notes }: Told) => notes), chips });
  }
}

/** Opened once in a process, for each language at its first question. */
const graphs = new Map<ChatLanguage, Graph>();

function graphOf(language: ChatLanguage): Graph {
  const known = graphs.get(language) ?? openGraph(language);
  graphs.set(language, known);
  return known;
}

type Graph = { understand: (questions: readonly string[]) => Understood; byId: ReadonlyMap<string, Answer> };

function openGraph(language: ChatLanguage): Graph {
  const { all } = answers(language);
  return { understand: understandingOf(all, new Map()), byId: new Map(all.map((one) => [one.id, one])) };
}

/** What is answered, and what is offered beside it. A model that chose none was asked whether any fits, and said no. */
function reply({ kind, found }: Understood, chosen: Answer[] | undefined, { byId }: Graph): { given: Answer[]; chips: Chips | undefined } {
  const best = found.map(({ answer }) => answer);
  const given = chosen ?? (kind === 'lost' ? [] : best.slice(0, 1));
  const others = best.filter((one) => !given.includes(one));
  if (given.length === 0) return { given, chips: chipsOf('near', others) };
  if (kind === 'near' && !chosen) return { given, chips: chipsOf('meant', others) };
  const next = given.flatMap((one) => one.next).flatMap((id) => byId.get(id) ?? []);
  return { given, chips: chipsOf('next', next) };
}

function chipsOf(kind: Chips['kind'], list: readonly Answer[]): Chips | undefined {
  const texts = [...new Set(list.map(({ title }) => title))].slice(0, 3);
  return texts.length ? { kind, texts } : undefined;
}

function shown(about: Slots, language: ChatLanguage): Pick<Beside, 'about' | 'form'> {
  return { about: language === 'en' ? inWords(about) : [], form: formStart(about) };
}

function isKeptOut(question: string): boolean {
  return readsLikeDeed(question) || holdsPrivateNumber(question) || emergencyIn(question) !== undefined;
}

function readsLikeDeed(question: string): boolean {
  return readsLikeConfession(question, [...inEnglish, ...inSpanish, ...inArabic]);
}

import { soundsLikeAdmission } from '#assistant/admissions.ts';
import { toldAs } from '#assistant/answer-text.ts';
import { isFirstQuestion, questionsOf } from '#assistant/conversation.ts';
import { wordingOf } from '#assistant/emergencies/wording.ts';
import { type Emergency, emergencyHeard } from '#assistant/emergencies.ts';
import { type Graph, graphOf } from '#assistant/graph.ts';
import { languageIn } from '#assistant/language/language.ts';
import { phrasingOf, type Voice } from '#assistant/phrasing.ts';
import { holdsPrivateNumber, withoutPrivateNumbers } from '#assistant/private-numbers.ts';
import type { Beside, Chips } from '#assistant/reply.ts';
import { type Asked, type ModelParts, type Note, selectByModel } from '#assistant/selection.ts';
import { formStart, inWords } from '#assistant/slot-words.ts';
import { answerOfTerm, termLinksIn } from '#assistant/terms.ts';
import { choicesOf, type QuestionName } from '#assistant/triage.ts';
import { carried, type Slots, slotsIn } from '#assistant/understanding/slots.ts';
import type { Understood } from '#assistant/understanding/understand.ts';
import type { Answer } from '#firm/answers.ts';
import { calendarDay } from '#firm/clock.ts';
import type { Content } from '#firm/content.ts';
import type { Term } from '#firm/glossary.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';
import { plainText } from '#firm/prose.ts';

export type AssistantParts = {
  site: Content;
  /** The folder of what the build prepared. Without it everything is made from the content at the first question. */
  prepared?: string | undefined;
  /** Chooses among the answers where there is one. Without it, and whenever it fails, the words of the question alone decide. */
  model?: ModelParts | undefined;
  note?: (note: Note) => void;
};

export type Assistant = {
  answer: (asked: Asked) => AsyncGenerator<string, Beside>;
  /** Loads what answers in this language need, once. Otherwise the first question in it waits for that. */
  load: (language: LanguageCode) => void;
};

/**
 * Answers a question, sentence by sentence, in the firm's own reviewed words and no others; a sentence that starts a new line
 * begins with a line break. What comes beside the words is returned at the end. Nothing is kept between questions.
 */
export function createAssistant({ site, prepared, model, note = () => undefined }: AssistantParts): Assistant {
  const voiceIn = phrasingOf(site);
  return {
    answer,
    load: (language) => {
      graphOf(language, prepared);
      voiceIn(language);
    },
  };

  async function* answer(asked: Asked): AsyncGenerator<string, Beside> {
    const { spoken, led } = voiceIn(languageIn(questionsOf(asked.conversation), asked.page.language));
    const sentences = answerIn(asked);
    let one = await sentences.next();
    for (; !one.done; one = await sentences.next()) yield spoken(one.value);
    const { terms, ...beside } = one.value;
    return { ...beside, ...(terms ? { terms: terms.map(({ words, to }) => ({ words, to: led(to) })) } : {}) };
  }

  async function* answerIn({ conversation, page, visitor, signal }: Asked): AsyncGenerator<string, Beside> {
    const asked = questionsOf(conversation);
    const question = asked.at(-1) ?? '';
    const language = languageIn(asked, page.language);
    const voice = voiceIn(language);
    const { assistant, triage: triageWords, glossary, law } = voice.site;
    const { replies, tools, emergencies } = assistant;
    // What tells of a deed says nothing about the case that is worth carrying: it is not read for what the talk is about either.
    const questions = asked.filter((one, at) => !soundsLikeAdmission(one) || at === asked.length - 1).map(withoutPrivateNumbers);
    const emergency = emergencyHeard(question);
    const tells = soundsLikeAdmission(question);
    const help = emergency && emergencies[wordingOf(emergency.kind, question)];
    const endangered = emergency !== undefined && ofLife.includes(emergency.kind);
    const offer = endangered ? 'none' : emergency || tells || holdsPrivateNumber(question) ? 'quiet' : 'shown';
    const beside = (part: Partial<Beside> = {}): Beside => ({
      lang: languages[language].lang,
      about: [],
      notes: [],
      form: {},
      offer,
      provider: model !== undefined,
      ...part,
    });

    const triage = voice.follow(questions, calendarDay(new Date()));
    if (help && emergency?.sure) {
      yield help;
      // Once the words for this minute are said, whoever tells of an arrest is helped on.
      if (emergency.kind !== 'arrest' || triage.kind !== 'asking') return beside();
      const { texts, words } = asking(triage.question, voice);
      yield `\n${triageWords.lead} ${words}`;
      return beside({ ...shown(triage.about, language), chips: { kind: 'choices', texts } });
    }
    const replied = triage.kind === 'done' || (triage.kind === 'asking' && !triage.news);
    if (help && (tells || replied)) yield help;
    if (endangered && (tells || replied)) return beside();
    if (holdsPrivateNumber(question)) yield replies.privateNumber;
    if (tells) {
      yield `\n${replies.confession}`;
      return beside();
    }
    // Whoever writes in another language than the page's is shown the page in that language, once.
    const pageInOwn = voice.hasPages && language !== page.language && languageIn(asked.slice(0, -1), page.language) !== language;
    const alsoIn = pageInOwn ? [`\n${replies.alsoIn} (${page.path})`] : [];
    if (triage.kind === 'asking' && !triage.news) {
      const { texts, words } = asking(triage.question, voice);
      yield `\n${questions.at(-1) === triageWords.start ? `${triageWords.lead} ` : ''}${words}`;
      yield* alsoIn;
      return beside({ ...shown(triage.about, language), chips: { kind: 'choices', texts } });
    }
    if (triage.kind === 'done') {
      const { sentences, notes } = toldAs(triage.step, law, { ...replies, tools, grounded: '' });
      yield* sentences;
      yield `\n${replies.noAdvice}`;
      yield* alsoIn;
      return beside({ ...shown(triage.about, language), notes });
    }
    const graph = graphOf(language, prepared);
    const understood = graph.understand(questions);
    // A tap on a question of a page, or on a chip, sends these very words.
    const term = voice.termAsked(question);
    const named = graph.named.get(folded(question)) ?? (term && explained(term, graph, understood, voice));
    const chosen = named
      ? { answers: [named], slots: {} }
      : model && language === 'en' && !emergency
        ? await selectByModel({ ...model, questions, found: understood.found, site, visitor, signal, note })
        : undefined;
    // What the visitor's own words say counts; a model only adds what they left open.
    const about = carried(carried(chosen?.slots ?? {}, understood.about), triage.about);
    const { given, chips } = reply(understood, chosen?.answers, graph);
    // In danger to life comes help, and what answers the question; nothing offers the firm's work in that turn.
    if (help && endangered) {
      yield help;
      if (!given || sells(given)) return beside();
      const { sentences, notes } = toldAs(given, law, { ...replies, tools });
      yield* sentences;
      return beside({ notes });
    }
    // Where it is not plain, help still comes first, unless the answer itself brings it.
    if (help && (!given || !plainText(given.say).includes('911'))) yield help;
    if (!given) note({ kind: 'no-answer', why: about.charge ?? about.aspect ?? 'other' });
    // Whoever asked about a green card one turn before needs the warning before the words it warns of.
    const aboutImmigration = questions.some((one) => slotsIn(one, (text) => ({ text, places: [] }), language).aspect === 'immigration');
    const { sentences, notes } = given ? toldAs(given, law, { ...replies, tools }, aboutImmigration) : { sentences: [`\n${replies.nothingFound}`], notes: [] };
    yield* sentences;
    if (term?.answer) yield `\n${glossary.inChat}: ${term.term} (/words#${term.id})`;
    const terms = given ? termLinksIn(plainText(given.say), voice.findTerms) : [];
    // What helps comes first, and what the chat cannot do comes last.
    yield `\n${isFirstQuestion(conversation) ? `${replies.identity} ` : ''}${replies.noAdvice}`;
    yield* alsoIn;
    const ask = triage.kind === 'asking' ? triage.question : chosen?.ask;
    if (!ask || about[ask] !== undefined) return beside({ ...shown(about, language), notes, terms, chips: withStart(chips, about, voice) });
    const { texts, words } = asking(ask, voice);
    yield `\n${triageWords.lead} ${words}`;
    return beside({ ...shown(about, language), notes, terms, chips: { kind: 'choices', texts } });
  }

  /** A word that no answer explains has its sentence. Where an answer does, a model finds it by itself, and without one it is given. */
  function explained(term: Term, { byId }: Graph, understood: Understood, { site: { language, glossary } }: Voice): Answer | undefined {
    if (!term.answer) return answerOfTerm(term, glossary, understood);
    return model && language.code === 'en' ? undefined : byId.get(term.answer);
  }
}

function asking(question: QuestionName, { site }: Voice): { words: string; texts: string[] } {
  return { words: site.triage.questions[question].ask, texts: choicesOf(site, question) };
}

/** Whoever asks about a charge or a jail may have a case, and is offered the way to a next step. */
function withStart(chips: Chips | undefined, about: Slots, { site }: Voice): Chips | undefined {
  if (!about.charge && !about.custody && !about.court) return chips;
  return { kind: chips?.kind ?? 'next', texts: [...(chips?.texts ?? []), site.triage.start] };
}

/** What is answered, and what is offered beside it. A model that chose none was asked whether any fits, and said no. */
function reply({ kind, found }: Understood, chosen: Answer[] | undefined, { byId }: Graph): { given: Answer | undefined; chips: Chips | undefined } {
  const best = found.map(({ answer }) => answer);
  const [given, ...also] = chosen ?? (kind === 'lost' ? [] : best.slice(0, 1));
  const others = [...also, ...best.filter((one) => one !== given)];
  if (!given) return { given, chips: chipsOf('near', others) };
  if (also.length || (kind === 'near' && !chosen)) return { given, chips: chipsOf('meant', others) };
  const next = given.next.flatMap((id) => byId.get(id) ?? []);
  return { given, chips: chipsOf('next', next) };
}

function chipsOf(kind: Chips['kind'], list: readonly Answer[]): Chips | undefined {
  const texts = [...new Set(list.map(({ title }) => title))].slice(0, 3);
  return texts.length ? { kind, texts } : undefined;
}

function shown(about: Slots, language: LanguageCode): Pick<Beside, 'about' | 'form'> {
  return { about: inWords(about, language), form: formStart(about) };
}

/** Leads to the form, or speaks of the free case review. */
function sells({ title, say, link }: Answer): boolean {
  return link.to.startsWith('/free-consultation') || offersReview.test(`${title} ${plainText(say)}`);
}

const offersReview = /free (?:case )?(?:review|consultation)|case review|(?:revisi[oó]n|consulta) (?:gratis|gratuita)|(?:مراجعة|استشارة) مجاني/i;
const ofLife: readonly Emergency[] = ['overdose', 'selfHarm', 'danger', 'mayHaveHurt'];

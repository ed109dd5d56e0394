import { inArabicLetters } from '#assistant/emergencies/arabizi.ts';
import type { Emergency } from '#assistant/emergencies/rules.ts';
import { has } from '#assistant/emergencies/text.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';
import { folded } from '#firm/plain.ts';

type Wording = keyof AssistantFile['emergencies'];

/**
 * Which of the firm's texts answers an emergency. A mother whose son is being arrested cannot use "stop talking"; officers who want blood,
 * and officers of immigration, need other words than a traffic stop.
 */
export function wordingOf(kind: Emergency, question: string): Wording {
  const plain = inArabicLetters(folded(question));
  const other = forOthers[kind];
  const wording = other && isAboutOther(plain, kind) ? other : kind;
  if (byPolice.has(kind) && bloodDraw.test(plain)) return 'bloodDraw';
  // Who is held by immigration already needs the words for an arrest.
  return (kind === 'door' || (byPolice.has(kind) && wording === kind)) && immigration.test(plain) ? 'immigration' : wording;
}

const byPolice = new Set<Emergency>(['arrest', 'door', 'stopped', 'questioned']);

const forOthers: Partial<Record<Emergency, Wording>> = {
  selfHarm: 'selfHarmOther',
  arrest: 'arrestOther',
  stopped: 'stoppedOther',
  questioned: 'questionedOther',
};

const bloodDraw =
  /\b(?:draw\w*|tak\w*|want\w*|give|giving|ask\w*|need\w*|forc\w*|refus\w*|stick\w*) (?:\p{L}+ ){0,3}blood\b|\bblood (?:draw|test|sample)\b|\b(?:sacar\w*|sacan\w*|quier\w*|tomar\w*|muestra de|prueba de|analisis de) (?:\p{L}+ ){0,3}sangre\b|(?:عينه|تحليل|فحص|سحب|ياخذوا|ياخدوا|اخذ|ياخذ|ياخد)\s+(?:\p{L}+\s+){0,2}(?:ال)?دم(?!\p{L})/u;
const immigration =
  /\b(?:immigration|deport\w*|border patrol|homeland|(?:ice|la migra|migra) (?:is|are|at|agent\w*|officer\w*|took|has|have|here|came|knock\w*|outside|esta\w*|vino|llego|toc\w*)|(?:from|with|by|its|it's|de|del|los de) (?:ice|la migra|migracion)|inmigracion|migracion|la migra)\b|الهجره|هجره|ترحيل|يرحلو|رح يرحل/u;

/** A relative is named, and nothing says that it happens to the writer. "He called me" tells who told it. */
function isAboutOther(plain: string, kind: Emergency): boolean {
  if (!mySon.test(plain) && !wordsOf(plain).some((word) => has(word, 'KIN', 'CHILD') && !notKin.has(word.text))) return false;
  if (kind === 'selfHarm' && ownWish.test(plain.replace(toldMe, ' '))) return false;
  return (kind === 'arrest' && objectInSpanish.test(plain)) || !self.test(plain.replace(toldMe, ' '));
}

/** In Arabic, "uncle" is also how a verb says that something is going on, and "my father" is also "I want"; in Spanish, "son" is "are". */
const notKin = new Set(['عم', 'ابي', 'بدي', 'son', 'gente', 'vecino', 'vecina', 'neighbor', 'friend']);
const mySon = /\b(?:my|our|his|her) (?:\p{L}+ )?sons?\b/u;
const objectInSpanish = /\ba (?:mi|mis|nuestr[oa]s?) \p{L}+/u;
const self = new RegExp(
  [
    "\\b(?:me|us|my (?:door|house|home|car|window|place|apartment|phone)|i'?m|i am|we'?re|myself|(?:do|can|should|must) i|i (?:better|have|need|must|gotta))\\b",
    '\\b(?:yo|me|nos|estoy|estamos|tengo|traigo|voy)\\b',
    '(?<!\\p{L})(?!و?ابني|هنا)\\p{L}{2,}(?:ني|نا)(?!\\p{L})|(?<!\\p{L})(?:انا|احنا|نحن|لي|علي|قلي|يقلي)(?!\\p{L})',
  ].join('|'),
  'u',
);
/** Somebody who speaks of dying in the first person is never told to look after somebody else. */
const ownWish =
  /\b(?:i (?:want|wanna|cant|can't|cannot|dont|don't|will|am|just|have|feel|would|should|wish|need)|i'?m|myself|quiero|me (?:mato|quiero|voy|mate|suicido)|mi vida)\b|(?<!\p{L})(?:حالي|نفسي|روحي|حياتي|[بر]?[اأ]?موت|انتحر|بنتحر|اقتل|بدي|ودي|ابي|اريد|نفسيتي)(?!\p{L})/u;
const toldMe =
  /\bwhat (?:do|can|should) (?:i|we) do\b|\b(?:call\w*|text\w*|told|tells?|telling|says?|said|help|ask(?:ed|s)?|let|lets|from|facetime\w*|message\w*|show\w*|scar\w*|i'?m (?:scared|worried|not sure|freaking out|his|her|the|calling|asking|so scared)|me (?:pued\w+|ayud\w+|dic\w+|dij\w+|llam\w+|habl\w+|escrib\w+|avis\w+|cont\w+|text\w+))(?: me| us| to me)?\b|(?<!\p{L})\p{L}{0,2}(?:اتصل|دق|خبر|قال|كلم|ساعد)\p{L}*(?!\p{L})/gu;

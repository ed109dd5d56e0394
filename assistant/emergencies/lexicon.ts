import { arabic, arabicNouns, arabicVerbs } from '#assistant/emergencies/arabic.ts';
import { englishFrame } from '#assistant/emergencies/english-frame.ts';
import { englishLife } from '#assistant/emergencies/english-life.ts';
import { englishPolice } from '#assistant/emergencies/english-police.ts';
import { fillers, shortForms } from '#assistant/emergencies/short-forms.ts';
import { spanish } from '#assistant/emergencies/spanish.ts';

/** Words and phrases of all languages, and the ideas they stand for. */
export const lexicon = new Map<string, string[]>();

/** What a longer phrase of the lists begins with, so that a search stops where none goes on. */
export const beginnings = new Set<string>();

/** Arabic verbs and nouns by their stem. */
export const arabicStems = { verbs: byStem(arabicVerbs), nouns: byStem(arabicNouns) };

for (const list of [englishFrame, englishLife, englishPolice, spanish, arabic]) {
  for (const [idea, forms] of Object.entries(list)) for (const form of forms.split(/,\s+/)) add(form, idea);
}

const worthMending = new Set(
  `KIN CHILD POLICE DETECTIVE CPS BREATHE FAINT OVERDOSING OVERDOSED OVERDOSE TOOK PILLS NARCAN SUICIDE SUICIDAL GOODBYE ANYMORE HURTING HURTS BLEEDING HIDING
  WAVING ARRESTED ARRESTING CUFFS KNOCKING WARRANT SOBRIETY QUESTIONED QUESTIONING STATION STATEMENT MISSING NOW PAST CHARGED DANGERES LEGAL`.split(/\s+/),
);

/** What a slip of the keyboard may have meant: the words that matter most, if they have six letters or more. */
export const mendable = new Set(
  [...lexicon].filter(([form, ideas]) => /^[a-z]{6,}$/.test(form) && ideas.some((idea) => worthMending.has(idea))).map(([form]) => form),
);

function add(form: string, idea: string): void {
  const spelled = form.split(' ').flatMap((part) => (shortForms.get(part) ?? part).split(' '));
  const parts = spelled.filter((part) => !fillers.has(part));
  const key = parts.join(' ');
  const ideas = lexicon.get(key);
  if (ideas) ideas.push(idea);
  else lexicon.set(key, [idea]);
  for (let length = 1; length < parts.length; length++) beginnings.add(parts.slice(0, length).join(' '));
}

/** Stems are split by spaces; a phrase has underscores and goes to the other words. */
function byStem(list: Record<string, string>): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const [idea, forms] of Object.entries(list)) {
    for (const stem of forms.split(/\s+/)) {
      if (stem.includes('_')) add(stem.replaceAll('_', ' '), idea);
      else stems.set(stem, [...(stems.get(stem) ?? []), idea]);
    }
  }
  return stems;
}

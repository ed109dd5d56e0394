/**
 * Whether a text reads like telling what one did. The form uses it on the visitor's own device to repeat, gently, that the
 * charge, the court and the date are enough; the chat uses it to ask people to keep the story for a lawyer. Neither blocks or
 * stores anything because of it. A page carries the patterns of its own language only.
 */
export function readsLikeConfession(text: string, patterns: readonly RegExp[] = inEnglish): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'");
  const own = plain.replace(saidByOthers, '$1 they').replace(/\bnot my fault\b/gi, '');
  return patterns.some((pattern) => pattern.test(own));
}

/** "They say I took it" tells of an accusation, and "what if I took it" of nothing that was done. Lookbehind would do it, but older Safari has none. */
const saidByOthers = /\b(says?|said|saying|claims?|claimed|claiming|thinks?|thought|accuses?|accused|accusing|if)\s+(?:that\s+)?(?:i|we)\b/gi;

const deeds =
  'did it|did do it|hit|punched|kicked|pushed|choked|stabbed|shot|stole|took(?! (?:an?|the|my|their) (?:breath|blood|urine|drug|chemical|field|test|plea|class|deal))|robbed|sold|dealt|lied|fled|broke(?! up)|burned|threatened|hurt|killed|cut|grabbed|slapped|touched|molested|raped|forged|hid (?:the|it|my)|drove drunk|ran (?:away|him|her|them|someone)';
const conditions = 'drunk|high|drinking|drinks|beers|using|smoking|stealing|selling|dealing|driving drunk';

/** The patterns expect text without accents or vowel marks. */
export const inEnglish = [
  new RegExp(`\\b(?:i|we)\\s+(?:really |actually |only |just |kinda |honestly |totally |accidentally )*(?:${deeds})\\b`, 'i'),
  new RegExp(`\\b(?:i|we)\\s+(?:was|were|had been|had)\\s+(?:so |very |really |a few |too many )?(?:${conditions})\\b`, 'i'),
  /\b(?:it was|that was|they were|those were|the (?:drugs|gun|weed|pills|coke|meth|heroin|dope) (?:was|were|is|are)) (?:really |all )?(?:mine|my (?:drugs|gun|weed|fault|stuff|pills))\b/i,
  /\b(?:my fault|i'?m guilty|i am guilty|i admit|i confess|i'm the one who|i really did)\b/i,
];

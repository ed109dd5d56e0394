/**
 * Whether a text reads like telling what one did. It looks at the words on the visitor's own device, blocks nothing and
 * sends nothing: the form only repeats, gently, that the charge, the court and the date are enough.
 */
export function readsLikeConfession(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

const patterns = [
  /\bI\s+(really\s+|actually\s+|only\s+|just\s+)?(did it|hit|punched|kicked|pushed|choked|stabbed|shot|stole|took|robbed|sold|dealt|lied|ran away|drove drunk|fled|broke|burned|threatened|hurt|killed|cut|grabbed|slapped|touched)\b/i,
  /\bI\s+(was|had been|had)\s+(so\s+|very\s+|really\s+|a few\s+|too many\s+)?(drunk|high|drinking|drinks|beers|using|smoking|stealing|selling|driving drunk)\b/i,
  /\b(it was|that was|they were|those were)\s+(mine|my (drugs|gun|weed|fault|stuff))\b/i,
  /\b(my fault|I('m| am) guilty|I admit|I confess)\b/i,
];

/**
 * What a word in Latin letters may be in Arabic ones, likeliest first. Short vowels are not written in Arabic; a vowel in the middle may be
 * a long one, which is. Letters that Latin writing does not tell apart (s: س, ص) are tried in turn, up to a bound.
 */
export function readings(word: string): string[] {
  let found = [''];
  for (const piece of piecesOf(word)) {
    found = found.flatMap((begun) => piece.map((letter) => begun + letter)).slice(0, mostReadings);
  }
  return [...new Set(found)].filter((one) => one.length > 2);
}

const mostReadings = 96;

function piecesOf(word: string): string[][] {
  const pieces: string[][] = [];
  for (const { 0: written, index } of word.matchAll(pieceOfWord)) {
    const last = index + written.length === word.length;
    const options = (index === 0 ? first : last ? final : inside).get(written) ?? inside.get(written);
    // A doubled letter is written once.
    const doubled = index > 0 && word.slice(0, index).endsWith(written) && !/[aeiou]/.test(written);
    if (options && !doubled) pieces.push(options);
  }
  return pieces;
}

const pieceOfWord = /kh|gh|sh|ch|th|dh|aa|ou|oo|ee|ei|ai|ay|ey|iy|[a-z2-9]/g;

const inside = table({
  b: 'ب',
  p: 'ب',
  t: 'ت ط',
  th: 'ث ت',
  j: 'ج',
  g: 'ق غ ج',
  '7': 'ح',
  h: 'ه ح',
  '5': 'خ',
  kh: 'خ',
  x: 'خ',
  d: 'د ض',
  dh: 'ض ذ',
  z: 'ز ذ ظ',
  r: 'ر',
  s: 'س ص',
  '9': 'ص ق',
  sh: 'ش',
  ch: 'ش ج',
  '6': 'ط',
  '3': 'ع',
  gh: 'غ',
  '8': 'غ',
  f: 'ف',
  v: 'ف',
  q: 'ق',
  '2': 'ق ا -',
  k: 'ك ق',
  l: 'ل',
  m: 'م',
  n: 'ن',
  w: 'و',
  y: 'ي',
  aa: 'ا',
  a: '- ا',
  e: '- ا',
  o: '- و',
  u: '- و',
  ou: 'و',
  oo: 'و',
  i: '- ي',
  ee: 'ي',
  ei: 'ي',
  ai: 'ي',
  ay: 'ي',
  ey: 'ي',
  iy: 'ي',
  c: 'ك س',
});
const first = table({ a: 'ا', e: 'ا', i: 'ا', o: 'ا', u: 'ا', '2': 'ا ق', ou: 'او', aa: 'ا', ei: 'اي' });
const final = table({ a: 'ه ا', e: 'ه ي', i: 'ي', o: 'وا و ه', u: 'وا و', ou: 'وا و', oo: 'وا و', ee: 'ي', aa: 'ا', h: '- ه' });

/** Letters that a piece may stand for; a dash is none. */
function table(rows: Record<string, string>): Map<string, string[]> {
  return new Map(Object.entries(rows).map(([written, letters]) => [written, letters.split(' ').map((one) => one.replace('-', ''))]));
}

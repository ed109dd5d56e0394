/**
 * What is left of a word when its vowels and the letters that people write in several ways are taken away, the same for Arabic and for
 * Latin letters: محامي, "mo7ami" and "mohami" become "mhm", كورت and "court" become "krt". Nothing is left of a word of one sound.
 */
export function skeletonOf(word: string): string | undefined {
  const bones = /\p{Script=Arabic}/u.test(word) ? ofArabic(word) : ofLatin(word);
  return bones.length > 1 ? bones : undefined;
}

function ofArabic(word: string): string {
  const first = word.startsWith('و') ? 'w' : '';
  // At the end it is the mark of a feminine word, which is not heard.
  const heard = word.length > 2 ? word.replace(/ه$/, '') : word;
  return once(first + Array.from(heard, (letter) => sounds.get(letter) ?? '').join(''));
}

const sounds = new Map(
  Object.entries({
    b: 'بپ',
    t: 'تطث',
    j: 'جچ',
    h: 'حه',
    x: 'خ',
    d: 'دض',
    z: 'ذزظ',
    r: 'ر',
    s: 'سص',
    c: 'ش',
    '3': 'ع',
    g: 'غگ',
    f: 'فڤ',
    q: 'ق',
    k: 'ك',
    l: 'ل',
    m: 'م',
    n: 'ن',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
);

function ofLatin(word: string): string {
  const heard = word.length > 2 ? word.replace(/(?<=[aeiou])h$/, '') : word;
  return once(spellings.reduce((rest, [written, sound]) => rest.replace(written, sound), heard).replace(/[^a-z3]/g, ''));
}

const spellings: [RegExp, string][] = [
  [/tion|sion/g, 'cn'],
  [/sh|ch(?=[aeiou3])|4/g, 'C'],
  [/kh|5|x/g, 'X'],
  [/gh|8/g, 'G'],
  [/th/g, 't'],
  [/dh|6h/g, 'd'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c|q(?=u)/g, 'k'],
  [/7/g, 'h'],
  [/2/g, 'q'],
  [/9/g, 's'],
  [/6/g, 't'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/(?:ou|oo)/g, 'u'],
  [/[aeiouy]/g, ''],
  [/(?<=.)w/g, ''],
  [/C/g, 'c'],
  [/X/g, 'x'],
  [/G/g, 'g'],
];

/** A letter that is doubled is one sound. */
function once(bones: string): string {
  return bones.replace(/(.)\1+/g, '$1');
}

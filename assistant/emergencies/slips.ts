/**
 * The listed word that an unknown one was meant to be: one letter more, less, other or swapped. Ordinary words that happen to lie
 * that near to a listed one ("policy" and "police") stay as they are.
 */
export function mended(text: string, vocabulary: ReadonlySet<string>): string {
  if (text.length < 5 || text.length > 16 || vocabulary.has(text) || ordinary.has(text) || !/^[a-z]+$/.test(text)) return text;
  const near = nearWords(vocabulary);
  for (const key of [text, ...shortened(text)]) {
    const meant = near.get(key)?.find((candidate) => isOneSlip(text, candidate));
    if (meant) return meant;
  }
  return text;
}

/** Every listed word under itself and under each form with one letter missing; two words one slip apart share such a form. */
function nearWords(vocabulary: ReadonlySet<string>): Map<string, string[]> {
  let near = kept.get(vocabulary);
  if (near) return near;
  near = new Map();
  for (const word of vocabulary) {
    for (const key of [word, ...shortened(word)]) {
      const words = near.get(key);
      if (words) words.push(word);
      else near.set(key, [word]);
    }
  }
  kept.set(vocabulary, near);
  return near;
}

const kept = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

function shortened(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** A slip in the very first letter is rare, and words that differ there are many, so only a swap may touch it. */
function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] && !(a[0] === b[1] && a[1] === b[0])) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Ordinary words one slip away from a listed one. */
const ordinary = new Set(
  `agree agreed aiding banding banning bearing bending bidding biding blending boating bother bothers bounding breach breadth breeding canada canning
  cansada cansado casado casing causado causando change changed changes changing charger chargers charmed chase cheating clapping clauses client clients
  closing compare contesto cooked cooking counter counties counting country counts county creating cruise crying cuando cuantos cuidado culpa custom
  declared defective defined defines despise despite detailed details dining dominio drawing dressing drinking driven drives driving drugged drying
  easing element employed farming farther feeding finance finding flying follow formar forming founding framing france frying funding further grading
  greeting hallar heating helped hereda herein hinting hiring hunting hurdle laying leading leaking leasing lending linger llegando loosing losing lying
  marina marino matado mediation meditation mending messing mission mounting office offices option options pagando painted painting panning parece
  parent partner partners pasando patents patrol paying pedido pegado perder pinging pinning planning playing pleasing poder pointer policies policy
  polite politics power praying precious preguntas pressure printed printing prints pruebas punning quedando racing raining raised raising ranging rapid
  rapids rapping rating reading reaping reeding report reported reports repost resolve resort response riding right rights rounding rubbing scaling
  scanning scoring seeding selling sending sentences shaking shallow sharing shaving shoes showing sighing signing singing sinking sizing sleeping
  sliding slipping smelling smiling snapping sneezing snoring soaking sorted sorting sounding spanning sparing speaking spelling spending spinning
  spraying staking stalling stalls staring starting state states static stating staying steaming stopping storing student students sucede swimming
  swinging tables talking tapped tasting teasing telling tending testing thinking topping tracking trading trailing training treating tripped tripping
  trucking trying tuning turning vending version versions wailing waiting walking warranty warren washing watches waving winding working wounding
  writing`.split(/\s+/),
);

/** Numbers that look random and are the same for the same seed, so that two demos show the same half year. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  between: (least: number, most: number) => number;
  whole: (least: number, most: number) => number;
  happens: (chance: number) => boolean;
  pick: <One>(from: readonly One[]) => One;
  /** The greater its weight, the likelier. */
  weighted: <One>(from: readonly (readonly [One, number])[]) => One;
  bytes: (count: number) => Buffer;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  return {
    next,
    between,
    whole,
    happens: (chance) => next() < chance,
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    weighted: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [one, weight] of from) {
        left -= weight;
        if (left < 0) return one;
      }
      return (from.at(-1) as (typeof from)[number])[0];
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => whole(0, 255))),
  };
}

export function uuidFrom(random: Random): string {
  const hex = random.bytes(16).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

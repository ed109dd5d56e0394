import { dice } from '../adversity/hour-plan.ts';
import type { Work } from './model.ts';

export type Simulated = { items: number; busy: number; p99WaitMs: number; leftWaiting: number };

/**
 * One part in the busiest minute: people come when they like (Poisson), each item takes about as long as was measured (exponential,
 * which is worse than what was seen), and whoever comes first is served first by the next free core.
 */
export function simulate(work: Work[], cores: number, seconds: number, seed: number): Simulated {
  const random = dice(seed);
  const perSecond = work.reduce((sum, one) => sum + one.perSecond, 0);
  const freeAt = new Float64Array(cores);
  const waits: number[] = [];
  let [worked, left] = [0, 0];
  for (let now = gap(random, perSecond); now < seconds; now += gap(random, perSecond)) {
    const next = soonest(freeAt);
    const begins = Math.max(now, freeAt[next] ?? 0);
    const took = (-Math.log(1 - random()) * pick(work, random() * perSecond).ms) / 1000;
    freeAt[next] = begins + took;
    worked += Math.min(took, Math.max(0, seconds - begins));
    if (begins >= seconds) left++;
    waits.push(begins - now);
  }
  waits.sort((one, other) => one - other);
  return { items: waits.length, busy: worked / (cores * seconds), p99WaitMs: (waits[Math.floor(waits.length * 0.99)] ?? 0) * 1000, leftWaiting: left };
}

function gap(random: () => number, perSecond: number): number {
  return -Math.log(1 - random()) / perSecond;
}

function pick(work: Work[], at: number): Work {
  let left = at;
  for (const one of work) {
    left -= one.perSecond;
    if (left < 0) return one;
  }
  return work.at(-1) as Work;
}

function soonest(freeAt: Float64Array): number {
  let best = 0;
  for (let core = 1; core < freeAt.length; core++) if ((freeAt[core] ?? 0) < (freeAt[best] ?? 0)) best = core;
  return best;
}

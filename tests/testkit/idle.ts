import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Waits until the processors have little else to do, or the time is up. */
export async function untilIdle(seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const before = spent();
    await setTimeout(500);
    const after = spent();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return;
  }
}

function spent(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}

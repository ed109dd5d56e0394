import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * Milliseconds in which this machine really ran. A virtual machine that has work to do but whose host serves others loses that
 * time ("steal"); a bound on a real clock would then measure the neighbors. Where nothing is stolen this is the real clock.
 */
export function cpuClockMs(): number {
  return performance.now() - stolenMs();
}

const perTickMs = 10;

/** Of all processors together, so divided by their number: with both of two away, one second is lost each second. */
function stolenMs(): number {
  try {
    const ticks = Number(/^cpu +(?:\d+ +){7}(\d+)/.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? 0);
    return (ticks * perTickMs) / cpus().length;
  } catch {
    return 0;
  }
}

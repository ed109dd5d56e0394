import { readFileSync } from 'node:fs';

/** MB that a process holds now, and the most it held. */
export function resident(pid: number | undefined, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  return Math.round(Number(new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

/** MB of a process, where what several processes share counts for each by its part. */
export function proportional(pid: number | undefined): number {
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024);
}

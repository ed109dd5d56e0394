import { readFileSync } from 'node:fs';

/** MB that a process holds now, and the most it held. */
export function resident(pid: number | undefined, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  return Math.round(Number(new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

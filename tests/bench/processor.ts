import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that a process and its children, also ended ones, have used. Waiting for others on the machine is not counted. */
export function processorMs(root: number | undefined): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? []);
  const family = new Set([root]);
  // Until nothing is added: a child's id may be lower than its parent's, because ids start again.
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { ticks }) => sum + ticks * 10, 0);
}

/** Linux counts in hundredths of a second. Fields: proc(5), after the name, which may hold anything. */
function statOf(pid: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { pid: Number(pid), parent: fields[1] ?? 0, ticks: user + system + childUser + childSystem };
  } catch {
    return undefined;
  }
}

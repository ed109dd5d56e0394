/** Runs all measures in turn, round by round, so that other load on the machine affects all alike. */
export async function alternating<Name extends string>(rounds: number, measures: Record<Name, () => Promise<number>>): Promise<Record<Name, number[]>> {
  const measured = Object.fromEntries(Object.keys(measures).map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++)
    for (const [name, measure] of Object.entries(measures) as [Name, () => Promise<number>][]) measured[name].push(await measure());
  return measured;
}

/** Within each round, so that a slow minute affects both sides. */
export function ratios(ours: number[], theirs: number[]): number[] {
  return ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function spread(values: number[], digits = 0): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
}

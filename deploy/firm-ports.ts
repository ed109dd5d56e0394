/** The ports on which the processes of a firm listen, all on this machine alone. */
export type FirmPorts = {
  /** Two, so that one answers while the other is replaced. */
  web: [number, number];
  desk: number;
  /** Where Prometheus reads: each web process, and the worker. */
  webMetrics: [number, number];
  workerMetrics: number;
};

/** The most firms on one machine. Below PostgreSQL's port, and far more than its memory holds (docs/scale.md). */
const most = 200;

/**
 * Ten ports for each firm, by its number on this machine, from 0: 3000 and 3001 for web, 3003 for the desk, and each with 10000 added for
 * Prometheus, where 13002 is the worker's. docs/runbook.md, "Many firms on one machine".
 */
export function portsOf(number: number): FirmPorts {
  if (!Number.isInteger(number) || number < 0 || number >= most) throw new Error(`A firm's number is from 0 to ${most - 1}.`);
  const first = 3000 + 10 * number;
  return { web: [first, first + 1], desk: first + 3, webMetrics: [first + 10_000, first + 10_001], workerMetrics: first + 10_002 };
}

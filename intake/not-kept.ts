/** Where no connection came to be, nothing was asked of PostgreSQL. The second line is what node-postgres says in that case. */
const noConnection = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'];
const noConnectionInTime = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/**
 * It may have kept what it was told to, and says this about something else: it ends connections for reasons of its own (57P..:
 * a shutdown, a crash, an idle session), the connection broke or the outcome is unknown by its own words (08..., 40003).
 */
const leavesOpen = /^(57P01|57P02|57P05|08...|40003)$/;

/**
 * Whether PostgreSQL has surely not kept what it was told to, because it said no or was never reached. Of every other error,
 * such as a connection that breaks after the request was on its way, nobody can tell, and a visitor must not be told otherwise.
 */
export function surelyNotKept(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', severity, syscall } = error as { code?: unknown; severity?: unknown; syscall?: unknown };
  // Only PostgreSQL's own answers have a severity. A panic, as when its log cannot be written, comes after the order to keep it.
  if (severity !== undefined) return severity !== 'PANIC' && !leavesOpen.test(String(code));
  // The same words are said of a connection that was open.
  const asked = syscall === 'read' || syscall === 'write';
  return (noConnection.includes(String(code)) && !asked) || noConnectionInTime.includes(error.message);
}

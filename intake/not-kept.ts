/** Where no connection came to be, nothing was asked of PostgreSQL. The second line is what node-postgres says in that case. */
const noConnection = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'];
const noConnectionInTime = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/** It ends connections for reasons of its own, and then may have kept what it was told to: a shutdown, a crash, an idle session. */
const endings = ['57P01', '57P02', '57P05'];

/**
 * Whether PostgreSQL has surely not kept what it was told to, because it said no or was never reached. Of every other error,
 * such as a connection that breaks after the request was on its way, nobody can tell, and a visitor must not be told otherwise.
 */
export function surelyNotKept(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Only PostgreSQL's own answers have a severity.
  if ('severity' in error) return !endings.includes(code);
  return noConnection.includes(code) || noConnectionInTime.includes(error.message);
}

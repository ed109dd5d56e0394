/** Without a connection nothing was sent to PostgreSQL. First Node's codes for that, then node-postgres's messages. */
const noConnection = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'];
const noConnectionInTime = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/**
 * After these codes the data may be stored all the same: PostgreSQL ended the connection for reasons of its own (57P..: a
 * shutdown, a crash, an idle session), the connection broke, or it says itself that the outcome is unknown (08..., 40003).
 */
const leavesOpen = /^(57P01|57P02|57P05|08...|40003)$/;

/**
 * Whether PostgreSQL has surely not stored what it was sent, because it refused or was never reached. After any other error,
 * such as a connection that breaks once the request was sent, it may be stored, and a visitor must not be told that it is not.
 */
export function surelyNotKept(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', severity, syscall } = error as { code?: unknown; severity?: unknown; syscall?: unknown };
  // Only PostgreSQL's own answers have a severity. A PANIC, as when its log cannot be written, can come after the commit and proves nothing.
  if (severity !== undefined) return severity !== 'PANIC' && !leavesOpen.test(String(code));
  // An open connection fails with the same codes; data may have been sent.
  const asked = syscall === 'read' || syscall === 'write';
  return (noConnection.includes(String(code)) && !asked) || noConnectionInTime.includes(error.message);
}

/**
 * One line of JSON per event. Fields are an allowlist of plain values: a visitor's words, name, number or address
 * have no field to be written to.
 */
export type Log = (event: LogEvent, fields?: Fields) => void;

export type LogEvent =
  | 'started'
  | 'stopping'
  | 'stopped'
  | 'request'
  | 'page-failed'
  | 'database-error'
  | 'queue-error'
  | 'job-failed'
  | 'message-failed'
  | 'message-waits'
  | 'address-refused'
  | 'bounces-unread'
  | 'text-failed'
  | 'inbound-failed'
  | 'chat-failed'
  | 'sorting-failed'
  | 'wake-up-failed'
  | 'held-back'
  | 'desk-act'
  | 'desk-refused'
  | 'crashed'
  | 'alarm'
  | 'alarm-over'
  | 'canary-failed'
  | 'metrics-failed'
  | 'worker-stuck'
  | 'worker-waits-for-database'
  | 'worker-waits-for-migrate'
  | 'desk-waits-for-migrate'
  | 'tables-out-of-date'
  | 'rights-missing'
  | 'assistant-dropped'
  | 'assistant-model-failed'
  | 'assistant-over-budget';

type Fields = {
  id?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  port?: number;
  /** Which release of the product it is. */
  version?: string;
  queue?: string;
  seconds?: number;
  kind?: string;
  /** A channel, a code that is made here, and who of the firm's own people, by their short name in the firm file. */
  channel?: string;
  code?: string;
  who?: string;
  /** One of a closed list of words, such as why a model's choice was dropped. */
  why?: string;
  /** Fingerprints of public keys. */
  keys?: string;
  error?: unknown;
};

export const log: Log = (event, fields = {}) => {
  const { error, ...plain } = fields;
  waiting += `${JSON.stringify({ at: new Date().toISOString(), event, ...plain, ...(error === undefined ? {} : { error: described(error) }) })}\n`;
  // Each write costs a system call. Lines about requests in one turn of the event loop share a write; all others are written now.
  if (event !== 'request' && event !== 'held-back') write();
  else next ??= setImmediate(write);
};

let waiting = '';
let next: NodeJS.Immediate | undefined;
process.once('exit', write);

function write(): void {
  if (next) clearImmediate(next);
  next = undefined;
  if (waiting) process.stdout.write(waiting);
  waiting = '';
}

/** What went wrong and where, without the error's message: messages can quote what a visitor typed. */
export function described(error: unknown): { name: string; code?: string; because?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim().replace(/^at /, ''));
  const because = codeOf(error.cause);
  return { name: error.name, ...code, ...(because ? { because } : {}), at: frames };
}

/** What is under it, where it has a code of its own, such as ECONNREFUSED or CERT_HAS_EXPIRED: fetch itself only says that it failed. */
function codeOf(cause: unknown): string | undefined {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : undefined;
}

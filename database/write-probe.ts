import pg from 'pg';
import { limits } from '#database/connection.ts';

export type WriteProbe = { canStore: () => Promise<boolean>; stop: () => Promise<void> };

/** How long an answer is reused, so that any number of callers causes at most one write in this time. */
const freshMs = 1_000;

/**
 * Whether PostgreSQL can store something, found out by a write that takes room on the disk: a database that can only be read, or whose disk
 * is full, cannot take requests. Over a connection
 * of its own, so that a pool full of visitors is not mistaken for a broken database, and one write at a time, so that it
 * costs visitors nothing.
 */
export function openWriteProbe(url: string): WriteProbe {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'firm-probe', ...limits });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let known = Promise.resolve(false);
  let until = 0;
  const ask = async (): Promise<boolean> => {
    const kept = await pool.query('update write_probe set at = present() where intake_api.has_room()').then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    );
    until = Date.now() + freshMs;
    return kept;
  };
  return {
    canStore: () => {
      if (Date.now() >= until) {
        until = Number.POSITIVE_INFINITY;
        known = ask();
      }
      return known;
    },
    stop: () => pool.end(),
  };
}

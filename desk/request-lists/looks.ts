import { type Desk, type Person, writeLog } from '#desk/context.ts';
import type { DeskAct } from '#desk/log-acts.ts';

const quietMs = 15 * 60_000;
const last = new Map<string, number>();

/** Writes down that somebody looked at a list. A list that renews itself is one look for a quarter of an hour. */
export async function logLook(desk: Desk, person: Person, act: DeskAct): Promise<void> {
  const key = `${person.session.hash.toString('base64')} ${act}`;
  const now = desk.clock().getTime();
  if (now - (last.get(key) ?? 0) < quietMs) return;
  if (last.size > 10_000) last.clear();
  last.set(key, now);
  await writeLog(desk, person, act);
}

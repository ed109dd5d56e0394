import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Desk, type Person, writeLog } from '#desk/context.ts';
import type { DeskAct } from '#desk/log-acts.ts';

export const acts = ['preview', 'publish', 'roll-back'] as const;
export type Act = (typeof acts)[number];

const logged: Record<Act, DeskAct> = { preview: 'preview-ordered', publish: 'publish-ordered', 'roll-back': 'rollback-ordered' };

/** Appends an order, unless one is still being carried out: whoever presses twice orders once. */
export async function order(desk: Pick<Desk, 'db' | 'note'>, person: Person, act: Act): Promise<'ordered' | 'already'> {
  if (await isOpen(desk.db)) return 'already';
  await writeLog(desk, person, logged[act]);
  await desk.db.insertInto('publishing_orders').values({ ordered_by: person.id, act }).execute();
  return 'ordered';
}

/** One that nobody answered within half an hour holds nothing up: the publisher was away, and takes the newest when it is back. */
async function isOpen(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from publishing_orders o left join publishing_reports r on r.order_id = o.id
    where r.order_id is null and o.ordered_at > present() - interval '30 minutes' limit 1`.execute(db);
  return rows.length > 0;
}

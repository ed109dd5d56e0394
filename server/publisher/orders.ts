import type { Database } from '#database/connection.ts';
import { make, type Outcome, publish, rollBack } from '#server/publisher/publish.ts';
import { currentIn, releaseFolder } from '#server/publisher/releases.ts';
import type { Publishing } from '#server/publisher/settings.ts';

/** Shows a release at the preview address, or takes the preview down. */
type Show = (release: string | undefined, folder: string) => Promise<void>;

/** Carries out the orders that have no report, oldest first, and reports how each ended. Of several that waited, only the newest is still meant. */
export async function carryOut(db: Database, settings: Publishing, show: Show): Promise<void> {
  const orders = await db
    .selectFrom('publishing_orders as o')
    .leftJoin('publishing_reports as r', 'r.order_id', 'o.id')
    .select(['o.id', 'o.act', 'o.ordered_by'])
    .where('r.order_id', 'is', null)
    .orderBy('o.id')
    .execute();
  const newest = orders.at(-1);
  for (const { id, act, ordered_by: by } of orders) {
    const outcome: Outcome = id === newest?.id ? await done(act, settings, by, show) : { kind: 'busy' };
    await db
      .insertInto('publishing_reports')
      .values({ order_id: id, outcome: outcome.kind, release: releaseOf(outcome), told: toldOf(outcome) })
      .execute();
  }
}

async function done(act: 'preview' | 'publish' | 'roll-back', settings: Publishing, by: string, show: Show): Promise<Outcome> {
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    process.stdout.write(`${line}\n`);
  };
  try {
    await show(undefined, '');
    const outcome = await { preview: make, publish, 'roll-back': rollBack }[act](settings, { by, say });
    if (outcome.kind === 'made' && outcome.release.name !== currentIn(settings.releases))
      await show(outcome.release.name, releaseFolder(settings.releases, outcome.release.name));
    return outcome;
  } catch (error) {
    // Names of files and settings, and nothing that a visitor wrote: publishing reads words and no request.
    process.stderr.write(`${(error as Error).stack}\n`);
    return { kind: 'failed', why: (error as Error).message };
  }
}

function releaseOf(outcome: Outcome): string | null {
  return 'release' in outcome ? outcome.release.name : null;
}

function toldOf(outcome: Outcome): string[] {
  if (outcome.kind === 'refused') return outcome.mistakes;
  return outcome.kind === 'failed' ? [outcome.why] : [];
}

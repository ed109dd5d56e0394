import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Delivery } from '#database/tables.ts';
import type { Firm } from '#firm/content.ts';
import { isOpen, type Told, toldBy } from '#followup/alerts/alerted.ts';
import { languageInShort, spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { alertWords } from '#followup/alerts/words.en.ts';
import { drillWords } from '#on-call/drills/words.en.ts';

/** What a call says before it waits for a key. Undefined when there is nothing to say any more: somebody has it, or it is over. */
export async function readingOf(db: Database, firm: Firm, { id, kind }: Pick<Delivery, 'id' | 'kind'>): Promise<string | undefined> {
  const { calls } = alertWords;
  if (kind === 'drill') return drillWords.call(firm.name);
  const told = await toldBy(db, id);
  if (kind === 'reminder') {
    const mine = told.find(({ state }) => state === 'acknowledged');
    return mine && `${calls.reminder(firm.name, letters(mine.reference))} ${calls.keys.reminder}`;
  }
  const open = told.filter(isOpen);
  const [first] = open;
  if (!first) return undefined;
  if (open.length === 1)
    return `${calls.alert(firm.name, first.urgency === 'urgent')}${languageInShort(spokenLanguage(firm, first.language))} ${calls.keys.alert}`;
  const urgent = open.filter(({ urgency }) => urgency === 'urgent').length;
  return `${calls.bundle(firm.name, open.length, urgent, await minutesSince(db, open))} ${calls.keys.bundle}`;
}

/** One by one, as a voice reads them: 7 K 4 M 2 9 A F. */
export function letters(reference: string): string {
  return reference.split('').join(' ');
}

async function minutesSince(db: Database, open: readonly Told[]): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(db);
  const oldest = Math.min(...open.map(({ received_at }) => received_at.getTime()));
  return Math.max(1, Math.round(((rows[0]?.now.getTime() ?? oldest) - oldest) / 60_000));
}

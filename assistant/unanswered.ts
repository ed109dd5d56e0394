import { sql } from 'kysely';
import type { Topic } from '#assistant/selection.ts';
import type { Database } from '#database/connection.ts';

/** Gathered this long before it is written, so that many questions in a row are a few statements. */
const everyMs = 5_000;

/**
 * Counts by topic and day what the assistant had no answer to; nothing else of a question is kept. What a process has not written
 * when it ends is lost, which a count can bear.
 */
export function countUnanswered(db: Database, failed: (error: unknown) => void): { count: (topic: Topic) => void } {
  const gathered = new Map<Topic, number>();
  let _timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    _timer = undefined;
    const counts = [...gathered];
    gathered.clear();
    for (const [topic, times] of counts) await sql`select intake_api.count_unanswered(${topic}, ${times})`.execute(db);
  };

  return {
    count: (topic) => {
      gathered.set(topic, (gathered.get(topic) ?? 0) + 1);
      _timer ??= setTimeout(() => void write().catch(failed), everyMs).unref();
    },
  };
}

import type { ColumnType } from 'kysely';

/** The tables of `migrations/`, as Kysely sees them. */
export type Tables = {
  worker_pulses: {
    worker_id: string;
    started_at: ColumnType<Date, Date | undefined, never>;
    beat_at: Date;
  };
};

import type { ColumnType } from 'kysely';

/** Set by PostgreSQL when a row comes in. */
type SetOnInsert = ColumnType<Date, Date | undefined, never>;

/** The tables of `migrations/`, as Kysely sees them. */
export type Tables = {
  worker_pulses: { worker_id: string; started_at: SetOnInsert; beat_at: Date };
  case_reviews: {
    id: string;
    reference: string;
    received_at: SetOnInsert;
    submission_key: Buffer | null;
    answers_digest: Buffer;
    page: string;
    language: string;
    answers: Buffer | null;
    erased_at: ColumnType<Date | null, undefined, Date>;
    receipt_hash: Buffer;
    receipt_expires_at: Date;
  };
  /** Left out of backups: docs/decisions/006-keys-live-apart.md. */
  request_keys: { case_review_id: string; wrapped_key: Buffer; key_version: number };
  consent_wordings: { hash: Buffer; wording: string; language: string; first_shown_at: SetOnInsert };
  consents: { case_review_id: string; wording_hash: Buffer; language: string; page: string; given_at: SetOnInsert };
};

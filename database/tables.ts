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
    phone_digest: Buffer | null;
    canary: ColumnType<boolean, boolean | undefined, never>;
  };
  /** Left out of backups: docs/decisions/006-keys-live-apart.md. */
  request_keys: { case_review_id: string; wrapped_key: Buffer; key_version: number };
  consent_wordings: { hash: Buffer; wording: string; language: string; first_shown_at: SetOnInsert };
  /** How much of a day's budget the assistant's model has used. */
  assistant_tokens: { day: string; tokens: ColumnType<string, number, number> };
  consents: { case_review_id: string; wording_hash: Buffer; language: string; page: string; given_at: SetOnInsert };
  followups: {
    case_review_id: string;
    lane: ColumnType<'open' | 'quarantine', 'open' | 'quarantine' | undefined, 'open' | 'quarantine'>;
    urgency: 'usual' | 'urgent';
    state: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'withdrawn' | 'unanswered';
    steps_taken: number;
    next_due_at: Date | null;
    call_due_at: Date;
    delivered_at: Date | null;
    acknowledged_at: Date | null;
    acknowledged_by: string | null;
    conflict_cleared_at: Date | null;
    told_late_at: Date | null;
    closed_at: Date | null;
    no_calls_at: Date | null;
    no_texts_at: Date | null;
    no_mails_at: Date | null;
  };
  deliveries: {
    id: string;
    case_review_id: string | null;
    kind: 'alert' | 'late-notice' | 'declined-notice' | 'digest' | 'quarantine-list' | 'canary';
    channel: 'email' | 'sms' | 'webhook' | 'sink';
    recipient: string;
    step: ColumnType<number, number | undefined, never>;
    state: ColumnType<'waiting' | 'handed-over' | 'refused' | 'given-up' | 'cancelled', undefined, 'handed-over' | 'refused' | 'given-up' | 'cancelled'>;
    created_at: SetOnInsert;
    attempts: ColumnType<number, undefined, number>;
    next_attempt_at: ColumnType<Date, Date | undefined, Date>;
    leased_until: ColumnType<Date | null, undefined, Date | null>;
    handed_over_at: ColumnType<Date | null, undefined, Date>;
    last_code: ColumnType<string | null, undefined, string>;
    link_hash: Buffer | null;
    code_hash: Buffer | null;
    link_expires_at: Date | null;
    link_revoked_at: ColumnType<Date | null, undefined, Date>;
  };
  followup_events: { id: ColumnType<string, never, never>; case_review_id: string; at: SetOnInsert; kind: string; by: string | null; detail: string | null };
};

import type { ColumnType, Selectable } from 'kysely';

/** Set by PostgreSQL when a row comes in. */
type SetOnInsert = ColumnType<Date, Date | undefined, never>;

/** The tables of `migrations/`, as Kysely sees them. */
export type Tables = {
  disk_probe: { filler: string };
  write_probe: { only_row: boolean; at: Date };
  worker_pulses: { worker_id: string; started_at: SetOnInsert; beat_at: Date };
  case_reviews: {
    id: string;
    reference: string;
    received_at: SetOnInsert;
    submission_key: Buffer | null;
    answers_digest: Buffer | null;
    page: string | null;
    language: string;
    contact: Buffer | null;
    story: Buffer | null;
    erased_at: ColumnType<Date | null, undefined, Date>;
    receipt_hash: Buffer;
    receipt_expires_at: Date;
    phone_digest: Buffer | null;
    mail_digest: Buffer | null;
    canary: ColumnType<boolean, boolean | undefined, never>;
    alike_key: string | null;
    corrected_at: ColumnType<Date | null, undefined, Date | null>;
    secret_version: ColumnType<number, number | undefined, never>;
  };
  /** Left out of backups: docs/decisions/006-keys-live-apart.md. */
  part_keys: { case_review_id: string; part: 'contact' | 'story'; recipient: 'worker' | 'desk' | 'recovery'; key_version: number; wrapped_key: Buffer };
  consent_wordings: { hash: Buffer; wording: string; language: string; version: ColumnType<number, number | undefined, never>; first_shown_at: SetOnInsert };
  /** How much of a day's budget the assistant's model has used. */
  assistant_tokens: { day: string; tokens: ColumnType<string, number, number> };
  consents: {
    case_review_id: string;
    wording_hash: Buffer;
    language: string;
    page: string | null;
    given_at: SetOnInsert;
    calls: boolean;
    texts: boolean;
    mails: boolean;
  };
  consent_proofs: {
    id: ColumnType<string, never, never>;
    digest: Buffer;
    secret_version: number;
    calls: boolean;
    texts: boolean;
    mails: boolean;
    wording_hash: Buffer;
    language: string;
    given_at: ColumnType<Date, never, never>;
  };
  suppressions: {
    id: ColumnType<string, never, never>;
    channel: 'calls' | 'texts' | 'mails';
    digest: Buffer;
    secret_version: number;
    case_review_id: string | null;
    since: SetOnInsert;
  };
  told_addresses: { digest: Buffer; case_review_id: string; at: SetOnInsert };
  incidents: {
    id: ColumnType<string, never, never>;
    kind: string;
    subject: string;
    detail: string | null;
    since: Date;
    opened_at: Date;
    seen_at: Date;
    told: number;
    told_from: Date | null;
    unstable: boolean;
    over_at: Date | null;
  };
  followups: {
    case_review_id: string;
    lane: ColumnType<'open' | 'quarantine', 'open' | 'quarantine' | undefined, 'open' | 'quarantine'>;
    urgency: 'usual' | 'urgent';
    state: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'unanswered' | 'withdrawing' | 'withdrawn';
    is_open: ColumnType<boolean, never, never>;
    steps_taken: number;
    ladder_step: ColumnType<number, number | undefined, number>;
    ladder_from: ColumnType<Date, Date | undefined, Date>;
    remind_at: Date | null;
    goes_on_at: Date | null;
    tried_at: Date | null;
    reached_at: Date | null;
    not_told_at: Date | null;
    withdraw_at: Date | null;
    withdrawn_from: string | null;
    has_mail: ColumnType<boolean, boolean | undefined, boolean>;
    mail_dead_at: ColumnType<Date | null, undefined, Date | null>;
    takes_texts: ColumnType<boolean, boolean | undefined, boolean>;
    suspicion: ColumnType<number, number | undefined, number>;
    network: Buffer | null;
    listed_in: string | null;
    canary: ColumnType<boolean, boolean | undefined, never>;
    next_due_at: Date | null;
    call_from: ColumnType<Date, Date | undefined, Date>;
    call_target: ColumnType<Date, Date | undefined, Date>;
    call_due_at: Date;
    delivered_at: Date | null;
    acknowledged_at: Date | null;
    acknowledged_by: string | null;
    conflict_cleared_at: Date | null;
    conflict_found_at: ColumnType<Date | null, undefined, Date>;
    closed_as: ColumnType<'referred' | 'spam' | null, undefined, 'referred' | 'spam' | null>;
    told_from: ColumnType<Date | null, undefined, Date | null>;
    appointment_at: ColumnType<Date | null, undefined, Date | null>;
    appointment_where: ColumnType<AppointmentPlace | null, undefined, AppointmentPlace | null>;
    told_late_at: Date | null;
    closed_at: Date | null;
    hired_at: Date | null;
    no_calls_at: Date | null;
    no_texts_at: Date | null;
    no_mails_at: Date | null;
  };
  deliveries: {
    id: string;
    case_review_id: string | null;
    kind:
      | 'alert'
      | 'reminder'
      | 'bundle'
      | 'wrote-back'
      | 'late-notice'
      | 'declined-notice'
      | 'receipt-mail'
      | 'digest'
      | 'law-review'
      | 'quarantine-list'
      | 'on-call-notice'
      | 'canary'
      | 'event'
      | 'lead'
      | 'drill'
      | 'desk-invite';
    channel: 'email' | 'sms' | 'call' | 'push' | 'webhook' | 'sink';
    recipient: string;
    step: ColumnType<number, number | undefined, never>;
    /** The second call about an urgent request. */
    again: ColumnType<boolean, boolean | undefined, never>;
    state: ColumnType<
      'waiting' | 'bundled' | 'handed-over' | 'refused' | 'given-up' | 'cancelled',
      undefined,
      'bundled' | 'handed-over' | 'refused' | 'given-up' | 'cancelled'
    >;
    created_at: SetOnInsert;
    attempts: ColumnType<number, undefined, number>;
    next_attempt_at: ColumnType<Date, Date | undefined, Date>;
    leased_until: ColumnType<Date | null, undefined, Date | null>;
    handed_over_at: ColumnType<Date | null, undefined, Date>;
    last_code: ColumnType<string | null, undefined, string>;
    link_hash: Buffer | null;
    link_expires_at: Date | null;
    link_revoked_at: ColumnType<Date | null, undefined, Date>;
    link_used_at: ColumnType<Date | null, undefined, Date>;
    bundle_id: ColumnType<string | null, undefined, string>;
    notice_id: string | null;
    drill_id: string | null;
    invite_id: string | null;
    answered_at: ColumnType<Date | null, undefined, Date>;
    provider_id: ColumnType<string | null, undefined, string>;
    arrival: ColumnType<Arrival | null, undefined, Arrival>;
    arrival_code: ColumnType<string | null, undefined, string | null>;
    arrival_order: ColumnType<number | null, undefined, number>;
    arrival_at: ColumnType<Date | null, undefined, Date>;
    receipt_read_at: ColumnType<Date | null, undefined, Date>;
    first_id: ColumnType<string | null, undefined, string>;
    charged_at: ColumnType<Date | null, undefined, Date>;
    event: ToldEvent | null;
    secret_version: ColumnType<number, number | undefined, never>;
  };
  reports: {
    id: ColumnType<string, never, never>;
    case_review_id: string;
    kind: string;
    by: string;
    at: SetOnInsert;
    undo_until: Date;
    undone_at: ColumnType<Date | null, undefined, Date>;
    before: unknown;
  };
  notes: { id: string; case_review_id: string; at: SetOnInsert; by: string; readers: 'everyone' | 'attorneys'; sealed: Buffer | null };
  conflict_lists: { id: string; imported_at: SetOnInsert; imported_by: string; clients: number; adverse: number; sealed: Buffer };
  /** Of notes and lists. Left out of backups. */
  desk_keys: { sealed_id: string; recipient: string; key_version: number; wrapped_key: Buffer };
  practice_outlets: { kind: 'event' | 'lead'; address: Buffer; off_at: Date | null };
  leads: {
    case_review_id: string;
    state: 'sending' | 'waiting' | 'sent' | 'uncertain' | 'refused';
    code: string | null;
    begun_at: SetOnInsert;
    changed_at: Date;
    sent_at: Date | null;
  };
  on_call_changes: {
    id: ColumnType<string, never, never>;
    kind: 'absence' | 'cover' | 'swap';
    person: string | null;
    taker: string | null;
    from_at: Date;
    until_at: Date;
    made_by: string;
    made_at: SetOnInsert;
    cancelled_at: ColumnType<Date | null, undefined, Date>;
  };
  on_call_notices: { id: ColumnType<string, undefined, never>; person: string; starts_at: Date; ends_at: Date | null; ordered_at: SetOnInsert };
  drills: { id: ColumnType<string, undefined, never>; ordered_at: SetOnInsert; ordered_by: string | null; due_at: Date | null };
  channels_set_up: { channel: 'email' | 'sms' | 'call' | 'ntfy' | 'pushover'; is_set_up: boolean; noted_at: SetOnInsert };
  publishing_orders: { id: ColumnType<string, undefined, never>; ordered_at: SetOnInsert; ordered_by: string; act: 'preview' | 'publish' | 'roll-back' };
  publishing_reports: {
    order_id: string;
    reported_at: SetOnInsert;
    outcome: 'published' | 'made' | 'rolled-back' | 'nothing' | 'busy' | 'refused' | 'failed';
    release: string | null;
    told: string[];
  };
  publishing_state: {
    id: ColumnType<boolean, undefined, never>;
    seen_at: ColumnType<Date, Date | undefined, Date>;
    state: ColumnType<PublishingState, string, string>;
  };
  phone_answers: { key: string; said: ColumnType<string, string | undefined, string>; at: SetOnInsert };
  desk_people: { id: string; user_handle: Buffer; created_at: SetOnInsert };
  desk_passkeys: {
    id: string;
    person: string;
    name: string;
    public_key: Buffer;
    counter: ColumnType<string, number, number>;
    transports: string[];
    /** Whether it may be copied to other devices; fixed for the life of a passkey. */
    backup_eligible: boolean;
    backed_up: boolean;
    created_at: SetOnInsert;
    used_at: Date | null;
    revoked_at: ColumnType<Date | null, undefined, Date>;
  };
  desk_sessions: {
    hash: Buffer;
    person: string;
    passkey: string;
    started_at: SetOnInsert;
    seen_at: ColumnType<Date, Date | undefined, Date>;
    verified_at: ColumnType<Date, Date | undefined, Date>;
    ended_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Only those that were used: a challenge is signed, so nothing is stored when one is given out. */
  desk_challenges: { hash: Buffer; spent_at: SetOnInsert };
  desk_invites: {
    id: ColumnType<string, string | undefined, never>;
    hash: Buffer;
    person: string;
    made_by: string | null;
    made_at: SetOnInsert;
    expires_at: Date;
    used_at: ColumnType<Date | null, undefined, Date>;
    /** The link for the worker that mails it, sealed to the worker's key; gone once it has been sent. */
    sealed: Buffer | null;
    sealed_key: Buffer | null;
    key_version: number | null;
    sent_at: ColumnType<Date | null, undefined, Date>;
  };
  /** What the desk could open of the newest test request when it last looked. */
  desk_looks: { part: 'contact' | 'story'; opens: boolean; looked_at: SetOnInsert };
  /** The desk appends and reads; it cannot change or remove a line. */
  desk_log: {
    id: ColumnType<string, never, never>;
    at: SetOnInsert;
    person: string;
    act: string;
    case_review_id: string | null;
    about: string | null;
  };
  followup_events: { id: ColumnType<string, never, never>; case_review_id: string; at: SetOnInsert; kind: string; by: string | null; detail: string | null };
};

/** Where an appointment is. What was typed for `elsewhere` is in a note, sealed. */
export type AppointmentPlace = 'office' | 'phone' | 'video' | 'elsewhere';

/** What became of a message after it was handed over, as the other side reported it. */
export type Arrival = 'on-its-way' | 'arrived' | 'answered' | 'not-answered' | 'bounced' | 'failed';

/** What an event tells: a line of the timeline, that a request was received, or that something failed or works again. `at` is a time as PostgreSQL writes it in JSON. */
export type ToldEvent =
  | { kind: 'incident-opened' | 'incident-resolved'; at: string; incident: string; alarm: string; since: string; until: string | null }
  | { kind: 'received'; at: string; urgency: 'usual' | 'urgent'; promisedUntil: string; again: boolean }
  | { kind: string; at: string; by: string | null; detail: string | null };

/** A message as it is stored: to whom, by which channel, how often it was tried. */
export type Delivery = Selectable<Tables['deliveries']>;

/** What the publisher sees in the folders of words and releases, for the desk to show. */
export type PublishingState = {
  current: string | null;
  releases: { name: string; at: string; by: string; version: string; changed: { file: string; how: 'new' | 'changed' | 'gone' }[] | null }[];
  waiting: { file: string; how: 'new' | 'changed' | 'gone' }[];
  /** What must be corrected before the rest can be published. */
  mistakes: string[];
  signed: { file: string; by: string; on: string }[];
  unsigned: string[];
  /** Where a release that is made and not yet published can be looked at. */
  preview: { release: string; url: string } | null;
};

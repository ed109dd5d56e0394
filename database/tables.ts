// Written by `npm run tables` from a migrated PostgreSQL; tests/e2e/table-types.test.ts compares the two.

import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { BigInteger, Day, Json, PublishingState, ToldEvent } from '#database/columns.ts';

/** A row as it is read. */
export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>;

export type Tables = {
  assistant_tokens: {
    day: Day;
    tokens: BigInteger;
  };
  assistant_unanswered: {
    day: Day;
    topic: string;
    count: number;
  };
  case_reviews: {
    id: string;
    reference: string;
    received_at: Generated<Date>;
    submission_key: Buffer | null;
    answers_digest: Buffer | null;
    page: string | null;
    language: string;
    contact: Buffer | null;
    story: Buffer | null;
    erased_at: Date | null;
    receipt_hash: Buffer;
    receipt_expires_at: Date;
    phone_digest: Buffer | null;
    mail_digest: Buffer | null;
    alike_key: string | null;
    secret_version: Generated<number>;
    canary: Generated<boolean>;
    corrected_at: Date | null;
  };
  channels_set_up: {
    channel: 'email' | 'sms' | 'call' | 'ntfy' | 'pushover';
    is_set_up: boolean;
    noted_at: Generated<Date>;
  };
  conflict_lists: {
    id: string;
    imported_at: Generated<Date>;
    imported_by: string;
    clients: number;
    adverse: number;
    sealed: Buffer;
  };
  consent_proofs: {
    id: Generated<string>;
    digest: Buffer;
    secret_version: number;
    calls: boolean;
    texts: boolean;
    mails: boolean;
    wording_hash: Buffer;
    language: string;
    given_at: Generated<Date>;
  };
  consent_wordings: {
    hash: Buffer;
    wording: string;
    language: string;
    version: Generated<number>;
    first_shown_at: Generated<Date>;
  };
  consents: {
    case_review_id: string;
    wording_hash: Buffer;
    language: string;
    page: string | null;
    given_at: Generated<Date>;
    calls: Generated<boolean>;
    texts: Generated<boolean>;
    mails: Generated<boolean>;
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
    step: Generated<number>;
    again: Generated<boolean>;
    notice_id: string | null;
    drill_id: string | null;
    invite_id: string | null;
    event: ToldEvent | null;
    state: Generated<'waiting' | 'bundled' | 'handed-over' | 'refused' | 'given-up' | 'cancelled'>;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    leased_until: Date | null;
    handed_over_at: Date | null;
    last_code: string | null;
    charged_at: Date | null;
    bundle_id: string | null;
    first_id: string | null;
    provider_id: string | null;
    arrival: 'on-its-way' | 'arrived' | 'answered' | 'not-answered' | 'bounced' | 'failed' | null;
    arrival_code: string | null;
    arrival_order: number | null;
    arrival_at: Date | null;
    receipt_read_at: Date | null;
    answered_at: Date | null;
    link_hash: Buffer | null;
    link_expires_at: Date | null;
    link_revoked_at: Date | null;
    link_used_at: Date | null;
    secret_version: Generated<number>;
  };
  desk_challenges: {
    hash: Buffer;
    spent_at: Generated<Date>;
  };
  desk_invites: {
    id: Generated<string>;
    hash: Buffer;
    person: string;
    made_by: string | null;
    made_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
    sealed: Buffer | null;
    sealed_key: Buffer | null;
    key_version: number | null;
    sent_at: Date | null;
  };
  desk_keys: {
    sealed_id: string;
    recipient: string;
    key_version: number;
    wrapped_key: Buffer;
  };
  desk_log: {
    id: GeneratedAlways<string>;
    at: Generated<Date>;
    person: string;
    act: string;
    case_review_id: string | null;
    about: string | null;
  };
  desk_looks: {
    part: 'contact' | 'story';
    opens: boolean;
    looked_at: Generated<Date>;
  };
  desk_passkeys: {
    id: string;
    person: string;
    name: string;
    public_key: Buffer;
    counter: BigInteger;
    transports: Generated<string[]>;
    backup_eligible: boolean;
    backed_up: boolean;
    created_at: Generated<Date>;
    used_at: Date | null;
    revoked_at: Date | null;
  };
  desk_people: {
    id: string;
    user_handle: Buffer;
    created_at: Generated<Date>;
  };
  desk_sessions: {
    hash: Buffer;
    person: string;
    passkey: string;
    started_at: Generated<Date>;
    seen_at: Generated<Date>;
    verified_at: Generated<Date>;
    ended_at: Date | null;
  };
  disk_probe: {
    filler: string;
  };
  drills: {
    id: Generated<string>;
    ordered_at: Generated<Date>;
    ordered_by: string | null;
    due_at: Date | null;
  };
  firm_clock: {
    one: Generated<boolean>;
    zone: string;
  };
  followup_events: {
    id: GeneratedAlways<string>;
    case_review_id: string;
    at: Generated<Date>;
    kind: string;
    by: string | null;
    detail: string | null;
  };
  followups: {
    case_review_id: string;
    lane: Generated<'open' | 'quarantine'>;
    urgency: 'usual' | 'urgent';
    state: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'unanswered' | 'withdrawing' | 'withdrawn';
    is_open: GeneratedAlways<boolean>;
    steps_taken: Generated<number>;
    ladder_step: Generated<number>;
    ladder_from: Generated<Date>;
    next_due_at: Date | null;
    call_from: Generated<Date>;
    call_target: Generated<Date>;
    call_due_at: Date;
    delivered_at: Date | null;
    acknowledged_at: Date | null;
    acknowledged_by: string | null;
    remind_at: Date | null;
    goes_on_at: Date | null;
    tried_at: Date | null;
    reached_at: Date | null;
    conflict_cleared_at: Date | null;
    conflict_found_at: Date | null;
    told_late_at: Date | null;
    not_told_at: Date | null;
    closed_at: Date | null;
    closed_as: 'referred' | 'spam' | null;
    told_from: Date | null;
    appointment_at: Date | null;
    appointment_where: 'office' | 'phone' | 'video' | 'elsewhere' | null;
    hired_at: Date | null;
    withdraw_at: Date | null;
    withdrawn_from: string | null;
    no_calls_at: Date | null;
    no_texts_at: Date | null;
    no_mails_at: Date | null;
    has_mail: Generated<boolean>;
    takes_texts: Generated<boolean>;
    mail_dead_at: Date | null;
    suspicion: Generated<number>;
    network: Buffer | null;
    listed_in: string | null;
    canary: Generated<boolean>;
  };
  forgotten_counts: {
    day: Day;
    figure: 'requests' | 'hours' | 'minutes' | 'clock' | 'messages';
    bucket: string;
    count: number;
  };
  inbound: {
    id: string;
    at: Generated<Date>;
    kind: string;
    sealed: Buffer | null;
    claimed_until: Date | null;
    answer: Buffer | null;
    answered_at: Date | null;
  };
  incidents: {
    id: GeneratedAlways<string>;
    kind: string;
    subject: Generated<string>;
    detail: string | null;
    since: Date;
    opened_at: Generated<Date>;
    seen_at: Generated<Date>;
    over_at: Date | null;
    told: Generated<number>;
    told_from: Date | null;
    unstable: Generated<boolean>;
  };
  leads: {
    case_review_id: string;
    state: 'sending' | 'waiting' | 'sent' | 'uncertain' | 'refused';
    code: string | null;
    begun_at: Generated<Date>;
    changed_at: Generated<Date>;
    sent_at: Date | null;
  };
  limits: {
    key: string;
    points: Generated<number>;
    expire: BigInteger | null;
  };
  notes: {
    id: string;
    case_review_id: string;
    at: Generated<Date>;
    by: string;
    readers: 'everyone' | 'attorneys';
    sealed: Buffer | null;
  };
  on_call_changes: {
    id: GeneratedAlways<string>;
    kind: 'absence' | 'cover' | 'swap';
    person: string | null;
    taker: string | null;
    from_at: Date;
    until_at: Date;
    made_by: string;
    made_at: Generated<Date>;
    cancelled_at: Date | null;
  };
  on_call_notices: {
    id: Generated<string>;
    person: string;
    starts_at: Date;
    ends_at: Date | null;
    ordered_at: Generated<Date>;
  };
  part_keys: {
    case_review_id: string;
    part: 'contact' | 'story';
    recipient: 'worker' | 'desk' | 'recovery';
    key_version: number;
    wrapped_key: Buffer;
  };
  phone_answers: {
    key: string;
    said: Generated<string>;
    at: Generated<Date>;
  };
  practice_outlets: {
    kind: 'event' | 'lead';
    address: Buffer;
    off_at: Date | null;
  };
  publishing_orders: {
    id: GeneratedAlways<string>;
    ordered_at: Generated<Date>;
    ordered_by: string;
    act: 'preview' | 'publish' | 'roll-back';
  };
  publishing_reports: {
    order_id: BigInteger;
    reported_at: Generated<Date>;
    outcome: 'published' | 'made' | 'rolled-back' | 'nothing' | 'busy' | 'refused' | 'failed';
    release: string | null;
    told: Generated<string[]>;
  };
  publishing_state: {
    id: Generated<boolean>;
    seen_at: Generated<Date>;
    state: Json<PublishingState>;
  };
  reports: {
    id: GeneratedAlways<string>;
    case_review_id: string;
    kind: string;
    by: string;
    at: Generated<Date>;
    undo_until: Date;
    undone_at: Date | null;
    before: unknown;
  };
  site_openings: {
    one: Generated<boolean>;
    opened_at: Generated<Date>;
  };
  suppressions: {
    id: GeneratedAlways<string>;
    channel: 'calls' | 'texts' | 'mails';
    digest: Buffer;
    secret_version: number;
    case_review_id: string | null;
    since: Generated<Date>;
  };
  told_addresses: {
    digest: Buffer;
    case_review_id: string;
    at: Generated<Date>;
  };
  worker_pulses: {
    worker_id: string;
    started_at: Generated<Date>;
    beat_at: Date;
  };
  write_probe: {
    only_row: Generated<boolean>;
    at: Date;
  };
};

/** A message as it is stored: to whom, by which channel, how often it was tried. */
export type Delivery = RowOf<'deliveries'>;

/** What became of a message after it was handed over, as the provider reported it. */
export type Arrival = NonNullable<Delivery['arrival']>;

/** Where an appointment is. What was typed for `elsewhere` is in a note, sealed. */
export type AppointmentPlace = NonNullable<RowOf<'followups'>['appointment_where']>;

import { sql } from 'kysely';
import { type AgreedColumns, agreedColumns } from '#case-review/consent.ts';
import { isThere, openContact, type PartColumns, partColumns, partKey } from '#case-review/parts.ts';
import { readPhone } from '#case-review/phone.ts';
import { receiptCode } from '#case-review/receipt-token.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** What messages need of a request, read once for all that are sent together. The contact is sealed; what happened is not among it. */
export type StoredRequest = AgreedColumns &
  PartColumns & {
    id: string;
    reference: string;
    /** The one of the form that was sent. */
    language: string;
    received_at: Date;
    secret_version: number;
    urgency: 'usual' | 'urgent';
    call_from: Date;
    call_target: Date;
    call_due_at: Date;
    /** The same, as long as it lies ahead and nobody has spoken with the visitor. */
    promised_by: Date | null;
    state: string;
    closed_as: 'referred' | 'spam' | null;
    ladder_step: number;
    ladder_from: Date;
    acknowledged_at: Date | null;
    goes_on_at: Date | null;
    tried_at: Date | null;
    told_late_at: Date | null;
    no_mails_at: Date | null;
    mail_dead_at: Date | null;
    no_texts_at: Date | null;
    now: Date;
  };

export async function readStoredRequests(
  { db, opener }: Pick<FollowupContext, 'db' | 'opener'>,
  requests: readonly (string | null)[],
): Promise<Map<string | null, StoredRequest>> {
  const ids = [...new Set(requests)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<StoredRequest>`select c.id, reference, c.language, received_at, secret_version, urgency, call_from, call_target, call_due_at, present() as now, state, closed_as, ladder_step, ladder_from, acknowledged_at, goes_on_at,
      tried_at, told_late_at, no_mails_at, mail_dead_at, no_texts_at, ${partColumns('contact')}, ${agreedColumns},
      case when is_open and call_due_at > present() then call_due_at end as promised_by
    from case_reviews c join followups f on f.case_review_id = c.id ${partKey('contact', opener)}
    where c.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who sent a request, as far as a message needs to know. Opened only to send, and kept nowhere. */
export type Person = {
  reference: string;
  /** Opens the receipt together with the reference, where no link can. */
  receiptCode: string;
  name: string;
  phone: string;
  /** The phone number, if it can receive texts. */
  mobile: string | undefined;
  email: string | undefined;
  /** Who may help instead, where the firm refers them to somebody. */
  referredTo: string | undefined;
  /** Why a mail or a text must not be sent; undefined where it may. */
  noMails: Unwanted;
  noTexts: Unwanted;
};

type Unwanted = 'not-agreed' | 'asked-not-to' | undefined;

export function openPerson({ opener, secrets }: FollowupContext, row: StoredRequest | undefined): Person | undefined {
  if (!row || !isThere(row)) return undefined;
  const contact = openContact(opener, row);
  const phone = readPhone(contact.phone);
  return {
    reference: row.reference,
    receiptCode: receiptCode(row.id, secrets.of(row.secret_version)),
    name: contact.full_name,
    phone: contact.phone,
    mobile: phone?.takesTexts ? phone.number : undefined,
    email: contact.email || undefined,
    referredTo: row.closed_as === 'referred' ? contact.referred_to : undefined,
    noMails: unwanted(row.agreed_mails, row.no_mails_at),
    noTexts: unwanted(row.agreed_texts, row.no_texts_at),
  };
}

function unwanted(agreed: boolean, stopped: Date | null): Unwanted {
  if (!agreed) return 'not-agreed';
  return stopped ? 'asked-not-to' : undefined;
}

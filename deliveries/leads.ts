import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { type Answer, jsonOf, post } from './post.ts';
import type { LeadsSettings } from './settings.ts';

/** A person for the lead inbox of a practice system. */
export type Lead = { firstName: string; lastName: string; message: string; phone: string; email: string; referringUrl: string; source: string };

/**
 * `uncertain`: the lead may have been taken although nobody said so. The inbox knows no ids and cannot be asked, so a second try could
 * make a second lead.
 */
export type LeadOutcome = Outcome | { kind: 'uncertain'; code: string };

/** The lead inbox of Clio Grow. Each call makes a lead, so `send` is called once for each person. */
export function openLeads({ url, token, loopback, authority }: LeadsSettings, patience = 1): { send(lead: Lead): Promise<LeadOutcome> } {
  return {
    async send(lead) {
      const body = JSON.stringify({ inbox_lead: clioGrow(lead), inbox_lead_token: token });
      return outcomeOf(await post({ url, headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body, loopback, authority, patience }));
    },
  };
}

/** Clio refuses a lead in which one of the first five is missing or empty. */
function clioGrow({ firstName, lastName, message, referringUrl, source, phone, email }: Lead) {
  return {
    from_first: firstName,
    from_last: lastName,
    from_message: message,
    referring_url: referringUrl,
    from_source: source,
    ...(phone ? { from_phone: phone } : {}),
    ...(email ? { from_email: email } : {}),
  };
}

/** Answers that say no lead was made, for a reason that passes or that the firm can repair: a wrong token, a busy server. */
const passing = [401, 403, 404, 408, 429, 503];

function outcomeOf(answer: Answer): LeadOutcome {
  if (answer.kind === 'failed') {
    if (answer.code === 'private-address') return refused(answer.code);
    return answer.mayHaveArrived ? uncertain(answer.code) : later(answer.code);
  }
  const { status, body, retryAfter } = answer;
  if (status === 201) return jsonOf(body)?.['errors'] ? uncertain('bad-answer') : handedOver('lead');
  if (passing.includes(status)) return later(`http-${status}`, retryAfter);
  if (status >= 300 && status < 400) return refused('redirect');
  // A gateway that lost its server, an error halfway, a page of something else: each can come after the lead was made.
  return status >= 400 && status < 500 ? refused(`http-${status}`) : uncertain(status < 300 ? 'bad-answer' : `http-${status}`);
}

function uncertain(code: string): LeadOutcome {
  return { kind: 'uncertain', code };
}

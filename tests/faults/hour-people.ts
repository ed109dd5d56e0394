import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from '#database/connection.ts';
import type { WakeUp } from '#database/wake-up.ts';
import { buttonToken } from '#deliveries/push-token.ts';
import type { Firm } from '#firm/content.ts';
import type { Acted } from '#followup/actions/action.ts';
import { leftMessage, noAnswer, reached } from '#followup/actions/reports.ts';
import { acknowledge, passOn } from '#followup/actions/take.ts';
import { readChanges } from '#on-call/rota/changes.ts';
import { pressKey } from '#replies/phone/keys.ts';
import { press } from '#replies/push/press.ts';
import type { Phone } from '#replies/staff/context.ts';
import { replyTo } from '#replies/texts/staff-reply.ts';
import type { Secrets } from '#vault/secrets.ts';
import type { Act, Way } from './hour-plan.ts';
import type { Outside } from './ledger.ts';

type World = { db: Database; pool: Pool; firm: Firm; secrets: Secrets; wakeUp: WakeUp; outside: Outside };
type Alert = { id: string; channel: string; recipient: string; provider_id: string | null; reference: string };

/** The firm's people, who answer as the product lets them; in this process, because what checks signatures has tests of its own. */
export function openPeople({ db, pool, firm, secrets, wakeUp, outside }: World) {
  const { onCall } = firm;
  const wake = async (requests: readonly string[]) => {
    if (requests.length > 0) await pool.query(wakeUp.statement(1), [wakeUp.value(requests)]);
  };
  const alarm = { raise: () => undefined, tend: () => undefined };
  const phone: Phone = { db, secrets, firm, senders: {}, alarm, addressRefused: () => undefined, wake };
  const buttons = { db, secrets, firm, wake: (request: string) => wake([request]) };
  const ways: Record<Way, number> = { sheet: 0, key: 0, text: 0, push: 0 };

  /** Answers by this way, if a message came by it; false where none did. */
  const answer = async (digit: '1' | '2', way: Way, alerts: readonly Alert[]): Promise<boolean> => {
    const by = (channel: string) => alerts.find((one) => one.channel === channel);
    if (way === 'key') {
      const call = by('call');
      if (call) await pressKey(phone, { call: sid('CA'), delivery: call.id, reading: 1, digits: digit });
      return call !== undefined;
    }
    if (way === 'text') {
      const text = by('sms');
      if (text) await replyTo(phone, [text.recipient], sid('SM'), `${digit} ${text.reference}`);
      return text !== undefined;
    }
    const push = by('push');
    if (way !== 'push' || !push) return false;
    // Pushover has one button, which acknowledges; the worker asks for it.
    const emergency = outside.pushover.about(push.reference).find(({ receipt }) => receipt === push.provider_id);
    if (emergency && digit === '2') return false;
    if (emergency) outside.pushover.acknowledge(emergency);
    else await press(buttons, digit === '1' ? 'take' : 'pass', buttonToken(push.id, secrets.current.key));
    return true;
  };

  const onSheet: Record<Act['kind'], (request: string, who: string) => Promise<Acted>> = {
    taken: (request, who) => acknowledge(db, onCall, request, who),
    'passed-on': async (request, who) => passOn(db, onCall, await readChanges(db, onCall.people), request, who),
    reached: (request, who) => reached(db, request, who),
    'no-answer': (request, who) => noAnswer(db, onCall, request, who),
    'left-message': (request, who) => leftMessage(db, onCall, request, who),
  };

  return {
    /** How often an answer came by which way. */
    ways,
    async act({ kind, way }: Act, request: string): Promise<void> {
      const alerts = await alertsOf(pool, request);
      const answered = kind === 'taken' || kind === 'passed-on' ? await answer(kind === 'taken' ? '1' : '2', way, alerts) : false;
      if (answered) {
        ways[way]++;
        return;
      }
      const { acknowledged_by: holder, reference } = await standing(pool, request);
      const digit = kind === 'reached' ? '5' : kind === 'no-answer' ? '6' : undefined;
      const who = holder ?? alerts[0]?.recipient ?? 'attorney';
      if (holder && digit && way === 'text') {
        ways.text++;
        await replyTo(phone, [holder], sid('SM'), `${digit} ${reference}`);
        return;
      }
      ways.sheet++;
      const { kind: acted } = await onSheet[kind](request, who);
      if (acted === 'done') await wake([request]);
    },
    /** Whoever hears of a drill answers it by key and by button; texts and mails are left unanswered. */
    async answerDrills(): Promise<void> {
      const { rows } = await pool.query<{ id: string; channel: string; provider_id: string | null }>(
        "select id, channel, provider_id from deliveries where drill_id is not null and state = 'handed-over' and answered_at is null and channel in ('call', 'push')",
      );
      for (const { id, channel, provider_id } of rows) {
        if (channel === 'call') await pressKey(phone, { call: sid('CA'), delivery: id, reading: 1, digits: '1' });
        else if (provider_id?.length !== 30) await press(buttons, 'take', buttonToken(id, secrets.current.key));
      }
    },
  };
}

/** The alerts that have left for a request, the newest first. */
async function alertsOf(pool: Pool, request: string): Promise<Alert[]> {
  const { rows } = await pool.query<Alert>(
    `select d.id, channel, recipient, provider_id, reference from deliveries d join case_reviews c on c.id = case_review_id
      where case_review_id = $1 and kind = 'alert' and state = 'handed-over' order by handed_over_at desc`,
    [request],
  );
  return rows;
}

async function standing(pool: Pool, request: string): Promise<{ acknowledged_by: string | null; reference: string }> {
  const { rows } = await pool.query<{ acknowledged_by: string | null; reference: string }>(
    "select case when state = 'acknowledged' then acknowledged_by end as acknowledged_by, reference from followups join case_reviews on id = case_review_id where id = $1",
    [request],
  );
  return rows[0] ?? { acknowledged_by: null, reference: '' };
}

function sid(prefix: 'CA' | 'SM'): string {
  return `${prefix}${randomBytes(16).toString('hex')}`;
}

import type { FollowupContext } from '#notifications/outbox/context.ts';
import { callReport, noteReport, type Report, textReport } from '#replies/delivery-reports/phone.ts';
import { pressKey } from '#replies/phone/keys.ts';
import { press } from '#replies/push/press.ts';
import type { Phone } from '#replies/staff/context.ts';
import { answerByPage } from '#replies/staff/drill-answers.ts';
import { answerText } from '#replies/texts/incoming-text.ts';
import { takeAnswers } from '#replies/worker-rpc/added-answers.ts';
import { type Answers, answerInbound } from '#replies/worker-rpc/answer.ts';
import { changeNumber } from '#replies/worker-rpc/new-number.ts';
import { log } from '#server/monitoring/log.ts';
import type { Recipient } from '#vault/recipients.ts';

/** Somebody listens on the phone meanwhile. */
const lookEveryMs = 150;

/** Answers what the public process took in: keys, texts, buttons, reports, new numbers. `sealTo`: to whom a contact is sealed again. */
export function startInbound(context: FollowupContext, sealTo: () => readonly Recipient[]): { stop: () => void } {
  const answers = answersOf(context, sealTo);
  const failed = (error: unknown) => log('inbound-failed', { error });
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    await answerInbound({ ...context, failed }, answers).catch((error: unknown) => log('database-error', { error }));
    looking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  return { stop: () => clearInterval(timer) };
}

function answersOf(context: FollowupContext, sealTo: () => readonly Recipient[]): Answers {
  const { db, secrets, firm } = context;
  // A worker that cannot be woken finds it by itself, at most five seconds later: no reason to fail.
  const wakeAll = (requests: readonly string[]) =>
    context.wake(requests.map((request) => ({ request, at: new Date(), now: new Date() }))).catch((error: unknown) => log('wake-up-failed', { error }));
  const phone: Phone = { ...context, wake: wakeAll };
  const push = { db, secrets, firm, wake: (request: string) => wakeAll([request]) };
  const note = async (report: Report | undefined): Promise<undefined> => {
    if (report) await noteReport(phone, report);
    return undefined;
  };
  return {
    text: (text) => answerText(phone, text),
    key: (pressed) => pressKey(phone, pressed),
    'text-report': ({ form, delivery }) => note(textReport(new URLSearchParams(form), delivery)),
    'call-report': ({ form, delivery }) => note(callReport(new URLSearchParams(form), delivery)),
    button: ({ button, token }) => press(push, button, token),
    'added-answers': (asked) => takeAnswers({ ...phone, opener: context.opener, sealTo: sealTo() }, asked),
    'new-number': (asked) => changeNumber({ ...phone, opener: context.opener, sealTo: sealTo() }, asked),
    drill: ({ way, visitor }) => answerByPage({ db, secrets }, way, visitor),
  };
}

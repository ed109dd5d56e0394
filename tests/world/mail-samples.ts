import { theFirm } from '#firm/firm.ts';
import { alarmMail } from '#followup/mails/alarm.tsx';
import { type AlertFacts, alertMail } from '#followup/mails/alert.tsx';
import { digestMail } from '#followup/mails/digest.tsx';
import type { Mail } from '#followup/mails/mail.tsx';
import { confirmationMail, declinedMail, lateMail } from '#followup/mails/visitor.tsx';
import { english } from '#followup/words.en.ts';

const receivedAt = new Date('2026-11-15T06:15:00Z');

export const alertFacts: AlertFacts & { next: { at: Date; to: string } } = {
  reference: '7K4M29AF',
  urgency: 'urgent',
  receivedAt,
  callDueBy: new Date('2026-11-15T07:15:00Z'),
  step: 2,
  callSheetUrl: 'https://www.example.com/call#0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
  codeUrl: 'https://www.example.com/call',
  code: 'HJ4M7XPA',
  next: { at: new Date('2026-11-15T06:40:00Z'), to: 'the third lawyer on call' },
};

export const visitorFacts = { reference: '7K4M29AF', receivedAt, receiptUrl: 'https://www.example.com/receipt/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG' };

export const digestFacts = {
  day: new Date('2026-11-14T17:00:00Z'),
  ended: { reached: 9, tried: 2, declined: 1, withdrawn: 0, open: 2 },
  minutes: [2, 3, 4, 4, 6, 8, 12, 14, 22, 28, 41, 75],
  open: [
    { reference: '7K4M29AF', receivedAt },
    { reference: 'R3XW7HPU', receivedAt: new Date('2026-11-15T06:31:00Z') },
  ],
  quarantined: ['M9FA2K74', 'UY3467AH', 'WX29RPJK'],
};

/** Every mail with ordinary facts. A test may change the texts that facts carry. */
export function allMails(change: (text: string) => string = (text) => text): Record<string, () => Promise<Mail>> {
  const firm = theFirm();
  const reference = change('7K4M29AF');
  const alert = {
    ...alertFacts,
    reference,
    code: change(alertFacts.code),
    next: { ...alertFacts.next, to: change(alertFacts.next.to) },
  };
  return {
    alert: () => alertMail(alert, firm, english),
    'last-alert': () => alertMail({ ...alert, urgency: 'usual', step: 5, next: undefined }, firm, english),
    late: () => lateMail({ ...visitorFacts, reference }, firm, english),
    declined: () => declinedMail({ ...visitorFacts, reference }, firm, english),
    confirmation: () => confirmationMail({ ...visitorFacts, reference }, firm, english),
    digest: () =>
      digestMail(
        {
          ...digestFacts,
          open: digestFacts.open.map((one) => ({ ...one, reference: change(one.reference) })),
          quarantined: digestFacts.quarantined.map(change),
        },
        firm,
        english,
      ),
    'empty-digest': () =>
      digestMail(
        { ...digestFacts, ended: { reached: 0, tried: 0, declined: 0, withdrawn: 0, open: 0 }, minutes: [], open: [], quarantined: [] },
        firm,
        english,
      ),
    alarm: () => alarmMail({ kind: 'canary', since: receivedAt }, firm, english),
    silence: () => alarmMail({ kind: 'silence', since: receivedAt }, firm, english),
    backlog: () => alarmMail({ kind: 'backlog', since: receivedAt }, firm, english),
  };
}

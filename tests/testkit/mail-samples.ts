import type { Mail } from '#deliveries/mail-layout/mail.tsx';
import { content } from '#firm/content.ts';
import { type AlertFacts, alertMail, reminderMail } from '#followup/alerts/alert-mail.tsx';
import { bundleMail } from '#followup/alerts/digest-mail.tsx';
import { quarantineMail } from '#followup/alerts/quarantine-mail.tsx';
import { wroteBackMail } from '#followup/alerts/wrote-back-mail.tsx';
import { type DigestFacts, digestMail } from '#followup/daily-report/mail.tsx';
import { visitorLanguage } from '#followup/visitor-messages/language.ts';
import { declinedMail, lateMail, receiptMail } from '#followup/visitor-messages/mails.tsx';
import { type AlarmFacts, alarmMail } from '#incidents/alarm-mail.tsx';
import { type AlarmKind, alarmWords } from '#incidents/words.en.ts';
import { lawReviewMail } from '#notifications/firm-mails/law-review-mail.tsx';
import { drillMail } from '#on-call/drills/mail.tsx';
import { onCallMail } from '#on-call/rota/notice-mail.tsx';

const receivedAt = new Date('2026-11-15T06:15:00Z');

export const alertFacts: AlertFacts & { next: { at: Date; to: string } } = {
  reference: '7K4M29AF',
  urgency: 'urgent',
  receivedAt,
  callDueBy: new Date('2026-11-15T07:15:00Z'),
  step: 2,
  url: 'https://desk.example.com/a#0123456789abcdefghijklmnopqrstuvwxyzAB',
  takenAt: undefined,
  triedAt: undefined,
  toldAt: undefined,
  next: { at: new Date('2026-11-15T06:40:00Z'), to: 'the third lawyer on call' },
};

export const visitorFacts = {
  reference: '7K4M29AF',
  receivedAt,
  receiptUrl: 'https://www.example.com/receipt#0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
  codeUrl: 'https://www.example.com/receipt',
  code: 'PX4RKWAH',
  triedAt: undefined,
};

const lastDays = ['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'];

export const digestFacts: DigestFacts = {
  day: new Date('2026-11-14T17:00:00Z'),
  week: {
    hours: lastDays.map((day, at) => ({ day, kept: 6 + at, tried: at % 2, missed: at === 6 ? 3 : 0 })),
    times: { ranges: [20, 15, 10, 5, 4, 2, 3, 0, 0, 0], people: 59, half: 14, most: 47, beyond: 3 },
  },
  figuresUrl: 'https://desk.example.com/figures?days=7',
  ended: { reached: 9, tried: 2, declined: 1, withdrawn: 0, open: 2 },
  minutes: [2, 3, 4, 4, 6, 8, 12, 14, 22, 28, 41, 75],
  missed: 3,
  open: [
    { reference: '7K4M29AF', receivedAt, urgent: true, late: true, window: undefined, by: 'Ellen Halvorsen', notTold: false },
    { reference: 'R3XW7HPU', receivedAt: new Date('2026-11-15T06:31:00Z'), urgent: false, late: false, window: undefined, by: undefined, notTold: true },
  ],
  aside: { count: 3, urgent: 1, late: 2 },
  refused: [{ who: 'Teresa Nowak', channel: 'sms', code: 'twilio-21211', times: 4 }],
  incidents: [
    { kind: 'silence', detail: undefined, since: new Date('2026-11-14T07:31:00Z'), until: new Date('2026-11-14T07:52:00Z') },
    { kind: 'setup', detail: 'text message, twilio-20003', since: new Date('2026-11-14T20:05:00Z'), until: undefined },
  ],
  drill: [{ who: 'Teresa Nowak', channels: ['call', 'sms'] }],
  drillAway: ['Marcus Bell'],
  leads: [
    { reference: 'HJ4M7XPA', state: 'uncertain', code: 'timeout' },
    { reference: 'PX4RKWAH', state: 'refused', code: 'http-422' },
  ],
};

const deskUrl = 'https://desk.example.com/';

const kinds = Object.keys(alarmWords.kinds) as AlarmKind[];

/** Every mail with ordinary facts. A test may change the texts that facts carry. */
export function allMails(change: (text: string) => string = (text) => text): Record<string, () => Promise<Mail>> {
  const { firm } = content();
  const reference = change('7K4M29AF');
  const alert = {
    ...alertFacts,
    reference,
    next: { ...alertFacts.next, to: change(alertFacts.next.to) },
  };
  return {
    alert: () => alertMail(alert, firm),
    'last-alert': () => alertMail({ ...alert, urgency: 'usual', step: 5, next: undefined }, firm),
    reminder: () => reminderMail({ ...alert, takenAt: receivedAt }, firm),
    'next-try': () => reminderMail({ ...alert, takenAt: receivedAt, triedAt: receivedAt, toldAt: receivedAt }, firm),
    'wrote-back': () => wroteBackMail({ reference, url: alertFacts.url }, firm),
    bundle: () => bundleMail({ count: 245, urgent: 3, alone: 1, deskUrl, lines: [bundleLine(reference, true), bundleLine('R3XW7HPU', false)] }, firm),
    quarantine: () =>
      quarantineMail(
        { suspects: [{ reference, receivedAt, callDueBy: receivedAt, urgency: 'urgent', url: alertFacts.url }], urgent: 1, inAll: 345, more: true, deskUrl },
        firm,
      ),
    ...visitorMails(change),
    digest: () =>
      digestMail(
        {
          ...digestFacts,
          open: digestFacts.open.map((one) => ({ ...one, reference: change(one.reference) })),
          refused: digestFacts.refused.map((one) => ({ ...one, who: change(one.who) })),
          drill: digestFacts.drill.map((one) => ({ ...one, who: change(one.who) })),
          drillAway: digestFacts.drillAway.map(change),
          leads: digestFacts.leads.map((one) => ({ ...one, reference: change(one.reference) })),
        },
        firm,
      ),
    'empty-digest': () =>
      digestMail(
        {
          ...digestFacts,
          week: { hours: lastDays.map((day) => ({ day, kept: 0, tried: 0, missed: 0 })), times: { ranges: [], people: 0, half: 0, most: 0, beyond: 0 } },
          figuresUrl: undefined,
          ended: { reached: 0, tried: 0, declined: 0, withdrawn: 0, open: 0 },
          missed: 0,
          minutes: [],
          open: [],
          aside: { count: 0, urgent: 0, late: 0 },
          refused: [],
          incidents: [],
          leads: [],
          drill: [],
          drillAway: [],
        },
        firm,
      ),
    'law-review': () =>
      lawReviewMail(
        { records: 240, past: [change('content/law/driving.yaml: owi-first')], soon: [], unsigned: 12, wrong: [], pages: [change('content/en/faqs.yaml')] },
        firm,
      ),
    'on-call': () => onCallMail({ from: receivedAt, until: alertFacts.callDueBy }, firm),
    drill: () =>
      drillMail(
        {
          answerUrl: 'https://www.example.com/drill#0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
          codeUrl: 'https://www.example.com/drill',
          code: change('HJ4 M7X PA'),
          until: receivedAt,
        },
        firm,
      ),
    refused: () => alarmMail({ ...alarmFacts('refused'), detail: 'Teresa Nowak, text message, twilio-21211' }, firm),
    'alarm-passed-on': () => alarmMail({ ...alarmFacts('silence'), saying: 'again', acts: false }, firm),
    'alarm-unstable': () => alarmMail({ ...alarmFacts('channel'), saying: 'unstable' }, firm),
    'alarm-over': () => alarmMail({ ...alarmFacts('silence'), saying: 'over' }, firm),
    ...Object.fromEntries(kinds.map((kind) => [`alarm-${kind}`, () => alarmMail(alarmFacts(kind), firm)])),
  };
}

/** What a visitor is mailed, in every language: `late` in English, `es late` in Spanish. */
function visitorMails(change: (text: string) => string): Record<string, () => Promise<Mail>> {
  return Object.fromEntries(
    (['en', 'es', 'ar'] as const).flatMap((code) => {
      const { firm, words, language } = visitorLanguage(content(), code);
      const receipt = `https://www.example.com${language.path}/receipt`;
      const facts = {
        ...visitorFacts,
        reference: change('7K4M29AF'),
        receiptUrl: visitorFacts.receiptUrl.replace(visitorFacts.codeUrl, receipt),
        codeUrl: receipt,
      };
      const mails = {
        'tried-late': () => lateMail({ ...facts, triedAt: receivedAt }, firm, words),
        late: () => lateMail(facts, firm, words),
        receipt: () => receiptMail({ ...facts, promisedBy: alertFacts.callDueBy }, firm, words),
        declined: () => declinedMail(facts, firm, words),
        referred: () => declinedMail({ ...facts, referredTo: change('Legal Aid, (810) 555-0177') }, firm, words),
      };
      return Object.entries(mails).map(([name, write]) => [code === 'en' ? name : `${code} ${name}`, write]);
    }),
  );
}

function alarmFacts(kind: AlarmKind): AlarmFacts {
  return { kind, since: receivedAt, seenAt: new Date('2026-11-15T06:46:00Z'), saying: 'begun', acts: true };
}

function bundleLine(reference: string, alone: boolean) {
  return { reference, urgency: 'urgent' as const, receivedAt, callDueBy: alertFacts.callDueBy, alone, url: alertFacts.url };
}

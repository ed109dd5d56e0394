import { spoken } from '#case-review/reference.ts';
import { detroit, type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Block, Fact, OpenButton, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime, timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { SpokenLanguage } from '#followup/alerts/spoken-language.ts';
import { alertWords, type Urgency } from '#followup/alerts/words.en.ts';
import type { Window } from '#followup/escalation/call-times.ts';

export type AlertFacts = {
  reference: string;
  urgency: Urgency;
  /** Undefined for English. */
  language?: SpokenLanguage | undefined;
  receivedAt: Date;
  callDueBy: Date;
  /** Between when to call, where the visitor chose a time of day. */
  window?: Window | undefined;
  /** 1 is the first alert about this request. */
  step: number;
  /** Opens it at the desk. Its token is in the fragment, which browsers send to no server. */
  url: string;
  /** When somebody took it, when the last reported try was, and when the visitor was told that the hour is over. */
  takenAt: Date | undefined;
  triedAt: Date | undefined;
  toldAt: Date | undefined;
  /** Who is alerted next, in the firm's own words for them; nobody after the last step. */
  next: { at: Date; to: string } | undefined;
};

/** To the lawyer on call: says how urgent it is, but not who it is or what it is about. */
export function alertMail(facts: AlertFacts, firm: Firm): Promise<Mail> {
  const { alert } = alertWords;
  const { lang } = firm.language;
  const { step, next } = facts;
  const reference = spoken(facts.reference);
  const urgency = alertWords.urgency[facts.urgency];
  return writeMail(firm, {
    subject: alert.subject(urgency, reference),
    preheader: alert.preheader(urgency, reference),
    body: (
      <>
        <Title>{alert.title}</Title>
        <Block label={`${alertWords.reference}. ${alertWords.step(step)}.`} value={reference} ground="shoal-1" />
        <Fact label={facts.window ? alert.between : alert.due}>
          {facts.window ? alert.span(dayAndTime(facts.window.from, lang), timeOfDay(facts.window.until, lang)) : dayAndTime(facts.callDueBy, lang)} ({detroit})
        </Fact>
        <Fact label={alert.urgency}>{urgency}</Fact>
        <InLanguage {...facts} />
        <Fact label={alert.received}>{dayAndTime(facts.receivedAt, lang)}</Fact>
        <OpenButton href={pageAddress(facts.url)}>{alert.open}</OpenButton>
        <Words>{alert.openHint}</Words>
        <Subtitle>{alert.otherwise}</Subtitle>
        <Words>{next ? alert.next(timeOfDay(next.at, lang), next.to) : alert.last}</Words>
        <Words>{toldLine(facts, lang)}</Words>
      </>
    ),
    footer: <Words quiet>{alert.empty}</Words>,
  });
}

/** To whoever took the request and has not reported: since when, what happens without a report, and what the visitor is told. */
export function reminderMail(facts: AlertFacts, firm: Firm): Promise<Mail> {
  const { reminder, alert } = alertWords;
  const { lang } = firm.language;
  const { takenAt, triedAt, next } = facts;
  const reference = spoken(facts.reference);
  const since = triedAt ? reminder.again(timeOfDay(triedAt, lang)) : takenAt ? reminder.taken(timeOfDay(takenAt, lang)) : undefined;
  return writeMail(firm, {
    subject: reminder.subject(reference),
    preheader: reminder.preheader(reference),
    body: (
      <>
        <Title>{reminder.title}</Title>
        <Block label={alertWords.reference} value={reference} ground="shoal-1" />
        <InLanguage {...facts} />
        {since ? <Words>{since}</Words> : null}
        <OpenButton href={pageAddress(facts.url)}>{reminder.open}</OpenButton>
        <Words>{reminder.openHint}</Words>
        {next ? <Words>{reminder.next(timeOfDay(next.at, lang), next.to)}</Words> : null}
        <Words>{toldLine(facts, lang)}</Words>
      </>
    ),
    footer: <Words quiet>{alert.empty}</Words>,
  });
}

/** Before the call, so that an interpreter can be asked for. */
export function InLanguage({ language }: Pick<AlertFacts, 'language'>) {
  if (!language) return null;
  return <Fact label={alertWords.language.label}>{alertWords.language.line(language.name, language.phone)}</Fact>;
}

function toldLine({ toldAt, callDueBy }: AlertFacts, lang: string): string {
  const { alert } = alertWords;
  return toldAt ? alert.told(timeOfDay(toldAt, lang)) : alert.hour(timeOfDay(callDueBy, lang));
}

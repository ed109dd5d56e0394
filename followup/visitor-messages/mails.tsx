import { Fragment, type ReactNode } from 'react';
import { spoken } from '#case-review/reference.ts';
import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Block, CallButton, Fact, PageLink, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime, timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { inOrder } from '#firm/left-to-right.ts';
import type { Window } from '#followup/escalation/call-times.ts';
import type { VisitorWords } from '#followup/visitor-messages/words.en.ts';

/** All that a mail to a visitor knows. Other people may read the same inbox, so nothing they wrote is repeated. */
export type VisitorFacts = {
  reference: string;
  /** Opens the receipt once. */
  receiptUrl: string;
  /** The page where reference and code open it again. */
  codeUrl: string;
  code: string;
  /** Who may help instead, as somebody of the firm wrote it. */
  referredTo?: string | undefined;
  /** The last try that somebody reported. */
  triedAt: Date | undefined;
  /** Until when they hear from us, as long as that lies ahead. */
  promisedBy?: Date | undefined;
  /** Between when they are or were to be called, where they chose a time of day. */
  window?: Window | undefined;
  /** Until when they were to be called, where that was later than an hour after they sent it. */
  laterThanTheHour?: Date | undefined;
};

/** At the end of the hour, when the person was not reached: says so, and gives the number to call. */
export function lateMail(facts: VisitorFacts, firm: Firm, words: VisitorWords): Promise<Mail> {
  const { late } = words;
  return toVisitor(facts, firm, words, late, [
    <Words key="body">{late.body(whatWasSaid(facts, firm.language.lang, late))}</Words>,
    ...(facts.triedAt ? [<Words key="tried">{late.tried(dayAndTime(facts.triedAt, firm.language.lang))}</Words>] : []),
    <Words key="now">{late.now}</Words>,
    <Call key="call" firm={firm} words={words} />,
    <Block key="reference" label={words.yourReference} value={inOrder(spoken(facts.reference), firm.language)} ground="shoal-1" />,
  ]);
}

function whatWasSaid({ window, laterThanTheHour }: VisitorFacts, lang: string, late: VisitorWords['late']): string {
  if (window) return late.between(dayAndTime(window.from, lang), timeOfDay(window.until, lang));
  return laterThanTheHour ? late.by(dayAndTime(laterThanTheHour, lang)) : late.withinTheHour;
}

/** The firm cannot take it on: kind, and with the next steps that are open to anyone. */
export function declinedMail(facts: VisitorFacts, firm: Firm, words: VisitorWords): Promise<Mail> {
  const { declined } = words;
  return toVisitor(facts, firm, words, declined, [
    <Words key="body">{declined.body}</Words>,
    ...(facts.referredTo
      ? [
          <Subtitle key="referred">{declined.referred.title}</Subtitle>,
          <Words key="referred-body">{declined.referred.body}</Words>,
          <Fact key="referred-to" label={declined.referred.label}>
            {itsOwnWay(facts.referredTo, firm)}
          </Fact>,
        ]
      : []),
    <Subtitle key="dates">{declined.dates.title}</Subtitle>,
    <Words key="dates-body">{declined.dates.body}</Words>,
    <Subtitle key="next">{declined.next}</Subtitle>,
    ...declined.steps.map(({ title, body, phone, page }) => (
      <Words key={title}>
        <b>{title}</b>
        <br />
        {body}
        {[phone, page].map((way) =>
          way ? (
            <Fragment key={way.href}>
              <br />
              <PageLink href={way.href}>{inOrder(way.display, firm.language)}</PageLink>
            </Fragment>
          ) : null,
        )}
      </Words>
    )),
    <Words key="questions">{declined.questions}</Words>,
    <Call key="call" firm={firm} words={words} />,
    <Block key="reference" label={words.yourReference} value={inOrder(spoken(facts.reference), firm.language)} ground="shoal-1" />,
  ]);
}

/** The receipt itself, ordered by its owner: what we promised, the number, and the ways to open it again. */
export function receiptMail(facts: VisitorFacts, firm: Firm, words: VisitorWords): Promise<Mail> {
  const { kept, alert } = words;
  const { lang } = firm.language;
  const { window } = facts;
  return toVisitor(facts, firm, words, kept, [
    <Words key="body">{kept.body}</Words>,
    ...(facts.promisedBy
      ? [
          <Fact key="promise" label={window ? kept.between : kept.promise}>
            {window ? alert.span(dayAndTime(window.from, lang), timeOfDay(window.until, lang)) : dayAndTime(facts.promisedBy, lang)} ({words.detroit})
          </Fact>,
        ]
      : []),
    <Block key="reference" label={words.yourReference} value={inOrder(spoken(facts.reference), firm.language)} />,
    <Call key="call" firm={firm} words={words} />,
  ]);
}

type Texts = { subject: (reference: string) => string; preheader: string; title: string };

function toVisitor(
  { reference, receiptUrl, codeUrl, code }: VisitorFacts,
  firm: Firm,
  words: VisitorWords,
  { subject, preheader, title }: Texts,
  body: ReactNode,
) {
  const { relationship, privilege } = firm.notices;
  return writeMail(firm, {
    subject: subject(spoken(reference)),
    preheader,
    body: (
      <>
        <Title>{title}</Title>
        {body}
        <Words>
          <PageLink href={pageAddress(receiptUrl)}>{words.receipt}</PageLink>
          <br />
          {words.receiptHint}
        </Words>
        <Block label={words.receiptCode(pageAddress(codeUrl))} value={inOrder(spoken(code), firm.language)} ground="shoal-1" />
      </>
    ),
    footer: (
      <Words quiet>
        {relationship} {privilege}
      </Words>
    ),
  });
}

function Call({ firm, words }: { firm: Firm; words: VisitorWords }) {
  const { href, display } = firm.phone;
  return <CallButton href={href} label={words.call} number={display} />;
}

/** A name and a number as somebody of the firm typed them: on a page from right to left their own letters say which way they run. */
function itsOwnWay(typed: string, { language }: Firm): string {
  return language.dir === 'rtl' ? `\u2068${typed}\u2069` : typed;
}

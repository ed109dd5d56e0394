import type { ReactNode } from 'react';
import type { Firm } from '#firm/firm.ts';
import { dayAndClock } from '../when.ts';
import type { FollowupWords } from '../words.en.ts';
import { type Mail, pageAddress, writeMail } from './mail.tsx';
import { Block, CallButton, Fact, PageLink, Subtitle, Title, Words } from './parts.tsx';

/** All that a mail to a visitor knows. Other people may read the same inbox, so nothing they wrote is repeated. */
export type VisitorFacts = { reference: string; receiptUrl: string };

/** At the end of the hour, when nobody has taken the request: the truth, and the number. */
export function lateMail(facts: VisitorFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { late } = words;
  return toVisitor(facts, firm, words, late, [
    <Words key="body">{late.body}</Words>,
    <Words key="now">{late.now}</Words>,
    <Call key="call" firm={firm} words={words} />,
    <Block key="reference" label={words.yourReference} value={facts.reference} ground="shoal-1" />,
  ]);
}

/** The firm cannot take it on: kind, and with the next steps that are open to anyone. */
export function declinedMail(facts: VisitorFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { declined } = words;
  return toVisitor(facts, firm, words, declined, [
    <Words key="body">{declined.body}</Words>,
    <Subtitle key="dates">{declined.dates.title}</Subtitle>,
    <Words key="dates-body">{declined.dates.body}</Words>,
    <Subtitle key="next">{declined.next}</Subtitle>,
    ...declined.steps.map(({ title, body }) => (
      <Words key={title}>
        <b>{title}</b>
        <br />
        {body}
      </Words>
    )),
    <Words key="questions">{declined.questions}</Words>,
    <Call key="call" firm={firm} words={words} />,
    <Block key="reference" label={words.yourReference} value={facts.reference} ground="shoal-1" />,
  ]);
}

/** Only for those who asked for it. */
export function confirmationMail(facts: VisitorFacts & { receivedAt: Date }, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { confirmation } = words;
  return toVisitor(facts, firm, words, confirmation, [
    <Words key="body">{confirmation.body}</Words>,
    <Block key="reference" label={words.yourReference} value={facts.reference} />,
    <Fact key="received" label={confirmation.received}>
      {dayAndClock(facts.receivedAt, firm.language.lang)} ({words.detroit})
    </Fact>,
    <Words key="from">{confirmation.from(firm.firm.phone.display)}</Words>,
    <Words key="wait">{confirmation.wait}</Words>,
    <Call key="call" firm={firm} words={words} />,
    <Words key="empty" quiet>
      {confirmation.empty}
    </Words>,
  ]);
}

type Texts = { subject: (reference: string) => string; preheader: string; title: string };

function toVisitor({ reference, receiptUrl }: VisitorFacts, firm: Firm, words: FollowupWords, { subject, preheader, title }: Texts, body: ReactNode) {
  const { relationship, privilege } = firm.firm.notices;
  return writeMail(firm, {
    subject: subject(reference),
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
      </>
    ),
    footer: (
      <Words quiet>
        {relationship} {privilege}
      </Words>
    ),
  });
}

function Call({ firm, words }: { firm: Firm; words: FollowupWords }) {
  const { href, display } = firm.firm.phone;
  return <CallButton href={href} label={words.call} number={display} />;
}

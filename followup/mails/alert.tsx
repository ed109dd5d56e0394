import type { Firm } from '#firm/firm.ts';
import { clock, dayAndClock } from '../when.ts';
import type { FollowupWords, Urgency } from '../words.en.ts';
import { type Mail, pageAddress, writeMail } from './mail.tsx';
import { Block, Fact, OpenButton, Subtitle, Title, Words } from './parts.tsx';

export type AlertFacts = {
  reference: string;
  urgency: Urgency;
  receivedAt: Date;
  callDueBy: Date;
  /** 1 is the first alert about this request. */
  step: number;
  /** Its token is in the fragment, which no server on the way is told. */
  callSheetUrl: string;
  /** The page and the short code that open the same sheet without JavaScript. */
  codeUrl: string;
  code: string;
  /** Who is alerted next, in the firm's own words for them; nobody after the last step. */
  next: { at: Date; to: string } | undefined;
};

/** To the lawyer on call: enough to know how fast, nothing of who or what. */
export function alertMail(facts: AlertFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { alert } = words;
  const { lang } = firm.language;
  const { reference, step, next, code } = facts;
  const urgency = words.urgency[facts.urgency];
  const codeAddress = pageAddress(facts.codeUrl);
  return writeMail(firm, {
    subject: alert.subject(urgency, reference),
    preheader: alert.preheader(urgency, reference),
    body: (
      <>
        <Title>{alert.title}</Title>
        <Block label={`${words.reference}. ${words.step(step)}.`} value={reference} ground="shoal-1" />
        <Fact label={alert.due}>
          {dayAndClock(facts.callDueBy, lang)} ({words.detroit})
        </Fact>
        <Fact label={alert.urgency}>{urgency}</Fact>
        <Fact label={alert.received}>{dayAndClock(facts.receivedAt, lang)}</Fact>
        <OpenButton href={pageAddress(facts.callSheetUrl)}>{alert.open}</OpenButton>
        <Words>{alert.openHint}</Words>
        <Subtitle>{alert.otherwise}</Subtitle>
        <Words>{next ? alert.next(clock(next.at, lang), next.to) : alert.last}</Words>
        <Subtitle>{alert.code}</Subtitle>
        <Block label={alert.codeHint(codeAddress)} value={code} ground="shoal-1" />
      </>
    ),
    footer: <Words quiet>{alert.empty}</Words>,
  });
}

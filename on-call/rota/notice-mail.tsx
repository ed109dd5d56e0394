import { type Mail, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Fact, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { FollowupWords } from '#followup/alerts/words.en.ts';

/** `until` is missing where nobody follows. */
export type OnCallFacts = { from: Date; until: Date | undefined };

/** To whoever goes on call, shortly before. */
export function onCallMail({ from, until }: OnCallFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { onCall, detroit } = words;
  const { lang } = firm.language;
  return writeMail(firm, {
    subject: onCall.subject(dayAndTime(from, lang)),
    preheader: onCall.phone,
    body: (
      <>
        <Title>{onCall.title}</Title>
        <Words>{onCall.body}</Words>
        <Fact label={onCall.from}>
          {dayAndTime(from, lang)} ({detroit})
        </Fact>
        {until ? (
          <Fact label={onCall.until}>
            {dayAndTime(until, lang)} ({detroit})
          </Fact>
        ) : null}
        <Words>{onCall.phone}</Words>
        <Words>{onCall.cannot}</Words>
      </>
    ),
    footer: <Words quiet>{onCall.why}</Words>,
  });
}

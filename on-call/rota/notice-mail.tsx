import { detroit, type Mail, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Fact, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { rotaWords } from '#on-call/rota/words.en.ts';

/** `until` is missing where nobody follows. */
export type OnCallFacts = { from: Date; until: Date | undefined };

/** To whoever goes on call, shortly before. */
export function onCallMail({ from, until }: OnCallFacts, firm: Firm): Promise<Mail> {
  const { lang } = firm.language;
  return writeMail(firm, {
    subject: rotaWords.subject(dayAndTime(from, lang)),
    preheader: rotaWords.phone,
    body: (
      <>
        <Title>{rotaWords.title}</Title>
        <Words>{rotaWords.body}</Words>
        <Fact label={rotaWords.from}>
          {dayAndTime(from, lang)} ({detroit})
        </Fact>
        {until ? (
          <Fact label={rotaWords.until}>
            {dayAndTime(until, lang)} ({detroit})
          </Fact>
        ) : null}
        <Words>{rotaWords.phone}</Words>
        <Words>{rotaWords.cannot}</Words>
      </>
    ),
    footer: <Words quiet>{rotaWords.why}</Words>,
  });
}

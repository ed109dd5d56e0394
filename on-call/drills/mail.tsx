import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Block, OpenButton, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { drillWords } from '#on-call/drills/words.en.ts';

/** `codeUrl` and `code` answer it without JavaScript. */
export type DrillFacts = { answerUrl: string; codeUrl: string; code: string; until: Date };

/** To everybody on the on-call list: can alerts reach them? */
export function drillMail({ answerUrl, codeUrl, code, until }: DrillFacts, firm: Firm): Promise<Mail> {
  return writeMail(firm, {
    subject: drillWords.subject,
    preheader: drillWords.preheader,
    body: (
      <>
        <Title>{drillWords.title}</Title>
        <Words>{drillWords.body}</Words>
        <OpenButton href={pageAddress(answerUrl)}>{drillWords.open}</OpenButton>
        <Words>{drillWords.openHint(timeOfDay(until, firm.language.lang))}</Words>
        <Words>{drillWords.others}</Words>
        <Subtitle>{drillWords.code}</Subtitle>
        <Block label={drillWords.codeHint(pageAddress(codeUrl))} value={code} ground="shoal-1" />
      </>
    ),
    footer: <Words quiet>{drillWords.why}</Words>,
  });
}

import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Block, OpenButton, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { FollowupWords } from '#followup/alerts/words.en.ts';

/** `codeUrl` and `code` answer it without JavaScript. */
export type DrillFacts = { answerUrl: string; codeUrl: string; code: string; until: Date };

/** To everybody on the on-call list: can alerts reach them? */
export function drillMail({ answerUrl, codeUrl, code, until }: DrillFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { drill } = words;
  return writeMail(firm, {
    subject: drill.subject,
    preheader: drill.preheader,
    body: (
      <>
        <Title>{drill.title}</Title>
        <Words>{drill.body}</Words>
        <OpenButton href={pageAddress(answerUrl)}>{drill.open}</OpenButton>
        <Words>{drill.openHint(timeOfDay(until, firm.language.lang))}</Words>
        <Words>{drill.others}</Words>
        <Subtitle>{drill.code}</Subtitle>
        <Block label={drill.codeHint(pageAddress(codeUrl))} value={code} ground="shoal-1" />
      </>
    ),
    footer: <Words quiet>{drill.why}</Words>,
  });
}

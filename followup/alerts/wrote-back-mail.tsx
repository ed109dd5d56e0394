import { spoken } from '#case-review/reference.ts';
import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Block, OpenButton, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import type { Firm } from '#firm/content.ts';
import { type AlertFacts, InLanguage } from '#followup/alerts/alert-mail.tsx';
import { alertWords } from '#followup/alerts/words.en.ts';

type WroteBack = Pick<AlertFacts, 'reference' | 'language' | 'url'>;

/** To whoever has the request, or is on call: the visitor has answered by text. Its words are kept nowhere here. */
export function wroteBackMail({ reference, language, url }: WroteBack, firm: Firm): Promise<Mail> {
  const { wroteBack, alert } = alertWords;
  return writeMail(firm, {
    subject: wroteBack.subject(spoken(reference)),
    preheader: wroteBack.preheader,
    body: (
      <>
        <Title>{wroteBack.title}</Title>
        <Block label={alertWords.reference} value={spoken(reference)} ground="shoal-1" />
        <InLanguage language={language} />
        <Words>{wroteBack.body}</Words>
        <OpenButton href={pageAddress(url)}>{alert.open}</OpenButton>
        <Words>{wroteBack.more}</Words>
      </>
    ),
    footer: <Words quiet>{alert.empty}</Words>,
  });
}

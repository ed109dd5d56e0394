import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { OpenButton, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { firmMailWords } from '#notifications/firm-mails/words.en.ts';

/** To somebody of the firm: the link with which they set up a passkey at the desk. */
export function deskInviteMail({ url, until }: { url: string; until: Date }, firm: Firm): Promise<Mail> {
  const { deskInvite } = firmMailWords;
  return writeMail(firm, {
    subject: deskInvite.subject,
    preheader: deskInvite.preheader,
    body: (
      <>
        <Title>{deskInvite.title}</Title>
        <Words>{deskInvite.body}</Words>
        <OpenButton href={pageAddress(url)}>{deskInvite.open}</OpenButton>
        <Words>{deskInvite.openHint(dayAndTime(until, firm.language.lang))}</Words>
      </>
    ),
    footer: <Words quiet>{deskInvite.why}</Words>,
  });
}

import { spoken } from '#case-review/reference.ts';
import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { OpenButton, PageLink, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { alertWords } from '#followup/alerts/words.en.ts';

type ListedRequest = { reference: string; receivedAt: Date; callDueBy: Date; urgency: 'usual' | 'urgent'; url: string };

/** One mail's worth, the urgent first; and how many are set aside in all. */
export type QuarantineList = { suspects: ListedRequest[]; urgent: number; inAll: number; more: boolean; deskUrl: string };

/** What looks like spam, for a person to look through. References only. */
export function quarantineMail({ suspects, inAll, more, deskUrl }: QuarantineList, firm: Firm): Promise<Mail> {
  const { quarantine } = alertWords;
  return writeMail(firm, {
    subject: quarantine.subject(suspects.length),
    preheader: quarantine.preheader,
    body: (
      <>
        <Title>{quarantine.title}</Title>
        <Words>{quarantine.body}</Words>
        <Words>{quarantine.inAll(inAll)}</Words>
        {suspects.map(({ reference, receivedAt, urgency, url }) => (
          <Words key={reference}>
            {urgency === 'urgent' ? <b>{alertWords.urgency.urgent}: </b> : null}
            <PageLink href={pageAddress(url)}>{quarantine.open(spoken(reference), dayAndTime(receivedAt, firm.language.lang))}</PageLink>
          </Words>
        ))}
        {more ? <Words>{quarantine.more}</Words> : null}
        <OpenButton href={pageAddress(deskUrl)}>{quarantine.all}</OpenButton>
      </>
    ),
    footer: <Words quiet>{quarantine.empty}</Words>,
  });
}

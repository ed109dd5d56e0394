import { spoken } from '#case-review/reference.ts';
import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { OpenButton, PageLink, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import type { Firm } from '#firm/content.ts';
import type { SpokenLanguage } from '#followup/alerts/spoken-language.ts';
import { alertWords, type Urgency } from '#followup/alerts/words.en.ts';
import type { Window } from '#followup/escalation/call-times.ts';
import { whenToCall } from '#followup/escalation/when-to-call.ts';

export type BundleFacts = {
  /** All requests of the bundle, also those without a line here. */
  count: number;
  urgent: number;
  /** Of all, those about which nothing looks like a flood. */
  alone: number;
  /** Where the desk lists all who wait. */
  deskUrl: string;
  lines: {
    reference: string;
    urgency: Urgency;
    language?: SpokenLanguage | undefined;
    receivedAt: Date;
    callDueBy: Date;
    window?: Window | undefined;
    url: string;
  }[];
};

/** To the lawyer on call, when more came in than a person can be told of one by one. */
export function bundleMail({ count, urgent, alone, deskUrl, lines }: BundleFacts, firm: Firm): Promise<Mail> {
  const { bundle } = alertWords;
  return writeMail(firm, {
    subject: bundle.subject(count, urgent),
    preheader: bundle.preheader,
    body: (
      <>
        <Title>{bundle.title(count)}</Title>
        <Words>{bundle.body}</Words>
        {alone < count ? <Words>{bundle.crowd(count - alone)}</Words> : null}
        {lines.map(({ reference, urgency, language, callDueBy, window, url }) => (
          <Words key={reference}>
            <PageLink href={pageAddress(url)}>
              {bundle.line(alertWords.urgency[urgency], spoken(reference), whenToCall(callDueBy, window, firm.language.lang), language?.name)}
            </PageLink>
          </Words>
        ))}
        {count > lines.length ? <Words>{bundle.more(count - lines.length)}</Words> : null}
        <OpenButton href={pageAddress(deskUrl)}>{bundle.all}</OpenButton>
      </>
    ),
    footer: <Words quiet>{bundle.empty}</Words>,
  });
}

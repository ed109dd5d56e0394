import type { Firm } from '#firm/firm.ts';
import type { Suspect } from '../suspects.ts';
import { dayAndClock } from '../when.ts';
import type { FollowupWords } from '../words.en.ts';
import { type Mail, pageAddress, writeMail } from './mail.tsx';
import { PageLink, Title, Words } from './parts.tsx';

/** What looks like spam, for a person to look through. References only. */
export function quarantineMail(suspects: readonly Suspect[], firm: Firm, words: FollowupWords): Promise<Mail> {
  const { quarantine } = words;
  return writeMail(firm, {
    subject: quarantine.subject(suspects.length),
    preheader: quarantine.preheader,
    body: (
      <>
        <Title>{quarantine.title}</Title>
        <Words>{quarantine.body}</Words>
        {suspects.map(({ reference, receivedAt, url }) => (
          <Words key={reference}>
            <PageLink href={pageAddress(url)}>{quarantine.open(reference, dayAndClock(receivedAt, firm.language.lang))}</PageLink>
          </Words>
        ))}
      </>
    ),
    footer: <Words quiet>{quarantine.empty}</Words>,
  });
}

import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { type Mail, writeMail } from '#followup/messages/mails/mail.tsx';
import { Fact, Subtitle, Title, Words } from '#followup/messages/mails/parts.tsx';
import type { AlarmKind, FollowupWords } from '#followup/messages/words.en.ts';

/** `detail`: whom or what it is about, where the kind alone does not say it. */
export type AlarmFacts = { kind: AlarmKind; since: Date; detail?: string | undefined };

/** To the firm, when something that the promised hour depends on has failed. */
export function alarmMail({ kind, since, detail }: AlarmFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { alarm, detroit } = words;
  const { title, body, steps, section } = alarm.kinds[kind];
  return writeMail(firm, {
    subject: alarm.subject(title),
    preheader: `${alarm.since} ${dayAndTime(since, firm.language.lang)}`,
    body: (
      <>
        <Title>{alarm.subject(title)}</Title>
        <Words>{body}</Words>
        {detail ? <Fact label={alarm.about}>{detail}</Fact> : null}
        <Fact label={alarm.since}>
          {dayAndTime(since, firm.language.lang)} ({detroit})
        </Fact>
        <Subtitle>{alarm.first}</Subtitle>
        {steps.map((step, at) => (
          <Words key={step}>
            <b>{at + 1}.</b> {step}
          </Words>
        ))}
      </>
    ),
    footer: <Words quiet>{alarm.runbook(section)}</Words>,
  });
}

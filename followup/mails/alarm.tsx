import type { Firm } from '#firm/firm.ts';
import { dayAndClock } from '../when.ts';
import type { AlarmKind, FollowupWords } from '../words.en.ts';
import { type Mail, writeMail } from './mail.tsx';
import { Fact, Subtitle, Title, Words } from './parts.tsx';

export type AlarmFacts = { kind: AlarmKind; since: Date };

/** Something of the promise itself has stopped. */
export function alarmMail({ kind, since }: AlarmFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { alarm, detroit } = words;
  const { title, body, steps, section } = alarm.kinds[kind];
  return writeMail(firm, {
    subject: alarm.subject(title),
    preheader: `${alarm.since} ${dayAndClock(since, firm.language.lang)}`,
    body: (
      <>
        <Title>{alarm.subject(title)}</Title>
        <Words>{body}</Words>
        <Fact label={alarm.since}>
          {dayAndClock(since, firm.language.lang)} ({detroit})
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

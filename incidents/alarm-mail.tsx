import { type Mail, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Fact, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { AlarmKind, FollowupWords } from '#followup/alerts/words.en.ts';
import type { Saying } from '#incidents/schedule.ts';

/** `detail`: whom or what it is about, where the kind alone does not say it. `acts`: whoever reads it can do something about it. */
export type AlarmFacts = { kind: AlarmKind; since: Date; seenAt: Date; detail?: string | undefined; saying: Saying; acts: boolean };

/** To whoever can act, when something that the promised hour depends on has failed; and when it is over. */
export function alarmMail(facts: AlarmFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { kind, since, seenAt, detail, saying } = facts;
  const { alarm, detroit } = words;
  const { title, body, over, section } = alarm.kinds[kind];
  const { lang } = firm.language;
  const isOver = saying === 'over';
  return writeMail(firm, {
    subject: alarm.subjects[saying](title),
    preheader: `${alarm.since} ${dayAndTime(since, lang)}`,
    body: (
      <>
        <Title>{alarm.subjects[saying](title)}</Title>
        <Words>{isOver ? over : body}</Words>
        {saying === 'unstable' ? <Words>{alarm.unstable}</Words> : null}
        {detail ? <Fact label={alarm.about}>{detail}</Fact> : null}
        <Fact label={alarm.since}>
          {dayAndTime(since, lang)} ({detroit})
        </Fact>
        {isOver ? <Fact label={alarm.lasted}>{alarm.length(minutesBetween(since, seenAt))}</Fact> : <Steps {...facts} words={words} />}
      </>
    ),
    footer: <Words quiet>{alarm.runbook(section)}</Words>,
  });
}

/** Whoever cannot mend it reads first what they can do, and then what to pass on. */
function Steps({ kind, acts, words: { alarm } }: AlarmFacts & { words: FollowupWords }) {
  const known = alarm.kinds[kind];
  const own = acts || !('meanwhile' in known) ? known.steps : [alarm.passOn, known.meanwhile];
  return (
    <>
      <Subtitle>{alarm.first}</Subtitle>
      <Numbered lines={own} />
      {own === known.steps ? null : (
        <>
          <Subtitle>{alarm.forTechnician}</Subtitle>
          <Numbered lines={known.steps} />
        </>
      )}
    </>
  );
}

function Numbered({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Words key={line}>
      <b>{at + 1}.</b> {line}
    </Words>
  ));
}

export function minutesBetween(from: Date, to: Date): number {
  return Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
}

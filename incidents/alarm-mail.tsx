import { detroit, type Mail, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Fact, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime, minutesBetween } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { Saying } from '#incidents/schedule.ts';
import { type AlarmKind, alarmWords } from '#incidents/words.en.ts';

/** `detail`: whom or what it is about, where the kind alone does not say it. `acts`: whoever reads it can do something about it. */
export type AlarmFacts = { kind: AlarmKind; since: Date; seenAt: Date; detail?: string | undefined; saying: Saying; acts: boolean };

/** To whoever can act, when something that the promised hour depends on has failed; and when it is over. */
export function alarmMail(facts: AlarmFacts, firm: Firm): Promise<Mail> {
  const { kind, since, seenAt, detail, saying } = facts;
  const { title, body, over, section } = alarmWords.kinds[kind];
  const { lang } = firm.language;
  const isOver = saying === 'over';
  return writeMail(firm, {
    subject: alarmWords.subjects[saying](title),
    preheader: `${alarmWords.since} ${dayAndTime(since, lang)}`,
    body: (
      <>
        <Title>{alarmWords.subjects[saying](title)}</Title>
        <Words>{isOver ? over : body}</Words>
        {saying === 'unstable' ? <Words>{alarmWords.unstable}</Words> : null}
        {detail ? <Fact label={alarmWords.about}>{detail}</Fact> : null}
        <Fact label={alarmWords.since}>
          {dayAndTime(since, lang)} ({detroit})
        </Fact>
        {isOver ? <Fact label={alarmWords.lasted}>{alarmWords.length(minutesBetween(since, seenAt))}</Fact> : <Steps {...facts} />}
      </>
    ),
    footer: <Words quiet>{alarmWords.runbook(section)}</Words>,
  });
}

/** Whoever cannot mend it reads first what they can do, and then what to pass on. */
function Steps({ kind, acts }: AlarmFacts) {
  const known = alarmWords.kinds[kind];
  const own = acts || !('meanwhile' in known) ? known.steps : [alarmWords.passOn, known.meanwhile];
  return (
    <>
      <Subtitle>{alarmWords.first}</Subtitle>
      <Numbered lines={own} />
      {own === known.steps ? null : (
        <>
          <Subtitle>{alarmWords.forTechnician}</Subtitle>
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

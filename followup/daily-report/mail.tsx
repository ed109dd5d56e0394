import { Img, Section } from 'react-email';
import { spoken } from '#case-review/reference.ts';
import { paint, serif } from '#deliveries/mail-layout/colors.ts';
import { type Mail, pageAddress, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Block, PageLink, Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import { dayAndTime, dayOf, minutesBetween, shortDayAndTime, weekdayAndDate } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { drawTimes, timesSize } from '#followup/daily-report/times-chart.ts';
import { type Ending, reportWords } from '#followup/daily-report/words.en.ts';
import type { Window } from '#followup/escalation/call-times.ts';
import { whenToCall } from '#followup/escalation/when-to-call.ts';
import type { TimesToReached } from '#followup/figures/promise.ts';
import type { AlarmKind } from '#incidents/words.en.ts';
import { alarmWords } from '#incidents/words.en.ts';
import { channelNames } from '#notifications/outbox/words.en.ts';

export type DigestFacts = {
  /** Any moment of the day that is reported. */
  day: Date;
  /** The seven days that end with it. What is still running on the last of them, or ended by itself, is in none of the three numbers. */
  week: { hours: { day: string; kept: number; tried: number; missed: number }[]; times: TimesToReached };
  /** Where the desk shows more; without a desk there is no link. */
  figuresUrl: string | undefined;
  ended: Record<Ending, number>;
  /** Minutes from receiving a request to reaching the person, one for each that was reached. */
  minutes: number[];
  /** Of the day, those who were not reached within their hour. */
  missed: number;
  /** Everyone who waits now, also where somebody has taken the request. */
  open: { reference: string; receivedAt: Date; urgent: boolean; late: boolean; window: Window | undefined; by: string | undefined; notTold: boolean }[];
  aside: { count: number; urgent: number; late: number };
  /** People of the last day who may not be in the practice system, or are not. */
  leads: { reference: string; state: 'uncertain' | 'refused'; code: string }[];
  /** Addresses of the firm's own people that refused a message. */
  refused: { who: string; channel: string; code: string; times: number }[];
  /** Who did not answer a drill of the last day, and by which channels. */
  drill: { who: string; channels: string[] }[];
  /** Who was away at that time, and was not asked. */
  drillAway: string[];
  /** What was told as failed and lasted into the day; without an end, it still lasts. */
  incidents: { kind: AlarmKind; detail: string | undefined; since: Date; until: Date | undefined }[];
};

/** Once a day to the firm: how the promise was kept. References only. */
export async function digestMail(facts: DigestFacts, firm: Firm): Promise<Mail> {
  const { lang } = firm.language;
  const received = Object.values(facts.ended).reduce((sum, one) => sum + one, 0);
  const counts = inRanges(facts.minutes);
  const ranges = reportWords.ranges.map((label, at): [string, number] => [label, counts[at] ?? 0]);
  const endings = Object.entries(reportWords.endings).map(([ending, label]): [string, number] => [label, facts.ended[ending as Ending]]);
  const mail = await writeMail(firm, {
    subject: reportWords.subject(dayOf(facts.day, lang)),
    preheader: reportWords.preheader(received),
    body: (
      <>
        <Title>{reportWords.title}</Title>
        <Words>{dayOf(facts.day, lang)}</Words>
        <Block label={reportWords.received} value={String(received)} ground="shoal-1" />
        <Subtitle>{reportWords.ended}</Subtitle>
        <Counts rows={[...endings, [reportWords.missed, facts.missed]]} />
        <Subtitle>{reportWords.times}</Subtitle>
        {facts.minutes.length > 0 ? (
          <>
            {/* A fixed table, because the picture's own width would push the mail wider than a phone while pictures are not shown. */}
            <Section style={{ tableLayout: 'fixed' }}>
              <Img
                src="cid:times"
                width={timesSize.width}
                height={timesSize.height}
                alt={reportWords.chart(ranges.map(([label, count]) => `${label}: ${count}`).join('. '))}
                style={{ maxWidth: '100%', height: 'auto', margin: '8px 0 12px' }}
              />
            </Section>
            <Counts rows={ranges} />
            <Words>{reportWords.middle(median(facts.minutes))}</Words>
          </>
        ) : (
          <Words>{reportWords.nothing}</Words>
        )}
        <Subtitle>{reportWords.open}</Subtitle>
        {facts.open.map((one) => (
          <Words key={one.reference}>
            <b>{spoken(one.reference)}</b>, {[dayAndTime(one.receivedAt, lang), ...marksOf(one, lang)].join(', ')}
          </Words>
        ))}
        {facts.open.length === 0 && <Words>{reportWords.nothing}</Words>}
        <Week facts={facts} lang={lang} />
        <Subtitle>{reportWords.quarantine}</Subtitle>
        <Words>{facts.aside.count > 0 ? reportWords.quarantined(facts.aside.count, facts.aside.urgent, facts.aside.late) : reportWords.nothing}</Words>
        {facts.leads.length > 0 ? <Subtitle>{reportWords.leads}</Subtitle> : null}
        {facts.leads.map(({ reference, state, code }) => (
          <Words key={reference}>{reportWords.lead[state](spoken(reference), code)}</Words>
        ))}
        {facts.refused.length > 0 ? <Subtitle>{reportWords.refused}</Subtitle> : null}
        {facts.refused.map(({ who, channel, code, times }) => (
          <Words key={`${who} ${channel} ${code}`}>{reportWords.refusal(who, channelName(channel), code, times)}</Words>
        ))}
        {facts.drill.length > 0 ? <Subtitle>{reportWords.drill}</Subtitle> : null}
        {facts.drill.map(({ who, channels }, at) => (
          <Words key={`${at} ${who}`}>{reportWords.drillMissed(who, channels.map(channelName).join(', '))}</Words>
        ))}
        {facts.drillAway.length > 0 ? <Subtitle>{reportWords.drillAway}</Subtitle> : null}
        {facts.drillAway.map((who) => (
          <Words key={who}>{who}</Words>
        ))}
        {facts.incidents.length > 0 ? <Subtitle>{reportWords.incidents}</Subtitle> : null}
        {facts.incidents.map((one) => (
          <Words key={`${one.kind} ${one.detail} ${one.since.getTime()}`}>{incidentLine(one, lang)}</Words>
        ))}
      </>
    ),
    footer: <Words quiet>{reportWords.empty}</Words>,
  });
  return facts.minutes.length > 0 ? { ...mail, images: [{ cid: 'times', png: drawTimes(counts) }] } : mail;
}

/** Whether the promise is kept, and how far it is from being broken: the two figures that call for something to be done. */
function Week({ facts: { week, figuresUrl }, lang }: { facts: DigestFacts; lang: string }) {
  const { hours, times } = week;
  const [kept, tried, missed] = (['kept', 'tried', 'missed'] as const).map((outcome) => hours.reduce((sum, one) => sum + one[outcome], 0)) as [
    number,
    number,
    number,
  ];
  const all = kept + tried + missed;
  return (
    <>
      <Subtitle>{reportWords.week}</Subtitle>
      <Words>{reportWords.hours(all, kept, tried, missed)}</Words>
      {all > 0 ? <Bar parts={[kept, tried, missed]} /> : null}
      <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 14px' }}>
        <thead>
          <tr>
            {[reportWords.weekDay, ...reportWords.weekOutcomes].map((heading, at) => (
              <th
                key={heading}
                scope="col"
                {...paint('ink-2', undefined, { textAlign: at === 0 ? 'start' : 'end', fontSize: 15, fontWeight: 400, padding: '5px 0' })}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((one) => (
            <tr key={one.day}>
              <th scope="row" {...paint('ink', undefined, { textAlign: 'start', fontWeight: 400, padding: '5px 0' })}>
                {weekdayOf(one.day, lang)}
              </th>
              {(['kept', 'tried', 'missed'] as const).map((outcome) => (
                <td key={outcome} {...paint('ink', undefined, { textAlign: 'end', fontFamily: serif, fontWeight: 700, padding: '5px 0 5px 16px' })}>
                  {one[outcome]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Words>{reportWords.weekTimes(times.people, times.half, times.most, times.beyond)}</Words>
      {figuresUrl ? (
        <Words>
          <PageLink href={pageAddress(figuresUrl)}>{reportWords.figures}</PageLink>
        </Words>
      ) : null}
    </>
  );
}

/** A bar of table cells, which every mail program draws. The sentence above it says the same. */
function Bar({ parts }: { parts: [kept: number, tried: number, missed: number] }) {
  const all = parts.reduce((sum, one) => sum + one, 0);
  const grounds = ['huron-fill', 'shoal-3', 'caution'] as const;
  return (
    <table aria-hidden="true" data-skip-in-text="true" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 14px', tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          {grounds.map((ground, at) =>
            parts[at] ? (
              <td
                key={ground}
                width={`${Math.max(1, Math.round(((parts[at] ?? 0) / all) * 100))}%`}
                {...paint('ink', ground, { height: 18, fontSize: 1, lineHeight: '18px' })}
              >
                {'\u00a0'}
              </td>
            ) : null,
          )}
        </tr>
      </tbody>
    </table>
  );
}

function weekdayOf(day: string, lang: string): string {
  return weekdayAndDate(new Date(`${day}T17:00:00Z`), lang);
}

function Counts({ rows }: { rows: [label: string, count: number][] }) {
  return (
    <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 14px' }}>
      <tbody>
        {rows.map(([label, count]) => (
          <tr key={label}>
            <th scope="row" {...paint('ink', undefined, { textAlign: 'start', fontWeight: 400, padding: '5px 0' })}>
              {label}
            </th>
            <td {...paint('ink', undefined, { textAlign: 'end', fontFamily: serif, fontWeight: 700, padding: '5px 0 5px 16px' })}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function channelName(channel: string): string {
  return channelNames[channel as keyof typeof channelNames] ?? channel;
}

function marksOf({ urgent, late, window, by, notTold }: DigestFacts['open'][number], lang: string): string[] {
  const between = window && !late ? [whenToCall(window.until, window, lang)] : [];
  return [
    ...(urgent ? [reportWords.urgent] : []),
    ...(late ? [reportWords.late] : []),
    ...between,
    ...(by ? [reportWords.has(by)] : []),
    ...(notTold ? [reportWords.notTold] : []),
  ];
}

function incidentLine({ kind, detail, since, until }: DigestFacts['incidents'][number], lang: string): string {
  const what = [alarmWords.kinds[kind].title, ...(detail ? [detail] : [])].join(', ');
  const from = shortDayAndTime(since, lang);
  return until
    ? reportWords.incident(what, from, shortDayAndTime(until, lang), alarmWords.length(minutesBetween(since, until)))
    : reportWords.stillFailing(what, from);
}

/** Under 10, 30 and 60 minutes, and over. */
function inRanges(minutes: number[]): number[] {
  const ends = [10, 30, 60, Number.POSITIVE_INFINITY];
  return ends.map((end, at) => minutes.filter((one) => one < end && one >= (ends[at - 1] ?? 0)).length);
}

function median(minutes: number[]): number {
  const sorted = minutes.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
}

import { Img } from 'react-email';
import type { Firm } from '#firm/firm.ts';
import { day, dayAndClock } from '../when.ts';
import type { Ending, FollowupWords } from '../words.en.ts';
import { type Mail, writeMail } from './mail.tsx';
import { paint, serif } from './paint.ts';
import { Block, Subtitle, Title, Words } from './parts.tsx';
import { drawTimes, timesSize } from './times-chart.ts';

export type DigestFacts = {
  /** Any moment of the day that is reported. */
  day: Date;
  ended: Record<Ending, number>;
  /** Minutes from receiving a request to someone taking it, one for each that was taken. */
  minutes: number[];
  open: { reference: string; receivedAt: Date }[];
  quarantined: string[];
};

/** Once a day to the firm: how the promise was kept. References only. */
export async function digestMail(facts: DigestFacts, firm: Firm, words: FollowupWords): Promise<Mail> {
  const { digest } = words;
  const { lang } = firm.language;
  const received = Object.values(facts.ended).reduce((sum, one) => sum + one, 0);
  const counts = inRanges(facts.minutes);
  const ranges = digest.ranges.map((label, at): [string, number] => [label, counts[at] ?? 0]);
  const endings = Object.entries(digest.endings).map(([ending, label]): [string, number] => [label, facts.ended[ending as Ending]]);
  const mail = await writeMail(firm, {
    subject: digest.subject(day(facts.day, lang)),
    preheader: digest.preheader(received),
    body: (
      <>
        <Title>{digest.title}</Title>
        <Words>{day(facts.day, lang)}</Words>
        <Block label={digest.received} value={String(received)} ground="shoal-1" />
        <Subtitle>{digest.ended}</Subtitle>
        <Counts rows={endings} />
        <Subtitle>{digest.times}</Subtitle>
        {facts.minutes.length > 0 ? (
          <>
            <Img
              src="cid:times"
              width={timesSize.width}
              height={timesSize.height}
              alt={digest.chart(ranges.map(([label, count]) => `${label}: ${count}`).join('. '))}
              style={{ maxWidth: '100%', height: 'auto', margin: '8px 0 12px' }}
            />
            <Counts rows={ranges} />
            <Words>{digest.middle(median(facts.minutes))}</Words>
          </>
        ) : (
          <Words>{digest.nothing}</Words>
        )}
        <Subtitle>{digest.open}</Subtitle>
        {facts.open.map(({ reference, receivedAt }) => (
          <Words key={reference}>
            <b>{reference}</b>, {dayAndClock(receivedAt, lang)}
          </Words>
        ))}
        {facts.open.length === 0 && <Words>{digest.nothing}</Words>}
        <Subtitle>{digest.quarantine}</Subtitle>
        <Words>{facts.quarantined.length > 0 ? `${digest.quarantined(facts.quarantined.length)} ${facts.quarantined.join(', ')}` : digest.nothing}</Words>
      </>
    ),
    footer: <Words quiet>{digest.empty}</Words>,
  });
  return facts.minutes.length > 0 ? { ...mail, images: [{ cid: 'times', png: drawTimes(counts) }] } : mail;
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

/** Under 10, 30 and 60 minutes, and over. */
function inRanges(minutes: number[]): number[] {
  const ends = [10, 30, 60, Number.POSITIVE_INFINITY];
  return ends.map((end, at) => minutes.filter((one) => one < end && one >= (ends[at - 1] ?? 0)).length);
}

function median(minutes: number[]): number {
  const sorted = minutes.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
}

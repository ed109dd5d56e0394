import type { Database } from '#database/connection.ts';
import { type MessageOutcome, messagesByChannel, stages, unansweredByTopic } from '#desk/figures/counts.ts';
import type { Figure, Row } from '#desk/figures/figure.ts';
import { type Asked, barsOf, sum } from '#desk/figures/make/parts.ts';
import { figuresWords } from '#desk/words/en/figures.ts';
import { aspects, charges } from '#firm/answers.ts';

export async function funnelFigure(db: Database, asked: Asked): Promise<Figure> {
  const words = figuresWords.funnel;
  const { received, reached, hired, erased } = await stages(db, asked.period);
  return barsOf('to-hired', asked, {
    sentence: words.sentence(received, reached, hired, erased),
    counted: words.counted,
    headings: [words.stage, words.count],
    rows: [
      { label: words.stages.received, values: [received] },
      { label: words.stages.reached, values: [reached] },
      { label: words.stages.hired, values: [hired] },
    ],
    fills: ['full'],
  });
}

const outcomes: MessageOutcome[] = ['arrived', 'sent', 'failed', 'waiting', 'cancelled'];

export async function messagesFigure(db: Database, asked: Asked): Promise<Figure> {
  const words = figuresWords.messages;
  const found = await messagesByChannel(db, asked.period);
  const countOf = (of: { channel?: string; outcome?: MessageOutcome }) =>
    sum(found.flatMap(({ channel, outcome, count }) => ((of.channel ?? channel) === channel && (of.outcome ?? outcome) === outcome ? [count] : [])));
  const channels = Object.entries(words.channels).filter(([channel]) => countOf({ channel }) > 0);
  const [worst] = channels.toSorted(([a], [b]) => countOf({ channel: b, outcome: 'failed' }) - countOf({ channel: a, outcome: 'failed' }));
  const failed = countOf({ outcome: 'failed' });
  return barsOf('messages', asked, {
    sentence: words.sentence(
      sum(found.map(({ count }) => count)),
      countOf({ outcome: 'arrived' }) + countOf({ outcome: 'sent' }),
      failed,
      worst && failed > 0 && channels.length > 1 ? worst[1] : '',
    ),
    counted: words.counted,
    headings: [words.channel, ...outcomes.map((outcome) => words.outcomes[outcome])],
    rows: channels.map(([channel, label]): Row => ({ label, values: outcomes.map((outcome) => countOf({ channel, outcome })) })),
    fills: ['full', 'dotted', 'striped', 'faint', 'hollow'],
  });
}

/** What the assistant knows to name. Whatever else came in counts as something else. */
const topics: ReadonlySet<string> = new Set([...charges, ...aspects]);

export async function assistantFigure(db: Database, asked: Asked): Promise<Figure> {
  const words = figuresWords.assistant;
  const found = await unansweredByTopic(db, asked.period);
  const known = found.filter(({ topic }) => topics.has(topic));
  const other = sum(found.flatMap(({ topic, count }) => (topics.has(topic) ? [] : [count])));
  const named = known.map(
    ({ topic, count }): Row => ({ label: topic.replaceAll('-', ' ').replace(/\b(owi|ppo)\b/, (letters) => letters.toUpperCase()), values: [count] }),
  );
  const rows = other > 0 ? [...named, { label: words.other, values: [other] }] : named;
  return barsOf('assistant', asked, {
    sentence: words.sentence(sum(rows.map(({ values }) => values[0] ?? 0)), named[0]?.label ?? '', named[0]?.values[0] ?? 0),
    counted: words.counted,
    headings: [words.topic, words.questions],
    rows,
    fills: ['full'],
  });
}

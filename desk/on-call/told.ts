import type { Desk } from '#desk/context.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { Channel } from '#notifications/outbox/context.ts';
import { channelNames } from '#notifications/outbox/words.en.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** Names and times as people read them. The pages get sentences, so that no rule of the firm is in a browser. */
export type Teller = ReturnType<typeof tellerOf>;

export function tellerOf({ ladder, content }: Pick<Desk, 'ladder' | 'content'>) {
  const { lang } = content.firm.language;
  const name = (who: string) => ladder.people[who]?.name ?? who;
  const time = (at: Date) => shortDayAndTime(at, lang);
  return {
    lang,
    name,
    time,
    fallback: name(ladder.fallback ?? ''),
    span: ({ from, until }: { from: Date; until: Date }) => words.calendar.between(time(from), time(until)),
    change: (change: Change) => {
      if (change.kind === 'absence') return words.changes.away(name(change.person));
      return change.kind === 'cover' ? words.changes.covers(name(change.taker)) : words.changes.swap(name(change.person), name(change.taker));
    },
    channels: (channels: readonly Channel[]) => new Intl.ListFormat(lang).format(channels.map((channel) => channelNames[channel])),
    channel: (channel: Channel) => channelNames[channel],
  };
}

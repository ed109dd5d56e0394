import { daysLater, instantAt } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import { mayBeAlerted } from '#firm/on-call.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { canBeAlerted } from '#on-call/rota/record-change.ts';

/** What a form asks for, or why it cannot be read. */
export type Asked = { kind: 'change'; change: Change } | { kind: 'wrong'; why: 'time' | 'order' | 'over' | 'person' | 'same' };

type Sent = Pick<URLSearchParams, 'get'>;

export function readChange(sent: Sent, { people, hours }: Pick<OnCall, 'people' | 'hours'>, now: Date): Asked {
  const kind = sent.get('kind') ?? '';
  const time = kind === 'night' ? nightOf(sent.get('day') ?? '', hours) : timeOf(sent);
  if (!time) return { kind: 'wrong', why: 'time' };
  if (time.until <= time.from) return { kind: 'wrong', why: 'order' };
  if (time.until <= now) return { kind: 'wrong', why: 'over' };
  const [person, taker] = [sent.get('person') ?? '', sent.get('taker') ?? ''];
  if (kind === 'absence') return isKnown(people, person) ? { kind: 'change', change: { kind, person, ...time } } : { kind: 'wrong', why: 'person' };
  if (!canBeAlerted(people, taker)) return { kind: 'wrong', why: 'person' };
  if (kind !== 'swap') return { kind: 'change', change: { kind: 'cover', taker, ...time } };
  if (!canBeAlerted(people, person)) return { kind: 'wrong', why: 'person' };
  return person === taker ? { kind: 'wrong', why: 'same' } : { kind: 'change', change: { kind, person, taker, ...time } };
}

function isKnown(people: OnCall['people'], who: string): boolean {
  return Object.hasOwn(people, who) && mayBeAlerted(people[who]);
}

/** From the end of the office's hours to their beginning on the next morning. */
function nightOf(day: string, { from, to }: OnCall['hours']): { from: Date; until: Date } | undefined {
  return isDay(day) ? { from: instantAt(day, to), until: instantAt(daysLater(day, 1), from) } : undefined;
}

function timeOf(sent: Sent): { from: Date; until: Date } | undefined {
  const [from, until] = [momentOf(sent, 'from'), momentOf(sent, 'until')];
  return from && until ? { from, until } : undefined;
}

function momentOf(sent: Sent, which: 'from' | 'until'): Date | undefined {
  const [day, time] = [sent.get(`${which}-day`) ?? '', sent.get(`${which}-time`) ?? ''];
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? instantAt(day, time) : undefined;
}

export function isDay(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written)) && daysLater(written, 0) === written;
}

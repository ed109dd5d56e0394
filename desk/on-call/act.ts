import type { Desk } from '#desk/context.ts';
import { type Asked, readChange } from '#desk/on-call/read-change.ts';
import type { Refusal } from '#desk/on-call/refused.tsx';
import { tellerOf } from '#desk/on-call/told.ts';
import { nowOf } from '#desk/on-call/view.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { rotaOf } from '#firm/on-call.ts';
import { canBeAlerted, cancelChange, noteChange, type WithGaps } from '#on-call/rota/record-change.ts';

/** `open`: noted, and it leaves a time to nobody, as was chosen. */
export type Done =
  | { kind: 'noted' | 'open' | 'cancelled' }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'wrong'; why: Extract<Asked, { kind: 'wrong' }>['why'] | 'gone' };

/** What the forms of the page do. Whoever goes on call is told by the worker, as after the command. */
export async function act(desk: Desk, madeBy: string, sent: URLSearchParams): Promise<Done> {
  const { db, ladder } = desk;
  const rota = rotaOf(ladder);
  if (!rota) return { kind: 'wrong', why: 'gone' };
  const now = await nowOf(desk);
  const parts = { db, rota, people: ladder.people, now };
  if (sent.get('intent') === 'cancel') {
    const id = sent.get('id') ?? '';
    const cancelled = /^\d{1,18}$/.test(id) ? await cancelChange(parts, id) : { kind: 'unknown' as const };
    return cancelled.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'wrong', why: 'gone' };
  }
  const asked = readChange(sent, ladder, now);
  if (asked.kind === 'wrong') return asked;
  const answer = sent.get('gap') ?? undefined;
  if (answer !== undefined && answer !== leftOpen && !canBeAlerted(ladder.people, answer)) return { kind: 'wrong', why: 'person' };
  const withGaps: WithGaps = answer === undefined ? {} : answer === leftOpen ? { leftOpen: true } : { coveredBy: answer };
  const noted = await noteChange(parts, asked.change, madeBy, withGaps);
  if (noted.kind === 'noted') return { kind: noted.gaps.length > 0 ? 'open' : 'noted' };
  const { name, time } = tellerOf(desk);
  return {
    kind: 'refused',
    gaps: noted.gaps.map(({ from, until }) => words.refused.gap(time(from), time(until))),
    free: noted.free.map((who) => ({ who, name: name(who) })),
    sent: [...sent].filter(([field]) => field !== 'gap'),
  };
}

/** Never a name of the firm file, whose names are small letters. */
const leftOpen = 'open:';

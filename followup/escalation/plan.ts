import type { Selectable } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { afterTheNight } from '#followup/escalation/call-times.ts';
import { alertsOf, minutesOf, rings } from '#followup/escalation/policy.ts';
import { isOpen } from '#followup/request/states.ts';
import type { Alert } from '#notifications/outbox/enqueue.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

type Followup = Selectable<Tables['followups']>;

/** A follow-up that is due, with what is needed of its request. */
export type Due = Followup & { reference: string; received_at: Date; now: Date };

type State = Pick<
  Followup,
  'state' | 'steps_taken' | 'ladder_step' | 'ladder_from' | 'remind_at' | 'goes_on_at' | 'acknowledged_at' | 'acknowledged_by' | 'told_late_at' | 'next_due_at'
>;

/** What happens now: how the follow-up stands afterward, who is alerted or reminded, and what the visitor is told. */
export type Planned = {
  request: string;
  reference: string;
  set: State;
  /** Number of this round of messages, unique within the request. */
  round: number;
  alerts: readonly Alert[];
  /** Who took the request and is asked for a report. */
  reminded: string | undefined;
  events: { kind: string; by: string | null; detail: string | null }[];
  /** The hour is over and the person was not reached: they are told so. */
  missed: boolean;
  /** It looks like spam. `listed`: it goes on the next list of suspected spam now. */
  quarantined: boolean;
  listed: boolean;
  /** A withdrawal can no longer be undone: the request is erased. */
  erased: boolean;
};

/** How long a request that looks like spam waits before it is on a list. */
export const quarantineMinutes = 15;

/**
 * The rules of the promised hour, without a database: from a follow-up's state to its next state. It ends at `reached`,
 * `declined` or `withdrawn`; every other state has a time for its next step, until the ladder has no steps left.
 */
export function plan(due: Due, ladder: OnCall, changes: readonly Change[]): Planned {
  const planned: Planned = {
    request: due.case_review_id,
    reference: due.reference,
    set: stateOf(due),
    round: due.steps_taken,
    alerts: [],
    reminded: undefined,
    events: [],
    missed: false,
    quarantined: due.lane === 'quarantine',
    listed: false,
    erased: false,
  };
  if (due.state === 'withdrawing') planned.erased = due.withdraw_at !== null && due.withdraw_at <= due.now;
  if (due.state === 'acknowledged') remindOrGoOn(planned, due, ladder, changes);
  else if (due.state === 'climbing' && due.lane === 'quarantine') list(planned, due);
  else if (due.state === 'climbing') escalate(planned, due, ladder, changes);
  tellLate(planned, due);
  planned.set.next_due_at = nextDue(planned.set, due, ladder);
  // No further step is due: the ladder has ended, and nobody has taken the request.
  if (planned.set.state === 'climbing' && planned.set.next_due_at === null) planned.set.state = 'unanswered';
  return planned;
}

/** Whoever took the request is asked for a report; without one the ladder goes on from where it stood. */
function remindOrGoOn(planned: Planned, due: Due, ladder: OnCall, changes: readonly Change[]): void {
  const { set } = planned;
  if (set.goes_on_at && set.goes_on_at <= due.now) {
    planned.events.push({ kind: 'went-on', by: set.acknowledged_by, detail: null });
    Object.assign(set, goOn(set, due.urgency, ladder, due.now));
    escalate(planned, due, ladder, changes);
    return;
  }
  if (!set.remind_at || set.remind_at > due.now) return;
  planned.reminded = set.acknowledged_by ?? undefined;
  planned.events.push({ kind: 'reminded', by: set.acknowledged_by, detail: null });
  set.remind_at = null;
  set.steps_taken++;
}

/** Takes the request from whoever had it and makes the next step due at once. After the last step, the last is repeated. */
export function goOn(
  { ladder_step }: Pick<State, 'ladder_step'>,
  urgency: Followup['urgency'],
  ladder: OnCall,
  now: Date,
): Pick<State, 'state' | 'ladder_step' | 'ladder_from' | 'remind_at' | 'goes_on_at' | 'acknowledged_at' | 'acknowledged_by'> {
  const step = minutesOf(ladder, urgency, ladder_step) === undefined ? ladder.steps.length - 1 : ladder_step;
  return {
    state: 'climbing',
    ladder_step: step,
    ladder_from: minutesLater(now, -(minutesOf(ladder, urgency, step) ?? 0)),
    remind_at: null,
    goes_on_at: null,
    acknowledged_at: null,
    acknowledged_by: null,
  };
}

/** After an outage several steps can be due at once: everyone they name is alerted, each by each channel once. */
function escalate(planned: Planned, due: Due, ladder: OnCall, changes: readonly Change[]): void {
  const { set } = planned;
  const alerts = new Map<string, Alert>();
  let wasQuiet = false;
  for (let at = rungAt(set, due, ladder); at && at <= due.now; at = rungAt(set, due, ladder)) {
    // The first step comes here only after a wait. A program was told when the request came in, and people are told again.
    const quiet = isQuiet(set.ladder_step, due.urgency, ladder, due.now);
    for (const alert of alertsOf(ladder, changes, set.ladder_step, due.now, due.urgency))
      if ((set.ladder_step > 0 || alert.by !== 'webhook') && !(quiet && rings(alert))) alerts.set(`${alert.who} ${alert.by}`, alert);
    set.ladder_step++;
    wasQuiet ||= quiet;
  }
  if (wasQuiet) Object.assign(set, ringInTheMorning(set, due, ladder));
  if (alerts.size === 0) return;
  planned.alerts = [...alerts.values()];
  planned.events.push({ kind: 'step', by: null, detail: String(set.ladder_step - 1) });
  set.steps_taken++;
}

/**
 * Where usual requests wake nobody, the last step still repeats at night, and rings no phone then. The steps before it belong to
 * what was promised by day, and ring.
 */
export function isQuiet(step: number, urgency: Followup['urgency'], { steps, wakeForUsual }: OnCall, now: Date): boolean {
  return step >= steps.length && urgency === 'usual' && !wakeForUsual && afterTheNight(now) > now;
}

/** The next repetition comes when the night is over, if it would come later, or not at all because the ladder ends in this night. */
function ringInTheMorning(set: State, due: Due, ladder: OnCall): Pick<State, 'ladder_step' | 'ladder_from'> {
  const morning = afterTheNight(due.now);
  const next = rungAt(set, due, ladder);
  if (next && next <= morning) return set;
  const step = next ? set.ladder_step : set.ladder_step - 1;
  return { ladder_step: step, ladder_from: minutesLater(morning, -(minutesOf(ladder, due.urgency, step) ?? 0)) };
}

/** Suspected spam alerts nobody directly: it goes on the next list, for a person to look at. */
function list(planned: Planned, due: Due): void {
  if (due.listed_in !== null || isListed(due) || due.now < listAt(due)) return;
  planned.listed = true;
  planned.events.push({ kind: 'listed', by: null, detail: null });
  planned.set.steps_taken++;
}

/** Applies to every lane, and whether or not somebody took the request: at the end of the hour a visitor who was not reached is told so. */
function tellLate(planned: Planned, { now, call_due_at, state }: Due): void {
  const { set } = planned;
  if (set.told_late_at || now < call_due_at || !isOpen(state)) return;
  set.told_late_at = now;
  planned.missed = true;
  planned.events.push({ kind: 'told-late', by: null, detail: null });
}

/** When the next thing is due that needs no action by a person; null when there is none. */
export function nextDue(
  set: Pick<State, 'state' | 'ladder_step' | 'ladder_from' | 'remind_at' | 'goes_on_at' | 'told_late_at' | 'steps_taken'>,
  due: Pick<Due, 'lane' | 'urgency' | 'call_due_at' | 'received_at' | 'withdraw_at'>,
  ladder: OnCall,
): Date | null {
  if (set.state === 'withdrawing') return due.withdraw_at;
  if (!isOpen(set.state)) return null;
  const moments = [
    ...(set.told_late_at ? [] : [due.call_due_at]),
    ...(set.state === 'acknowledged' ? [set.remind_at, set.goes_on_at] : []),
    ...(set.state === 'climbing' && due.lane === 'open' ? [rungAt(set, due, ladder)] : []),
    ...(set.state === 'climbing' && due.lane === 'quarantine' && !isListed(set) ? [listAt(due)] : []),
  ].filter((moment) => moment instanceof Date);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
}

function rungAt({ ladder_from, ladder_step }: Pick<State, 'ladder_from' | 'ladder_step'>, { urgency }: Pick<Due, 'urgency'>, ladder: OnCall): Date | undefined {
  const minutes = minutesOf(ladder, urgency, ladder_step);
  return minutes === undefined ? undefined : minutesLater(ladder_from, minutes);
}

function listAt({ received_at }: Pick<Due, 'received_at'>): Date {
  return minutesLater(received_at, quarantineMinutes);
}

/** `steps_taken` starts at 1, and the first step of suspected spam is its listing. */
function isListed({ steps_taken }: Pick<State, 'steps_taken'>): boolean {
  return steps_taken > 1;
}

function minutesLater(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}

function stateOf(due: Due): State {
  const { state, steps_taken, ladder_step, ladder_from, remind_at, goes_on_at, acknowledged_at, acknowledged_by, told_late_at, next_due_at } = due;
  return { state, steps_taken, ladder_step, ladder_from, remind_at, goes_on_at, acknowledged_at, acknowledged_by, told_late_at, next_due_at };
}

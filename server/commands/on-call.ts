import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connection.ts';
import { daysLater, instantAt, shortDayAndTime } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { mayBeAlerted, type OnCall, rotaOf } from '#firm/on-call.ts';
import type { Rota } from '#firm/rota.ts';
import { readChanges } from '#on-call/rota/changes.ts';
import { type Change, nextAfter, type OnCallNow, onCallAt } from '#on-call/rota/on-call-at.ts';
import { canBeAlerted, cancelChange, noteChange } from '#on-call/rota/record-change.ts';
import { gapsBetween, shiftsBetween } from '#on-call/rota/shifts.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';

const timesAre = 'Times are Detroit time: 2026-11-20T17:00, or 2026-11-20 for its midnight.';
const usage = `npm run on-call -- who [--at 2026-11-20T03:00]
npm run on-call -- week
npm run on-call -- gaps
npm run on-call -- absence PERSON FROM UNTIL
npm run on-call -- cover PERSON FROM UNTIL
npm run on-call -- swap PERSON PERSON FROM UNTIL
npm run on-call -- cancel NUMBER
${timesAre}`;

const dayMs = 86_400_000;

type Desk = { db: Database; rota: Rota; people: OnCall['people']; now: Date };

/** `npm run on-call`: who is on call, when nobody is, and what departs from the rota. Exit status 1 for gaps, and for what is refused. */
await runProcess('worker', async (environment) => {
  const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
  const { onCall } = content().firm;
  const rota = rotaOf(onCall);
  if (!rota) throw new CommandError('The firm file has no rota (onCall.rota in content/en/firm.yaml).');
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(db);
  const [verb = '', ...words] = positionals;
  const status = await act({ db, rota, people: onCall.people, now: rows[0]?.now ?? new Date() }, verb, words, values.at);
  await pool.end();
  process.exit(status);
});

function act(desk: Desk, verb: string, words: string[], at: string | undefined): Promise<number> {
  const [one = '', other = '', third = '', fourth = ''] = words;
  switch (`${verb} ${words.length}`) {
    case 'who 0':
      return tellWho(desk, at === undefined ? desk.now : momentOf(at));
    case 'week 0':
      return tellWeek(desk);
    case 'gaps 0':
      return tellGaps(desk);
    case 'absence 3':
      return note(desk, { kind: 'absence', person: personOf(desk, one), ...timeOf(desk, other, third) });
    case 'cover 3':
      return note(desk, { kind: 'cover', taker: takerOf(desk, one), ...timeOf(desk, other, third) });
    case 'swap 4':
      return note(desk, { kind: 'swap', person: takerOf(desk, one), taker: takerOf(desk, other), ...timeOf(desk, third, fourth) });
    case 'cancel 1':
      return cancel(desk, one);
    default:
      throw new CommandError(usage);
  }
}

async function tellWho(desk: Desk, at: Date): Promise<number> {
  const changes = await readChanges(desk.db, desk.people, at);
  say(`${shown(at)}: ${answerOf(desk, onCallAt(desk.rota, changes, at))}. Next: ${nameOf(desk, nextAfter(desk.rota, changes, at))}.`);
  return 0;
}

async function tellWeek(desk: Desk): Promise<number> {
  const changes = await readChanges(desk.db, desk.people);
  const end = new Date(desk.now.getTime() + 7 * dayMs);
  for (const shift of shiftsBetween(desk.rota, changes, desk.now, end)) say(`${span(shift)}: ${answerOf(desk, shift.now)}`);
  if (changes.length > 0) say('Noted:');
  for (const change of changes) say(`  ${change.id}  ${span(change)}: ${wordsOf(desk, change)}`);
  return 0;
}

async function tellGaps({ db, rota, people, now }: Desk): Promise<number> {
  const gaps = gapsBetween(rota, await readChanges(db, people), now, new Date(now.getTime() + 30 * dayMs));
  for (const gap of gaps) say(`Nobody is on call: ${span(gap)}`);
  if (gaps.length === 0) say('Somebody is on call at every moment of the next 30 days.');
  return gaps.length > 0 ? 1 : 0;
}

async function note(desk: Desk, change: Change): Promise<number> {
  const noted = await noteChange(desk, change, account());
  if (noted.kind === 'noted') {
    say(`Noted as ${noted.id}. ${span(change)}: ${wordsOf(desk, change)}`);
    return 0;
  }
  say('Not noted: nobody would be on call.');
  for (const gap of noted.gaps) say(`  ${span(gap)}`);
  const free = noted.free.map((who) => `${nameOf(desk, who)} (${who})`).join(', ');
  say(free ? `Free then: ${free}. Note first who covers: npm run on-call -- cover PERSON FROM UNTIL` : 'Nobody is free then.');
  return 1;
}

async function cancel(desk: Desk, id: string): Promise<number> {
  const cancelled = await cancelChange(desk, id);
  if (cancelled.kind === 'unknown') throw new CommandError(`There is no ${id} that still holds. What is noted: npm run on-call -- week`);
  say(`${id} is cancelled. ${span(cancelled.change)}: ${wordsOf(desk, cancelled.change)}`);
  for (const gap of cancelled.gaps) say(`Nobody is on call now: ${span(gap)}`);
  return 0;
}

/** The account on this machine that ran the command. A container may have none. */
function account(): string {
  try {
    return userInfo().username;
  } catch {
    return 'command';
  }
}

function personOf({ people }: Desk, who: string): string {
  const known = Object.keys(people).filter((one) => mayBeAlerted(people[one]));
  if (!people[who]) throw new CommandError(`"${who}" is not among the people of the firm file: ${known.join(', ')}.`);
  return who;
}

function takerOf(desk: Desk, who: string): string {
  if (!canBeAlerted(desk.people, personOf(desk, who)))
    throw new CommandError(`"${who}" has no mobile or no email in the firm file, or is a technician, and could not be alerted.`);
  return who;
}

function timeOf({ now }: Desk, from: string, until: string): { from: Date; until: Date } {
  const time = { from: momentOf(from), until: momentOf(until) };
  if (time.until <= time.from) throw new CommandError('It must end after it begins.');
  if (time.until <= now) throw new CommandError('That time is over.');
  return time;
}

function momentOf(written: string): Date {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(written) ?? [];
  if (day === '' || daysLater(day, 0) !== day) throw new CommandError(`"${written}" is not a time. ${timesAre}`);
  return instantAt(day, time);
}

function answerOf(desk: Desk, now: OnCallNow): string {
  if (now.kind === 'gap') return `nobody is on call; alerts go to ${nameOf(desk, now.who)}`;
  return `${nameOf(desk, now.who)}${{ turn: '', swap: ' (swap)', 'stands-in': ' (stands in)', cover: ' (cover)' }[now.why]}`;
}

function wordsOf(desk: Desk, change: Change): string {
  if (change.kind === 'absence') return `${nameOf(desk, change.person)} is away`;
  return change.kind === 'cover' ? `${nameOf(desk, change.taker)} covers` : `${nameOf(desk, change.person)} and ${nameOf(desk, change.taker)} swap`;
}

function nameOf({ people }: Desk, who: string): string {
  return people[who]?.name ?? who;
}

function span({ from, until }: { from: Date; until: Date }): string {
  return `${shown(from)} to ${shown(until)}`;
}

function shown(at: Date): string {
  return shortDayAndTime(at, content().firm.language.lang);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

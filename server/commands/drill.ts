import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect, type Database } from '#database/connection.ts';
import { content } from '#firm/content.ts';
import { channelNames } from '#notifications/outbox/words.en.ts';
import type { DrillChannel } from '#on-call/channels/ways.ts';
import { askedBy, orderDrill } from '#on-call/drills/order.ts';
import { byPerson, type Drill, type Result, readDrill } from '#on-call/drills/results.ts';
import { awayAt } from '#on-call/rota/changes.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';
import { above, openWatch } from '#server/progress.ts';
import { drillChannels } from '#server/wiring/followup.ts';

/** With `--wait`: so long at most. Answers count for two hours all the same. */
const waitsMs = 10 * 60_000;
const lookEveryMs = 1_000;
const waiting = 'waiting for answers';

/** `npm run drill`: asks everybody who can be alerted to answer, by every channel that they have. With `--wait`, exit status 1 when somebody answered by none. */
await runProcess('worker', async (environment) => {
  const { values } = parseArgs({ options: { wait: { type: 'boolean', default: false } } });
  const { people } = content().firm.onCall;
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  const isAway = await awayAt(db, people, new Date());
  const asked = askedBy(people, drillChannels(environment), isAway);
  if (asked.length === 0) throw new CommandError('Nobody can be asked: everybody on the list is away, or has no channel that is set up.');
  const id = await orderDrill(db, asked, { account: account() });
  say('This drill asks:');
  for (const [who, own] of Map.groupBy(asked, (one) => one.who)) say(`  ${nameOf(who)}: ${listed(own.map(({ channel }) => channel))}`);
  for (const who of Object.keys(people).filter(isAway)) say(`  ${nameOf(who)} is away, and is not asked.`);
  const status = values.wait ? await openWatch({ [waiting]: waitsMs / 1000 })(waiting, () => tellAnswers(db, id ?? '')) : 0;
  await pool.end();
  process.exit(status);
});

/** Each answer when it comes, then who is missing. */
async function tellAnswers(db: Database, id: string): Promise<number> {
  say('Answers, for 10 minutes at most:');
  const told = new Set<string>();
  for (const end = Date.now() + waitsMs; ; ) {
    const drill = await readDrill(db, id);
    if (!drill) throw new CommandError('The drill is gone from the database.');
    for (const result of drill.results) tellOnce(told, result);
    const isOver = drill.results.every(({ answeredAfter }) => answeredAfter !== undefined);
    if (isOver || Date.now() >= end) return tellMissing(drill);
    await pause(lookEveryMs);
  }
}

function tellOnce(told: Set<string>, { who, channel, answeredAfter }: Result): void {
  const key = `${who} ${channel}`;
  if (answeredAfter === undefined || told.has(key)) return;
  told.add(key);
  say(`  ${nameOf(who)}, ${channelNames[channel]}: after ${Math.round(answeredAfter)} seconds`);
}

function tellMissing(drill: Drill): number {
  const missing = drill.results.filter(({ answeredAfter }) => answeredAfter === undefined);
  say(missing.length > 0 ? 'No answer:' : 'Everybody answered by every channel.');
  for (const { who, channel, code } of missing) say(`  ${nameOf(who)}, ${channelNames[channel]}${code ? ` (${code})` : ''}`);
  return byPerson(drill).some(({ answered }) => answered.length === 0) ? 1 : 0;
}

/** The account on this machine that ran the command. A container may have none. */
function account(): string {
  try {
    return userInfo().username;
  } catch {
    return 'command';
  }
}

function nameOf(who: string): string {
  return content().firm.onCall.people[who]?.name ?? who;
}

function listed(channels: readonly DrillChannel[]): string {
  return channels.map((channel) => channelNames[channel]).join(', ');
}

function say(line: string): void {
  above(`${line}\n`, process.stdout);
}

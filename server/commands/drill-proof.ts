import { connect, type Database } from '#database/connection.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { ContentError } from '#firm/content-file.ts';
import type { Finding } from '#firm/launch.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import { byPerson, type Drill, drillsBetween } from '#on-call/drills/results.ts';

const provenForMs = 30 * 86_400_000;

/** `unknown`: there is no database yet that could say. */
export type Proof = { kind: 'known'; findings: Finding[] } | { kind: 'unknown' };

/**
 * Whether a drill of the last 30 days rang everybody. Part of the preflight alone: a web process must start also while somebody is away.
 */
export async function unprovenPeople(databaseUrl: string | undefined, now = new Date()): Promise<Proof> {
  const people = peopleOfFile();
  if (!people) return { kind: 'known', findings: [] };
  const drills = databaseUrl ? await drillsIn(databaseUrl, now) : undefined;
  return drills ? { kind: 'known', findings: missing(people, drills) } : { kind: 'unknown' };
}

/** A file that cannot be read is reported with the other words. */
function peopleOfFile(): OnCall['people'] | undefined {
  try {
    return content().firm.onCall.people;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return undefined;
  }
}

/** Undefined where the database does not answer, or has no tables yet. */
async function drillsIn(url: string, now: Date): Promise<Drill[] | undefined> {
  const { db, pool } = connect(url, { max: 1, onError: () => undefined });
  const drills = await read(db, now);
  await pool.end();
  return drills;
}

function read(db: Database, now: Date): Promise<Drill[] | undefined> {
  return drillsBetween(db, new Date(now.getTime() - provenForMs), now).catch(() => undefined);
}

/** One drill must have reached everybody: two halves do not make a whole. Where none has, the newest says who is missing. */
function missing(people: OnCall['people'], drills: readonly Drill[]): Finding[] {
  const finding = (what: string): Finding[] => [{ who: 'firm', where: 'npm run drill', what }];
  const [newest] = drills;
  if (!newest) return finding('no drill in the last 30 days; order one, so that everybody proves that their phone rings (docs/runbook.md, The drill)');
  if (drills.some((drill) => unreached(people, drill).length === 0)) return [];
  const names = unreached(people, newest).map((who) => people[who]?.name ?? who);
  const when = shortDayAndTime(newest.orderedAt, content().firm.language.lang);
  return finding(`in the drill of ${when} no answer by text, call or push message came from ${names.join(', ')} (docs/runbook.md, The drill)`);
}

/** Who has a channel that rings must have answered by one; anybody else by any. */
function unreached(people: OnCall['people'], drill: Drill): string[] {
  const answers = new Map(byPerson(drill).map(({ who, answered }) => [who, answered]));
  return Object.entries(people).flatMap(([who, person]) => {
    // Who was away was not asked, and is asked by the next one.
    if (drill.away.includes(who) || !mayBeAlerted(person) || !(person.email || person.mobile || person.push)) return [];
    const answered = answers.get(who) ?? [];
    const proves = person.mobile || person.push ? answered.some((channel) => channel !== 'email') : answered.length > 0;
    return proves ? [] : [who];
  });
}

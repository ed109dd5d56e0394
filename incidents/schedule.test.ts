import { describe, expect, test } from 'vitest';
import { alarmRules } from '#incidents/alarm-rules.ts';
import { calmed, type Incident, sighted } from '#incidents/schedule.ts';
import type { AlarmKind } from '#incidents/words.en.ts';

const start = Date.parse('2026-11-16T07:00:00Z');
const at = (minute: number) => new Date(start + minute * 60_000);

const waitMs = 30_000;
/** The database is away, and the technician was told. */
const away: Incident = {
  kind: 'database',
  subject: '',
  detail: undefined,
  since: at(0),
  openedAt: at(0),
  seenAt: at(0),
  told: 1,
  toldFrom: at(0),
  unstable: false,
  overAt: undefined,
};

type Play = { kind?: AlarmKind; seen: (minute: number) => boolean; muted?: (minute: number) => boolean; until: number; atOnce?: boolean };

/** What is told, and in which minute, when somebody looks every 15 seconds. */
function play({ kind = 'silence', seen, muted = () => false, until, atOnce = false }: Play): string[] {
  const said: string[] = [];
  const openings: Date[] = [];
  let known: Incident | undefined;
  for (let minute = 0; minute <= until; minute += 0.25) {
    const now = at(minute);
    if (seen(minute) && !known) openings.push(now);
    const sighting = {
      kind,
      subject: '',
      detail: undefined,
      since: now,
      now,
      waitMs,
      atOnce,
      open: muted(minute) ? [away] : [],
      earlier: openings.slice(0, -1),
    };
    const step = seen(minute) ? sighted(known, sighting) : known && calmed(known, now);
    if (step?.say) said.push(`${minute} ${step.say}`);
    if (step) known = step.incident.overAt ? undefined : step.incident;
  }
  return said;
}

describe('an incident that lasts', () => {
  test('rings after 30 seconds, again after half an hour, two hours, and then every four; once that it is over', () => {
    const said = play({ seen: (minute) => minute < 15 * 60, until: 16 * 60 });
    expect(said).toEqual(['0.5 begun', '30.5 again', '120.5 again', '360.5 again', '600.5 again', '840.5 again', '904.75 over']);
  });

  test.each(['database', 'hour', 'setup', 'disk', 'backup', 'certificate', 'gap', 'refused'] as const)(
    'rings at once where waiting mends nothing: %s',
    (kind) => {
      expect(play({ kind, seen: () => true, until: 1 })).toEqual(['0 begun']);
    },
  );

  test('rings at once where no channel is left', () => {
    expect(play({ kind: 'channel', seen: () => true, until: 1, atOnce: true })).toEqual(['0 begun']);
  });

  test('is told to a lawyer once, and that it is over', () => {
    expect(play({ kind: 'unheard', seen: (minute) => minute < 600, until: 700 })).toEqual(['0.5 begun', '604.75 over']);
  });

  test.each(['launch', 'gap', 'refused'] as const)('is told once a day, and never that it is over: %s', (kind) => {
    expect(play({ kind, seen: (minute) => minute % 60 < 1, until: 24 * 60 + 61 })).toEqual(['0 begun', '1500 begun']);
  });

  test('has lasted until it was last seen', () => {
    const begun = sighted(undefined, {
      kind: 'database',
      subject: '',
      detail: undefined,
      since: at(-2),
      now: at(0),
      waitMs,
      atOnce: false,
      open: [],
      earlier: [],
    });
    const seen = sighted(begun.incident, {
      kind: 'database',
      subject: '',
      detail: undefined,
      since: at(9),
      now: at(10),
      waitMs,
      atOnce: false,
      open: [],
      earlier: [],
    });
    expect(calmed(seen.incident, at(14.9))).toBeUndefined();
    expect(calmed(seen.incident, at(15))).toMatchObject({ say: 'over', incident: { since: at(-2), overAt: at(10) } });
  });
});

describe('an incident that does not last', () => {
  test('is not told when it healed within 30 seconds, nor that it is over', () => {
    expect(play({ seen: (minute) => minute < 0.5, until: 60 })).toEqual([]);
  });

  test('is one incident, however often it comes and goes within five minutes', () => {
    expect(play({ seen: (minute) => minute < 25 && minute % 4 < 1, until: 60 })).toEqual(['0.5 begun', '29.75 over']);
  });

  test('that opens three times within half an hour is told as unstable, then hourly until an hour of calm', () => {
    const said = play({ seen: (minute) => minute < 150 && minute % 10 < 1, until: 300 });
    expect(said).toEqual(['0.5 begun', '5.75 over', '10.5 begun', '15.75 over', '20 unstable', '80 unstable', '140 unstable', '200.75 over']);
  });

  test('that opens three times in more than half an hour is three incidents', () => {
    expect(play({ seen: (minute) => minute % 16 < 1, until: 38 }).filter((said) => said.includes('unstable'))).toEqual([]);
  });
});

describe('a greater failure', () => {
  test('mutes what it explains, which rings when that lasts longer', () => {
    const muted = (minute: number) => minute < 45;
    expect(play({ kind: 'backlog', seen: (minute) => minute < 20, muted, until: 60 })).toEqual([]);
    expect(play({ kind: 'backlog', seen: (minute) => minute < 50, muted, until: 60 })).toEqual(['45 begun', '54.75 over']);
  });

  test('that comes later keeps it from being told again, and not from being told that it is over', () => {
    const muted = (minute: number) => minute > 10 && minute < 400;
    expect(play({ kind: 'canary', seen: (minute) => minute < 300, muted, until: 320 })).toEqual(['0.5 begun', '304.75 over']);
    // What fell due while it was muted is told once.
    expect(play({ kind: 'canary', seen: () => true, muted, until: 420 })).toEqual(['0.5 begun', '400 again']);
  });

  test('that nobody was told of, because it healed too soon, does not mute what comes after it', () => {
    const healed: Incident = { ...away, kind: 'silence', told: 0, toldFrom: undefined };
    const hour = { kind: 'hour' as const, subject: '', detail: undefined, since: at(0), waitMs, atOnce: false, open: [healed], earlier: [] };
    expect(sighted(undefined, { ...hour, now: at(0.5) }).say).toBeUndefined();
    expect(sighted(undefined, { ...hour, now: at(1) }).say).toBe('begun');
  });

  test('is known for each kind', () => {
    const mutes = (greater: AlarmKind) => (Object.keys(alarmRules) as AlarmKind[]).filter((kind) => alarmRules[kind].mutedBy.includes(greater)).sort();
    expect(mutes('database')).toEqual(['backlog', 'canary', 'hour', 'sealed', 'silence']);
    expect(mutes('silence')).toEqual(['backlog', 'canary', 'hour']);
    expect([mutes('channel'), mutes('setup'), mutes('texts'), mutes('flood')]).toEqual([['backlog'], ['backlog'], ['backlog'], ['backlog']]);
  });
});

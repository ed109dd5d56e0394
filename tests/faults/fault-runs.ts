import { asTheyCome } from '../testkit/lanes.ts';
import type { Unhelped } from '../testkit/played-time.ts';
import { type Abuse, runAbuse } from './abuse.ts';
import { runAssistant, type Turned } from './assistant.ts';
import { runBrokenLinks } from './broken-links.ts';
import { type Careless, runBrokenPages } from './broken-pages.ts';
import { outages, runOutage } from './channel-faults.ts';
import { type Crowding, runCrowding } from './crowding.ts';
import { type DeskAttack, runDeskAttack } from './desk-attack.ts';
import type { Weak } from './desk-weaknesses.ts';
import { type Aside, type Flood, runAside, runFlood } from './floods.ts';
import { type Fuzz, runFuzz } from './fuzz.ts';
import { type Bare, runHeaders } from './headers.ts';
import { type Machines, runMachines } from './machines.ts';
import { type Loss, type Lossy, runNoLoss } from './no-loss.ts';
import { type Overload, runOverload } from './overload.ts';
import { runPayloads } from './payloads.ts';
import { runPromisedHour } from './promised-hour.ts';
import { runPromptness } from './promptness.ts';
import { runSilence, type Silent } from './silence.ts';
import { runSorting, type Unsorted } from './sorting.ts';

export type Result = { trials: number; failures: string[]; figures: object };

/** What the command line says. `full` is for the long runs, each shard under 80 minutes. */
export type Options = { full: boolean; number: (name: string, otherwise: number) => number; word: (name: string) => string | undefined };

export type Play = {
  /** The promises it could break. */
  promises: string[];
  run: (options: Options) => Promise<Result>[] | AsyncGenerator<Result>;
  /** What is taken from the product, or from PostgreSQL, so that the same play must fail; and how small a play shows it. */
  mutations: { name: string; run: () => Promise<Result> }[];
};

const without = (options: Options) => (options.word('without') ? { without: options.word('without') as never } : {});

const quickOutages = [
  'email down',
  'email garbage',
  'sms slow',
  'sms error-body',
  'webhook accept-then-drop',
  'call greylist',
  'pushover down',
  'leads drop-after-data',
];

/** Those that take longest come first: two are played at a time. */
export const plays: Record<string, Play> = {
  'no-loss': {
    promises: ['P1', 'P2'],
    run: ({ full, number, word }) => {
      const [seed, own] = [number('seed', 1), word('without') ? { without: word('without') as Lossy } : {}];
      const crowd: Loss = {
        requests: number('requests', full ? 250_000 : 4_000),
        kills: number('kills', full ? 100 : 10),
        seed,
        alertedBy: full ? 'all' : 'mail',
        ...own,
      };
      return asTheyCome(1, [crowd, { requests: full ? 5_000 : 300, kills: full ? 20 : 4, seed, alertedBy: 'bundles', ...own }], runNoLoss);
    },
    mutations: (['durable-commit', 'commit-before-reply', 'first-alert', 'visitors-key'] satisfies Lossy[]).map((name) => ({
      name,
      run: () => runNoLoss({ requests: 600, kills: 3, seed: 1, alertedBy: 'all', without: name }),
    })),
  },
  promptness: {
    promises: ['P3'],
    run: (options) => [
      runPromptness({ perSecond: options.number('per-second', 50), seconds: options.number('seconds', options.full ? 300 : 10), ...without(options) }),
    ],
    mutations: [{ name: 'wake-up', run: () => runPromptness({ perSecond: 10, seconds: 15, without: 'wake-up' }) }],
  },
  overload: {
    promises: ['P8'],
    run: (options) => [runOverload({ seconds: options.number('seconds', options.full ? 20 : 5), ...without(options) })],
    mutations: (['bounds', 'one-probe'] satisfies Overload['without'][]).map((name) => ({ name, run: () => runOverload({ seconds: 2, without: name }) })),
  },
  crowding: {
    promises: ['P8'],
    run: (options) => [
      runCrowding({
        forms: options.number('forms', 8),
        slow: options.number('slow', 300),
        askers: options.number('askers', options.full ? 200 : 64),
        ...without(options),
      }),
    ],
    mutations: (['body-first', 'order'] satisfies Crowding['without'][]).map((name) => ({
      name,
      run: () => runCrowding({ forms: 2, slow: 300, askers: 64, without: name }),
    })),
  },
  'broken-pages': {
    promises: ['P7'],
    run: () => [runBrokenPages({})],
    mutations: (['doubt', 'a-time-out'] satisfies Careless[]).map((name) => ({
      name,
      run: () => runBrokenPages({ faults: ['frozen', 'garbage'], modes: ['script'], without: name }),
    })),
  },
  'broken-links': {
    promises: ['P1', 'P4', 'P6', 'P7', 'P11'],
    run: ({ full, number }) => [runBrokenLinks({ people: number('people', full ? 20 : 3) })],
    mutations: [{ name: 'doubt', run: () => runBrokenLinks({ people: 3, links: ['database'], faults: ['swallow-answer'], without: 'doubt' }) }],
  },
  silence: {
    promises: ['P6'],
    run: (options) => [runSilence({ kills: options.number('kills', options.full ? 200 : 4), seed: options.number('seed', 1), ...without(options) })],
    mutations: (['heartbeat', 'watchdog', 'silence-alarm', 'canary-alarm'] satisfies Silent[]).map((name) => ({
      name,
      run: () => runSilence({ kills: 1, seed: 1, without: name }),
    })),
  },
  payloads: {
    promises: ['P13'],
    run: (options) => [
      runPayloads({ payloads: options.number('payloads', 500), inBrowser: options.number('in-browser', options.full ? 500 : 20), ...without(options) }),
    ],
    mutations: [{ name: 'escaping', run: () => runPayloads({ payloads: 20, inBrowser: 1, without: 'escaping' }) }],
  },
  abuse: {
    promises: ['P8'],
    run: (options) => [runAbuse({ inputs: options.number('inputs', options.full ? 20_000 : 5_000), seed: options.number('seed', 1), ...without(options) })],
    mutations: (['linear-time'] satisfies Abuse['without'][]).map((name) => ({ name, run: () => runAbuse({ inputs: 900, seed: 1, without: name }) })),
  },
  fuzz: {
    promises: ['P8', 'P9'],
    run: (options) => [runFuzz({ inputs: options.number('inputs', options.full ? 100_000 : 5_000), seed: options.number('seed', 1), ...without(options) })],
    mutations: (['care', 'silence'] satisfies Fuzz['without'][]).map((name) => ({ name, run: () => runFuzz({ inputs: 300, seed: 1, without: name }) })),
  },
  'channel-faults': {
    promises: ['P4'],
    run: ({ full, number, word }) => {
      const all = full || ['channel', 'fault', 'shard'].some((name) => word(name));
      const wanted = outages(number('hours', full ? 72 : 1)).filter(
        ({ channel, fault }) =>
          [undefined, channel].includes(word('channel') as never) &&
          [undefined, fault].includes(word('fault') as never) &&
          (all || quickOutages.includes(`${channel} ${fault}`)),
      );
      const [shard = 1, shards = 1] = (word('shard') ?? '1/1').split('/').map(Number);
      return asTheyCome(
        number('lanes', full ? 2 : 1),
        wanted.filter((_, at) => at % shards === shard - 1),
        // One that breaks off is told of like one that fails, and the others are played.
        (outage) => runOutage(outage).catch((error: unknown): Result => ({ trials: 0, failures: [`broke off: ${String(error)}`], figures: outage })),
      );
    },
    mutations: (['short-gaps', 'another-channel'] satisfies Unhelped[]).map((name) => ({
      name,
      run: () => runOutage({ channel: 'email', fault: 'down', hours: 1, without: name }),
    })),
  },
  'promised-hour': {
    promises: ['P5'],
    run: (options) => {
      const { full, number, word } = options;
      return [
        runPromisedHour({
          requests: number('requests', full ? 10_000 : 200),
          days: number('days', full ? 7 : 1),
          kills: number('kills', full ? 60 : 4),
          pairs: number('pairs', full ? 10 : 3),
          seed: number('seed', 1),
          from: word('from') ?? (full ? '2026-10-29T12:00:00Z' : '2026-10-31T18:00:00Z'),
          ...without(options),
        }),
      ];
    },
    mutations: (['reconciler', 'going-on'] as const).map((name) => ({
      name,
      run: () => runPromisedHour({ requests: 60, days: 0.3, kills: 0, seed: 5, without: name }),
    })),
  },
  assistant: {
    promises: ['P11'],
    run: (options) => [
      runAssistant({ questions: options.number('questions', options.full ? 20_000 : 3_700), seed: options.number('seed', 1), ...without(options) }),
    ],
    mutations: (['choice', 'counties', 'patience'] satisfies Turned[]).map((name) => ({
      name,
      run: () => runAssistant({ questions: 240, seed: 1, without: name }),
    })),
  },
  'desk-attack': {
    promises: ['P13'],
    run: (options) => [
      runDeskAttack({
        guesses: options.number('guesses', options.full ? 1_000_000 : 20_000),
        seed: options.number('seed', 1),
        ...without(options),
      } satisfies DeskAttack),
    ],
    mutations: (['new-session', 'origin', 'signed-links', 'challenge-once', 'invite-once', 'silence', 'whole-token', 'no-store'] satisfies Weak[]).map(
      (name) => ({
        name,
        run: () => runDeskAttack({ guesses: 2_400, seed: 1, without: name }),
      }),
    ),
  },
  headers: {
    promises: ['P13'],
    run: (options) => [runHeaders(without(options))],
    mutations: (['policy', 'front-policy', 'no-cookies', 'own-files'] satisfies Bare[]).map((name) => ({ name, run: () => runHeaders({ without: name }) })),
  },
  machines: {
    promises: ['P10'],
    run: ({ full, number }) => [runMachines({ hits: number('hits', full ? 100_000 : 2_000), forged: number('forged', full ? 1_000_000 : 5_000) })],
    mutations: (['choice'] satisfies Machines['without'][]).map((name) => ({
      name,
      run: () => runMachines({ hits: 10, forged: 10, without: name }),
    })),
  },
  sorting: {
    promises: ['P12'],
    run: (options) => {
      const seed = options.number('seed', 1);
      const floods: Flood[] = [
        { fakes: 1_000, networks: 1, seed },
        { fakes: 1_000, networks: 50, seed },
        { fakes: 200, networks: 'a /48', seed },
        { fakes: 200, networks: 'a /48, the person inside', seed },
      ];
      const [people, spam] = [options.number('people', options.full ? 3_000 : 300), options.number('spam', options.full ? 10_000 : 1_000)];
      return asTheyCome<() => Promise<Result>, Result>(
        3,
        [() => runSorting({ people, spam, ...without(options) }), ...floods.map((flood) => () => runFlood(flood)), () => runAside({ aside: 345, seed })],
        (play) => play(),
      );
    },
    mutations: [
      ...(['welcome', 'honesty'] satisfies Unsorted[]).map((name) => ({ name, run: () => runSorting({ people: 20, spam: 20, without: name }) })),
      ...(['budget', 'likeness'] satisfies Flood['without'][]).map((name) => ({
        name,
        run: () => runFlood({ fakes: 150, networks: 5, seed: 1, without: name }),
      })),
      ...(['once', 'late'] satisfies Aside['without'][]).map((name) => ({ name, run: () => runAside({ aside: 170, seed: 1, without: name }) })),
    ],
  },
};

/** Promises that every run of the tests checks elsewhere, and the files that also prove that they could fail. */
export const elsewhere: Record<string, string> = {
  P2: 'e2e/one-request-one-record.test.ts',
  P9: 'e2e/stolen-disks.test.ts',
  P10: 'e2e/alert-link.test.ts',
  P13: 'e2e/every-page.test.ts, e2e/mails.test.ts',
};

import { breakBuild } from '../testkit/broken-build.ts';
import { built } from '../testkit/product.ts';
import { measureDelivery } from './delivery.ts';
import type { Result } from './fault-runs.ts';

/** `wake-up`: requests call nobody, and the worker looks for them every ten seconds. */
export type Promptness = { perSecond: number; seconds: number; without?: 'wake-up' };

const leastShare = 0.999;

/** Requests at a steady rate: nearly all are in the firm's mail server within five seconds of their 201. */
export async function runPromptness({ perSecond, seconds, without }: Promptness): Promise<Result> {
  const broken = without && breakBuild(unwoken);
  try {
    const { sent, accepted, arrived, share, p50, p99, worst, withinMs } = await measureDelivery({
      perSecond,
      seconds,
      folder: broken ? broken.folder : built,
    });
    const failures = [
      ...(accepted === sent ? [] : [`${sent - accepted} of ${sent} requests were not taken`]),
      ...(arrived === accepted ? [] : [`${accepted - arrived} alerts never reached the mail server`]),
      ...(share >= leastShare ? [] : [`${(share * 100).toFixed(1)}% were in the mail server within ${withinMs} ms`]),
    ];
    return { trials: sent, failures, figures: { perSecond, seconds, withinFiveSeconds: share, p50, p99, worst } };
  } finally {
    broken?.remove();
  }
}

const unwoken = [
  { find: '\treturn () => known;', put: '\treturn () => undefined;' },
  { find: 'reconcileEveryMs = 5e3;', put: 'reconcileEveryMs = 1e4;' },
];

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, wholeBrowser } from './browser.ts';

export const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const timings = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' } as const;

export type LighthouseRun = {
  figures: Record<(typeof scores)[number] | keyof typeof timings, number>;
  /** What Lighthouse marks as not passed: under 0.9 of 1. */
  failed: string[];
  /** How fast the machine was during this run, by Lighthouse's own measure. */
  benchmarkIndex: number;
};

/** One visit on Lighthouse's phone with its slow line, by a browser that has seen nothing before. */
export async function lighthouseRun(url: string): Promise<LighthouseRun> {
  const chrome = await launch({ chromePath: wholeBrowser, chromeFlags: [...browserFlags, '--headless'] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: [...scores] });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    const { categories, audits, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const figures = [
      ...scores.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const),
      ...Object.entries(timings).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN] as const),
    ];
    return {
      figures: Object.fromEntries(figures) as LighthouseRun['figures'],
      failed: Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ id }) => id),
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

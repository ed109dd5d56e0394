import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { type Language, languageAt } from '#firm/languages.ts';
import { pageKey } from '#server/http/serve-stored.ts';
import { meter } from '#server/monitoring/metrics.ts';

export type Admission = {
  admit: MiddlewareHandler;
  /** What one more would be told now; undefined while there is room. */
  refusal: (language: Language) => Refusal | undefined;
  /** How many requests are being worked on now. */
  inside: () => number;
};

/** Said with the status 503. */
export type Refusal = { body: string; headers: Record<string, string> };

type Rules = {
  /** How many are worked on at once. */
  most: number;
  shed: (language: Language) => Refusal;
  /** True while more important work needs the capacity. */
  givesWay?: () => boolean;
  /** A streamed answer counts until its connection closes; any other only until it is made, however slowly the client reads it. */
  streams?: boolean;
};

/** Limits how many requests of a kind are worked on at once; the rest is told, within milliseconds, to come back or to call. */
export function openAdmission({ most, shed, givesWay = () => false, streams = false }: Rules): Admission {
  let inside = 0;
  const refusal = (language: Language): Refusal | undefined => {
    if (inside >= most || givesWay()) {
      meter.guard('overload');
      return shed(language);
    }
    return undefined;
  };
  const admit: MiddlewareHandler = async (context, next) => {
    const refused = refusal(languageAt(pageKey(context.req.path)).language);
    if (refused) return context.body(refused.body, 503, refused.headers);
    inside++;
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
    if (streams && outgoing) {
      outgoing.once('close', () => inside--);
      return next();
    }
    try {
      await next();
    } finally {
      inside--;
    }
    return;
  };
  return { admit, refusal, inside: () => inside };
}

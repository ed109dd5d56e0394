import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { meter } from '#server/monitoring/metrics.ts';

export type Admission = {
  admit: MiddlewareHandler;
  /** How many requests are being worked on now. */
  inside: () => number;
};

type Rules = {
  /** How many are worked on at once. */
  most: number;
  shed: (context: Context) => Response | Promise<Response>;
  /** True while more important work needs the capacity. */
  givesWay?: () => boolean;
  /** A streamed answer counts until its connection closes; any other only until it is made, however slowly the client reads it. */
  streams?: boolean;
};

/** Limits how many requests of a kind are worked on at once; the rest is told, within milliseconds, to come back or to call. */
export function openAdmission({ most, shed, givesWay = () => false, streams = false }: Rules): Admission {
  let inside = 0;
  const admit: MiddlewareHandler = async (context, next) => {
    if (inside >= most || givesWay()) {
      meter.guard('overload');
      return shed(context);
    }
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
  return { admit, inside: () => inside };
}

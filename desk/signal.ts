import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { type DataStrategyResult, isRouteErrorResponse, replace, useLocation, useMatches } from 'react-router';

/** What did not get through: something that was pressed, or a page that was to be loaded. */
export type Lost = { what: 'act' | 'page'; offline: boolean };
type Results = Record<string, DataStrategyResult>;

let lost: Lost | undefined;
const listeners = new Set<() => void>();

/** What is on the screen, and how far it is scrolled where an answer was lost. */
let shown: { address: string; data: ReadonlyMap<string, unknown> } = { address: '', data: new Map() };
let scrolled: number | undefined;

/**
 * Around everything that a page asks the desk for. Where no answer comes (no signal, a reset, an error of a proxy), the page stays as
 * it is, with the number and what was typed, and says so; what the desk itself answers, such as 403, is shown as it is.
 */
export async function keepPage({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const results = await next();
  if (request.signal.aborted) return results;
  const { pathname, search } = new URL(request.url);
  const isAct = request.method !== 'GET';
  const again = !isAct && pathname + search === shown.address;
  if (!Object.values(results).some(isLost)) {
    // That the page could be loaded anew does not say that the act before it got through.
    if (!again || lost?.what === 'page') say(undefined);
    return results;
  }
  if (!again || !lost) say({ what: isAct ? 'act' : 'page', offline: !navigator.onLine });
  return again ? withShown(results) : backTo(results);
}

/** A way to another page is thrown as well, and is an answer. */
function isLost({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500);
}

function withShown(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([route, one]) => [
      route,
      isLost(one) && shown.data.get(route) !== undefined ? { type: 'data', result: shown.data.get(route) } : one,
    ]),
  );
}

function backTo(results: Results): Results {
  scrolled = scrollY;
  return Object.fromEntries(Object.keys(results).map((route) => [route, { type: 'data', result: replace(shown.address) }]));
}

function say(now: Lost | undefined): void {
  lost = now;
  for (const listener of listeners) listener();
}

/** Takes down what is shown. */
export function useShown(): void {
  const location = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const data = matches.flatMap(({ id, loaderData }): [string, unknown][] => (loaderData === undefined ? [] : [[id, loaderData]]));
    shown = { address: location.pathname + location.search, data: new Map([['root', shown.data.get('root')], ...data]) };
  }, [location, matches]);
  // Whatever comes back to its page begins at the top. After a lost answer it is to stay where it was.
  useLayoutEffect(() => {
    if (scrolled === undefined || !location) return;
    scrollTo(0, scrolled);
    scrolled = undefined;
  }, [location]);
}

/** What the frame had loaded: an error of the frame itself leaves it without its facts. */
export function frameBefore(): unknown {
  return shown.data.get('root');
}

export function useLost(): Lost | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lost,
    () => undefined,
  );
}

import { createContext, type RouterContext } from 'react-router';

/** What the server tells a page about the request it answers. */
export type RequestFacts = {
  /** Names this request in the log and, when something breaks, on the visitor's screen. */
  id: string;
  report: (error: unknown) => void;
};

/** The app and the server are two bundles; both must hold the very same key. */
const shared = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('firm.request');
shared[key] ??= createContext<RequestFacts>({
  id: 'build',
  report: (error) => {
    throw error;
  },
});
export const requestContext = shared[key] as RouterContext<RequestFacts>;

import { createContext, type RouterContext } from 'react-router';
import type { Stop } from '#followup/stops.ts';
import type { WayIn } from '#followup/way-in.ts';
import type { Action, Opened } from '#intake/call-sheet.ts';
import type { Receipt } from '#intake/receipt.ts';
import type { Intake } from '#intake/take.ts';

/** What the server tells a page about the request it answers, and what it can do for it. */
export type RequestFacts = {
  /** Names this request in the log and, when something breaks, on the visitor's screen. */
  id: string;
  report: (error: unknown) => void;
  /** The part of the network it comes from, as a digest. */
  visitor: string;
  intake: Intake & Receipts & CallSheets & { challenge: () => Promise<object> };
};

export type Receipts = {
  readReceipt: (token: string) => Promise<Receipt>;
  withdraw: (token: string) => Promise<Receipt>;
  stop: (token: string, stop: Stop) => Promise<void>;
};

export type CallSheets = { openCallSheet: (way: WayIn, action?: Action, who?: string) => Promise<Opened> };

/** While pages are finished at build there is no visitor, and nothing to store. */
const atBuild = (): never => {
  throw new Error('no requests are taken at build');
};

/** The app and the server are two bundles; both must hold the very same key. */
const shared = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('firm.request');
shared[key] ??= createContext<RequestFacts>({
  id: 'build',
  visitor: '',
  report: (error) => {
    throw error;
  },
  intake: { receive: atBuild, readReceipt: atBuild, withdraw: atBuild, stop: atBuild, openCallSheet: atBuild, challenge: atBuild },
});
export const requestContext = shared[key] as RouterContext<RequestFacts>;

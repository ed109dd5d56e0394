import { createContext } from 'react-router';
import type { Later } from '#case-review/schema.ts';
import type { Receipts as Actions } from '#followup/receipt/receipts.ts';
import type { Intake } from '#intake/submit.ts';
import type { DrillWay } from '#replies/staff/drill-answers.ts';
import type { AnswersAdded } from '#replies/worker-rpc/added-answers.ts';
import type { NumberChanged } from '#replies/worker-rpc/new-number.ts';

/** What the server tells a page about the request it answers, and what it can do for it. */
export type RequestFacts = {
  /** Names this request in the log and, when something breaks, on the visitor's screen. */
  id: string;
  report: (error: unknown) => void;
  /** The part of the network it comes from, as a digest. */
  visitor: string;
  intake: Intake & Receipts & Drills & { challenge: (visitor: string) => Promise<object> };
};

export type Receipts = Actions & {
  /** The worker does it; throws where none answers. */
  changeNumber: (token: string, phone: string) => Promise<NumberChanged>;
  addAnswers: (token: string, typed: Partial<Later>) => Promise<AnswersAdded>;
};

/** False for what is no answer to a drill, or no longer. */
export type Drills = { answerDrill: (way: DrillWay, visitor: string) => Promise<boolean> };

/** While pages are finished at build there is no visitor, and nothing to store. */
const atBuild = (): never => {
  throw new Error('no requests are taken at build');
};

export const requestContext = createContext<RequestFacts>({
  id: 'build',
  visitor: '',
  report: (error) => {
    throw error;
  },
  intake: new Proxy({} as RequestFacts['intake'], { get: () => atBuild }),
});

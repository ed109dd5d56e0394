import type { arrestedChoices, bestTimes, FieldName, Message, whoChoices } from '#case-review/schema.ts';
import type { CaseType } from '#firm/case-types.ts';

/** Every text of the form. The page passes it in, in its language. */
export type FormWords = {
  heading: string;
  intro: string;
  key: string;
  optional: string;
  labels: Record<FieldName, string>;
  /** What stands for each choice; what is sent stays the same in every language. */
  choices: Record<CaseType | (typeof arrestedChoices | typeof bestTimes | typeof whoChoices)[number], string>;
  hints: { their_place: string; phone: string; case_type: string; description: string };
  /** In the form that the chat opened: over what the chat knows, and the two ways to go on. */
  start: Record<'lead' | 'use' | 'leave', string>;
  chooseOne: string;
  /** Over the fields about another person, and after them. */
  forSomeoneElse: string;
  nowYours: string;
  ifKnown: string;
  /** Beside the three boxes, with the names of the two pages that the second one refers to. What is changed here is a new version (case-review/schema.ts). */
  consent: Record<'call' | 'text' | 'terms' | 'privacy' | 'noEmail' | 'email', string>;
  /** For the field that only programs fill in. */
  trap: string;
  notice: string;
  /** Before the number as it was understood, under its field, after sending, and on the receipt. */
  callsYou: string;
  send: string;
  sending: string;
  /** While no answer has come for a while. */
  slow: string;
  skip: string;
  /** What stands for each message of the rules, which are told by their English words. */
  messages: Record<Message, string>;
  problem: string;
  problemHelp: string;
  error: string;
  /** Under a description that is too short: what is missing. */
  missing: string;
  quiet: string;
  toasts: Record<'received' | 'failed', { title: string; body: string }>;
  /** After the promised time, where that is not within the hour. */
  immediate: string;
  /** Which clock the promised time is on, and before the same time on the visitor's own. */
  zone: string;
  ownZone: string;
  reference: string;
  receipt: string;
  receiptHint: string;
  /** Under the number that is read back: where it can be put right; and before the receipt’s address. */
  numberHint: string;
  receiptAddress: string;
  /** Before the code that opens it again. */
  receiptCode: string;
  outcomes: Record<'failed' | 'unknown' | 'offline' | 'conflict', { title: string; body: string }>;
  /** After sending: asks for what the form was sent without. `mails` stands under the address. */
  wait: Record<'heading' | 'lead' | 'place' | 'add' | 'added' | 'failed', string>;
  /** Opens the form again after a request was received. */
  another: string;
  call: string;
  dismiss: string;
};

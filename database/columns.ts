import type { ColumnType } from 'kysely';

/** A count or an id of 64 bits, which JavaScript's numbers cannot hold. */
export type BigInteger = ColumnType<string, string | number, string | number>;

/** A date without a time. */
export type Day = ColumnType<Date, Date | string, Date | string>;

/** JSON of this shape is written as text. */
export type Json<Shape> = ColumnType<Shape, string, string>;

/**
 * What an event tells: a line of the timeline, that a request was received, or that something failed or works again. `at` is a
 * time as PostgreSQL writes it in JSON.
 */
export type ToldEvent =
  | { kind: 'incident-opened' | 'incident-resolved'; at: string; incident: string; alarm: string; since: string; until: string | null }
  | { kind: 'received'; at: string; urgency: 'usual' | 'urgent'; promisedUntil: string; again: boolean }
  | { kind: string; at: string; by: string | null; detail: string | null };

/** What the publisher sees in the folders of words and releases, for the desk to show. */
export type PublishingState = {
  current: string | null;
  releases: { name: string; at: string; by: string; version: string; changed: { file: string; how: 'new' | 'changed' | 'gone' }[] | null }[];
  waiting: { file: string; how: 'new' | 'changed' | 'gone' }[];
  /** What must be corrected before the rest can be published. */
  mistakes: string[];
  signed: { file: string; by: string; on: string }[];
  unsigned: string[];
  /** Where a release that is made and not yet published can be looked at. */
  preview: { release: string; url: string } | null;
};

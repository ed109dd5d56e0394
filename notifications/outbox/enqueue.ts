import { randomUUID } from 'node:crypto';

/** A delivery as it is written, in the shape that json_to_recordset reads. Its link is made when it is sent. */
export type AlertRow = { id: string; kind: string; channel: string; recipient: string };

export function alertRow(kind: 'alert' | 'reminder' | 'wrote-back' | 'canary', channel: string, recipient: string): AlertRow {
  return { id: randomUUID(), kind, channel, recipient };
}

import { type KeyObject, randomUUID } from 'node:crypto';
import { codeHash, linkOf, tokenHash } from '#followup/links.ts';

/** A delivery as it is written, in the shape that json_to_recordset reads. */
export type AlertRow = { id: string; kind: string; channel: string; recipient: string; link_hash: string; code_hash: string; link_hours: number };

/** How long an alert's link opens the call sheet. */
const linkHours = 72;

export function alertRow(kind: 'alert' | 'canary', channel: string, recipient: string, reference: string, secret: KeyObject): AlertRow {
  const id = randomUUID();
  const { token, code } = linkOf(id, secret);
  return {
    id,
    kind,
    channel,
    recipient,
    link_hash: tokenHash(token),
    code_hash: codeHash(code, reference, secret),
    link_hours: linkHours,
  };
}

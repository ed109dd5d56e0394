import { randomUUID } from 'node:crypto';
import { codeHash, linkOf, tokenHash } from '#followup/call-sheet/access.ts';
import type { Secrets } from '#vault/secrets.ts';

/** A delivery as it is written, in the shape that json_to_recordset reads. */
export type AlertRow = {
  id: string;
  kind: string;
  channel: string;
  recipient: string;
  link_hash: string;
  code_hash: string;
  link_hours: number;
  secret_version: number;
};

/** How long an alert's link opens the call sheet. */
const linkHours = 72;

export function alertRow(
  kind: 'alert' | 'reminder' | 'wrote-back' | 'canary',
  channel: string,
  recipient: string,
  reference: string,
  { current }: Secrets,
): AlertRow {
  const id = randomUUID();
  const { token, code } = linkOf(id, current.key);
  return {
    id,
    kind,
    channel,
    recipient,
    link_hash: tokenHash(token),
    code_hash: codeHash(code, reference, current.key),
    link_hours: linkHours,
    secret_version: current.version,
  };
}

/**
 * What became of one try to hand a message over.
 * `later` is temporary or our own mistake (a wrong password, an outage): the same message is tried again.
 * `refused` is the other side's last word on this address or message: another try would only be refused again.
 * `code` is short and made here. A remote's own words are never kept, because they may repeat an address or a body.
 */
export type Outcome = { kind: 'handed-over'; id: string } | { kind: 'later'; code: string } | { kind: 'refused'; code: string };

export const handedOver = (id: string): Outcome => ({ kind: 'handed-over', id });
export const later = (code: string): Outcome => ({ kind: 'later', code });
export const refused = (code: string): Outcome => ({ kind: 'refused', code });

/** Whether Node's code of a broken connection speaks of TLS: a certificate that does not fit, or no TLS at all. */
export function isTlsCode(code: string): boolean {
  return /^(ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/.test(code);
}

/**
 * What became of one try to hand a message over.
 * `later` is temporary or our own mistake (a wrong password, an outage): the same message is tried again.
 * `refused` is the other side's last word on this address or message: another try would only be refused again.
 * `afterSeconds` is how long the other side asked us to wait before the next try.
 * `code` is short and made here. A remote's own words are never kept, because they may repeat an address or a body.
 */
export type Outcome = { kind: 'handed-over'; id: string } | { kind: 'later'; code: string; afterSeconds?: number } | { kind: 'refused'; code: string };

export const handedOver = (id: string): Outcome => ({ kind: 'handed-over', id });
export const later = (code: string, afterSeconds?: number): Outcome => ({ kind: 'later', code, ...(afterSeconds === undefined ? {} : { afterSeconds }) });
export const refused = (code: string): Outcome => ({ kind: 'refused', code });

/** Whether Node's code of a broken connection speaks of TLS: a certificate that does not fit, or no TLS at all. */
export function isTlsCode(code: string): boolean {
  return /^(ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/.test(code);
}

import type { StoredRequest } from '#followup/request/stored-request.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** What messages are written from, besides their own rows: the request as it is stored, where it is still there, and who is on call. */
export type Facts = { stored: StoredRequest | undefined; changes: readonly Change[] };

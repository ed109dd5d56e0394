import type { FollowupWords } from '#followup/alerts/words.en.ts';

/** What a visitor reads in mails and texts. All else goes to the firm, which reads English. */
export type VisitorWords = Pick<
  FollowupWords,
  'detroit' | 'yourReference' | 'call' | 'receipt' | 'receiptHint' | 'receiptCode' | 'kept' | 'late' | 'declined' | 'replies'
> & {
  alert: Pick<FollowupWords['alert'], 'span'>;
  sms: Pick<FollowupWords['sms'], 'late' | 'tried' | 'declined' | 'referred' | 'notMailed'>;
};

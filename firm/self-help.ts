/** Pages on which visitors find out what is true for them, on their own device. */
export const selfHelpAddresses = ['/my-dates', '/clean-slate-check', '/rights', '/courts', '/hearing-checklists'] as const;

export type SelfHelpAddress = (typeof selfHelpAddresses)[number];

/** How a request stands, as the desk says it. */
export const standings = ['waiting', 'taken', 'unanswered', 'reached', 'hired', 'declined', 'referred', 'spam', 'taken-back'] as const;
export type Standing = (typeof standings)[number];

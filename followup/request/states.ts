/** Nobody has taken the request: the escalation still alerts people, or has no steps left. */
export const waiting: readonly string[] = ['climbing', 'unanswered'];

/** Nobody has said how it ended. In SQL this is the column `is_open`. */
export const open: readonly string[] = [...waiting, 'acknowledged'];

export function isOpen(state: string): boolean {
  return open.includes(state);
}

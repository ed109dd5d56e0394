/** An id as PostgreSQL writes it, for a pattern that has more. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const whole = new RegExp(`^${uuidPattern}$`);

export function isUuid(text: string): boolean {
  return whole.test(text);
}

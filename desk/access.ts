import type { FirmRole } from '#firm/on-call.ts';

/** `open`: without signing in. `person`: whoever is signed in. Otherwise somebody with one of these roles. */
export type Access = 'open' | 'person' | readonly FirmRole[];

const withRequests = ['attorney', 'staff', 'owner'] as const;

/**
 * Who may visit each address, as routes.ts writes it. An address that is not here is refused, so that a new page is closed
 * until somebody has decided who may see it.
 */
export const access: Record<string, Access> = {
  '/': withRequests,
  '/waiting/live': withRequests,
  '/requests': withRequests,
  '/requests.csv': ['owner'],
  '/export': ['owner'],
  '/export/file': ['owner'],
  '/requests/:reference': withRequests,
  '/requests/:reference/live': withRequests,
  '/requests/:reference/call': withRequests,
  '/requests/:reference/story': ['attorney', 'owner'],
  '/requests/:reference/erase': ['owner'],
  '/requests/:reference/appointment.ics': withRequests,
  '/conflicts': withRequests,
  '/conflicts/list.csv': withRequests,
  '/on-call': 'person',
  '/on-call/drills': 'person',
  '/figures': withRequests,
  '/figures/:file': withRequests,
  '/people': 'person',
  '/publishing': ['owner'],
  '/log': ['owner'],
  '/sign-in': 'open',
  '/sign-out': 'open',
  '/enroll': 'open',
  '/confirm': 'person',
  '/passkeys/options': 'open',
  '/passkeys/answer': 'open',
  '/a': 'open',
  '/*': 'person',
};

export function mayVisit(roles: readonly FirmRole[], pattern: string): boolean {
  const allowed = access[pattern];
  if (allowed === undefined) return false;
  return allowed === 'open' || allowed === 'person' || allowed.some((role) => roles.includes(role));
}

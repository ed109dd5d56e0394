import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#desk/access.ts';
import routes from '#desk/routes.ts';
import type { Somebody } from '#tests/testkit/desk.ts';
import { type DeskAlone, startDeskAlone, Visitor } from '#tests/testkit/desk-alone.ts';

type Role = 'attorney' | 'staff' | 'owner' | 'technician';
const all: Role[] = ['attorney', 'staff', 'owner', 'technician'];
const withRequests: Role[] = ['attorney', 'staff', 'owner'];

/** Who may visit what, written down once more and by itself: a slip in access.ts shows here. `stranger` needs no sign-in. */
const expected: Record<string, readonly Role[] | 'stranger'> = {
  '/': withRequests,
  '/requests': withRequests,
  '/requests.csv': ['owner'],
  '/export': ['owner'],
  '/export/file': ['owner'],
  '/waiting/live': withRequests,
  '/requests/:reference': withRequests,
  '/requests/:reference/live': withRequests,
  '/requests/:reference/call': withRequests,
  '/requests/:reference/story': ['attorney', 'owner'],
  '/requests/:reference/erase': ['owner'],
  '/conflicts': withRequests,
  '/conflicts/list.csv': withRequests,
  '/requests/:reference/appointment.ics': withRequests,
  '/on-call': all,
  '/on-call/drills': all,
  '/figures': withRequests,
  '/figures/:file': withRequests,
  '/people': all,
  '/publishing': ['owner'],
  '/log': ['owner'],
  '/confirm': all,
  '/*': all,
  '/sign-in': 'stranger',
  '/sign-out': 'stranger',
  '/enroll': 'stranger',
  '/passkeys/options': 'stranger',
  '/passkeys/answer': 'stranger',
  '/a': 'stranger',
};

const playedBy: Record<Role, Somebody> = { attorney: 'attorney', staff: 'office', owner: 'partner', technician: 'technician' };

let desk: DeskAlone;
const visitors = new Map<Role, Visitor>();

beforeAll(async () => {
  desk = await startDeskAlone();
  for (const role of all) {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite(playedBy[role]));
    visitors.set(role, visitor);
  }
});

afterAll(async () => {
  await desk?.stop();
});

const patterns = routes.flatMap((one) => one.children ?? [one]).map(({ path }) => `/${path ?? ''}`);

test('every address is in the list, and in this one', () => {
  expect(patterns.toSorted()).toEqual(Object.keys(expected).toSorted());
  expect(Object.keys(access).toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe.each(patterns)('%s', (pattern) => {
  const path = pattern.replace(':reference', 'AAAABBBB').replace(':file', 'days.csv').replace('*', 'no-such-page');
  const allowed = expected[pattern] ?? [];

  test.runIf(allowed !== 'stranger')('a stranger is sent to the sign-in, for pages, for their data, and for what is posted', async () => {
    const stranger = new Visitor(desk);
    for (const sent of [{}, { form: {} }]) {
      const { status, headers } = await stranger.send(path, sent);
      expect([status, new URL(headers.get('location') ?? '', desk.origin).pathname]).toEqual([302, '/sign-in']);
    }
    const data = await stranger.send(path === '/' ? '/_root.data' : `${path}.data`);
    expect([data.status, await data.text()]).toEqual([202, expect.stringContaining('/sign-in')]);
  });

  test.each(allowed === 'stranger' ? [] : all.filter((role) => !allowed.includes(role)))('is closed to whoever is only %s', async (role) => {
    const visitor = visitors.get(role) as Visitor;
    for (const sent of [{}, { form: {} }]) {
      const { status, headers } = await visitor.send(path, sent);
      // The first page leads whoever has no part in requests to one that they may see.
      expect(pattern === '/' ? [status, headers.get('location')] : [status]).toEqual(pattern === '/' ? [302, '/on-call'] : [403]);
    }
  });

  test.each(allowed === 'stranger' ? [] : allowed)('is open to %s', async (role) => {
    const { status, headers } = await (visitors.get(role) as Visitor).send(path);
    expect([200, 302, 400, 404, 405]).toContain(status);
    expect(headers.get('location') ?? '').not.toContain('/sign-in');
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

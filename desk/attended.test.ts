import { expect, test } from 'vitest';
import { markUnattended } from '#desk/attended.ts';
import { isFromPerson } from '#desk/sign-in/sessions.ts';

/** A page in a browser whose clock is played. Its requests are kept as the server sees them. */
function openPage() {
  const sent: Request[] = [];
  const listeners: (() => void)[] = [];
  let now = 0;
  const page = {
    addEventListener: (_kind: string, listener: () => void) => void listeners.push(listener),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(new Request(input, init));
      return new Response();
    },
  };
  markUnattended(page as never, () => now);
  const load = async (path: string) => {
    await page.fetch(`https://desk.example.com${path}`, { headers: { Accept: 'text/x-script' } });
    return isFromPerson(sent.at(-1) as Request);
  };
  const touch = () => {
    for (const listener of listeners) listener();
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { load, touch, wait, sent };
}

test.each(['/waiting/live?seen=a1', '/requests/7K4M29AF/live'])('%s is asked by a page itself, and is no sign of life', async (path) => {
  const { load, touch } = openPage();
  touch();
  expect(await load(path)).toBe(false);
});

test('a list that renews itself keeps nobody signed in who has left it', async () => {
  const { load, touch, wait, sent } = openPage();
  expect(await load('/_root.data')).toBe(true);
  wait(61_000);
  expect(await load('/_root.data')).toBe(false);
  expect(await load('/requests/7K4M29AF.data')).toBe(false);
  expect(sent.at(-1)?.headers.get('accept')).toBe('text/x-script');
  touch();
  expect(await load('/requests/7K4M29AF.data')).toBe(true);
});

test('what is opened by hand, without script as well, is a sign of life', () => {
  expect(isFromPerson(new Request('https://desk.example.com/requests'))).toBe(true);
});

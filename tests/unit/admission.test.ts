import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openAdmission } from '#server/http/admission.ts';

test('beyond the bound people are told so at once; talks give way while requests are many, and return with room', async () => {
  const app = new Hono();
  const work = Promise.withResolvers<void>();
  const requests = openAdmission({ most: 3, shed: (context) => context.text('later', 503) });
  const talks = openAdmission({ most: 2, shed: (context) => context.text('call us', 503), givesWay: () => requests.inside() >= 2 });
  app.post('/request', requests.admit, async (context) => {
    await work.promise;
    return context.text('kept', 201);
  });
  app.post('/talk', talks.admit, (context) => context.text('hello'));
  const post = async (path: string) => (await app.request(path, { method: 'POST' })).status;

  const first = post('/request');
  expect(await post('/talk')).toBe(200);
  const others = [post('/request'), post('/request')];
  expect(await post('/talk')).toBe(503);
  expect(await post('/request')).toBe(503);
  work.resolve();
  expect(await Promise.all([first, ...others])).toEqual([201, 201, 201]);
  expect(await post('/talk')).toBe(200);
  expect(requests.inside() + talks.inside()).toBe(0);
});

test('whatever goes wrong inside, the place is free again', async () => {
  const app = new Hono().onError((_, context) => context.text('', 500));
  const door = openAdmission({ most: 1, shed: (context) => context.text('later', 503) });
  app.get('/', door.admit, () => {
    throw new Error('broken');
  });
  expect([(await app.request('/')).status, (await app.request('/')).status]).toEqual([500, 500]);
  expect(door.inside()).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clioToken, startClioSink } from '#tests/testkit/clio-sink.ts';
import type { Fault } from '#tests/testkit/faults.ts';
import { openLeads } from './leads.ts';
import { later, refused } from './outcome.ts';

const lead = {
  firstName: 'Jordan',
  lastName: 'Avery',
  message: 'Case review request 7K4M29AF',
  phone: '+18105550199',
  email: 'a@example.com',
  referringUrl: 'https://www.example.com/practice-areas/owi-dui',
  source: 'Website',
};
const uncertain = (code: string) => ({ kind: 'uncertain', code });

let clio: Awaited<ReturnType<typeof startClioSink>>;
beforeAll(async () => {
  clio = await startClioSink({ slow: 2_000 });
});
beforeEach(async () => {
  clio.answers();
  await clio.fault('none');
  clio.received().splice(0);
});
afterAll(() => clio.stop());

/** A fifteenth of the patience: a second. */
const send = (changes: Partial<typeof lead> = {}, token = clioToken) =>
  openLeads({ url: clio.inbox, token, loopback: true }, 1 / 15).send({ ...lead, ...changes });

test("a lead arrives in Clio Grow's own shape", async () => {
  expect((await send()).kind).toBe('handed-over');
  expect(clio.received().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      inbox_lead: {
        from_first: 'Jordan',
        from_last: 'Avery',
        from_message: 'Case review request 7K4M29AF',
        from_phone: '+18105550199',
        from_email: 'a@example.com',
        referring_url: 'https://www.example.com/practice-areas/owi-dui',
        from_source: 'Website',
      },
      inbox_lead_token: clioToken,
    },
  ]);
});

test('without an e-mail address there is no empty one', async () => {
  await send({ email: '' });
  expect(Object.keys(clio.leads()[0] ?? {})).not.toContain('from_email');
});

test('what Clio refuses for good is not tried again, and a wrong token is, because the firm can repair it', async () => {
  expect(await send({ lastName: '' })).toEqual(refused('http-422'));
  expect(await send({}, 'another')).toEqual(later('http-401'));
});

test.each<[Fault, unknown]>([
  ['down', later('connection-refused')],
  ['5xx', later('http-503')],
  ['greylist', later('http-429')],
  ['4xx', refused('http-422')],
  ['redirect', refused('redirect')],
  ['slow', uncertain('timeout')],
  ['tarpit', uncertain('timeout')],
  ['drop-after-data', uncertain('connection-lost')],
  ['garbage', uncertain('bad-answer')],
  ['error-body', uncertain('bad-answer')],
])('a lead that meets "%s" is tried again only where it surely was not taken', async (fault, outcome) => {
  await clio.fault(fault);
  expect(await send()).toEqual(outcome);
  expect(clio.received().filter(({ path }) => path === '/followed')).toEqual([]);
});

test.each([
  [500, uncertain('http-500')],
  [502, uncertain('http-502')],
  [504, uncertain('http-504')],
  [200, uncertain('bad-answer')],
  [403, later('http-403')],
  [410, refused('http-410')],
])('an answer of %i can or cannot have come after a lead was made', async (status, outcome) => {
  clio.answers(status);
  expect(await send()).toEqual(outcome);
});

test('a busy inbox is asked again when it says', async () => {
  clio.answers(503, '120');
  expect(await send()).toEqual(later('http-503', 120));
});

test('a certificate that does not fit ends it before anything was sent', async () => {
  const secure = await startClioSink({ tls: true });
  await secure.fault('wrong-tls');
  expect(await openLeads({ url: secure.inbox, token: clioToken, loopback: true }).send(lead)).toEqual(later('tls'));
  expect(secure.received()).toEqual([]);
  await secure.stop();
});

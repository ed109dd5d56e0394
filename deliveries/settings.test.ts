import { describe, expect, test } from 'vitest';
import { readChannels } from '../tests/testkit/messages.ts';

const whsec = 'whsec_c3RhbmQtaW4gc2VjcmV0IGZvciB0ZXN0cyBvbmx5';

test('a firm may start with no channel at all', () => {
  expect(readChannels({})).toMatchObject({
    mail: undefined,
    sms: undefined,
    call: undefined,
    webhook: undefined,
    leads: undefined,
    push: { ntfy: { url: 'https://ntfy.sh', token: undefined }, pushover: undefined },
  });
});

test('a mail server is one address; its password may hold any sign', () => {
  const { mail } = readChannels({ MAIL_URL: 'smtps://firm%40example.com:p%40ss%2Fword@mail.example.com', MAIL_FROM: 'intake@example.com' });
  expect(mail).toMatchObject({ host: 'mail.example.com', port: 465, secure: true, tls: 'required', login: { user: 'firm@example.com', pass: 'p@ss/word' } });
});

describe('a password with a sign that an address cannot hold', () => {
  const others = { MAIL_FROM: 'intake@example.com', BOUNCE_DOMAIN: 'bounce.example.com' };
  test.each(['sec/ret', 'sec#ret', 'sec?ret', 'sec@ret', '50%secret', 'se cret', '12/secret', '99#secret', 'sec\\ret'])(
    'is named with its cure, and never said: %s',
    (password) => {
      for (const [name, scheme] of [
        ['MAIL_URL', 'smtp'],
        ['BOUNCE_IMAP_URL', 'imaps'],
      ] as const) {
        const written = { ...others, MAIL_URL: 'smtp://mail.example.com', BOUNCE_IMAP_URL: 'imaps://a:b@mail.example.com' };
        let said = '';
        try {
          readChannels({ ...written, [name]: `${scheme}://user:${password}@mail.example.com:587` });
        } catch (error) {
          said = `${(error as Error).message} ${JSON.stringify(error)}`;
        }
        expect(said).toContain(name);
        expect(said).toContain('must be written another way there: / as %2F, # as %23');
        expect(said).not.toMatch(/sec|ret/);
      }
    },
  );
});

test('calls come from the number that texts, from one of their own, or go without texts; a messaging service cannot call', () => {
  const account = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't' };
  const service = `MG${'0'.repeat(32)}`;
  const numbers = (own: Record<string, string>) => {
    const { sms, call } = readChannels({ ...account, ...own });
    return [sms?.from, call?.from];
  };
  expect(numbers({ SMS_FROM: '+18105550146' })).toEqual(['+18105550146', '+18105550146']);
  expect(numbers({ SMS_FROM: '+18105550146', VOICE_FROM: '+18105550149' })).toEqual(['+18105550146', '+18105550149']);
  expect(numbers({ SMS_FROM: service })).toEqual([service, undefined]);
  expect(numbers({ VOICE_FROM: '+18105550149' })).toEqual([undefined, '+18105550149']);
});

test('a mailbox for what comes back is one address; on this machine it needs no TLS', () => {
  const mailboxAt = (url: string) => readChannels({ BOUNCE_DOMAIN: 'bounce.example.com', BOUNCE_IMAP_URL: url }).bounces;
  expect(mailboxAt('imaps://bounces%40example.com:p%40ss@mail.example.com')).toMatchObject({
    domain: 'bounce.example.com',
    host: 'mail.example.com',
    port: 993,
    secure: true,
    login: { user: 'bounces@example.com', pass: 'p@ss' },
  });
  expect(mailboxAt('imap://bounces:secret@127.0.0.1:20143')).toMatchObject({ port: 20143, secure: false });
});

test('a firm may have a lead inbox and a receiver of events', () => {
  const inbox = 'https://grow.clio.com/inbox_leads';
  const both = readChannels({ WEBHOOK_URL: 'https://crm.example.com/', WEBHOOK_SECRET: whsec, LEADS_URL: inbox, LEADS_TOKEN: 'token-1' });
  expect(both).toMatchObject({ webhook: { url: 'https://crm.example.com/' }, leads: { url: inbox, token: 'token-1' } });
});

describe('what does not hold together is named', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['mail without a sender', { MAIL_URL: 'smtp://mail.example.com' }, /MAIL_FROM/],
    ['a sender of two addresses', { MAIL_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com, b@example.com' }, /one address/],
    ['a password in the clear', { MAIL_URL: 'smtp://a:b@mail.example.com', MAIL_FROM: 'a@example.com', MAIL_TLS: 'opportunistic' }, /in the clear/],
    ['a signature without a key', { MAIL_DKIM_DOMAIN: 'example.com' }, /MAIL_DKIM_KEY_FILE/],
    ['a domain to come back to that nobody reads', { BOUNCE_DOMAIN: 'bounce.example.com' }, /BOUNCE_IMAP_URL/],
    ['a mailbox that nothing comes back to', { BOUNCE_IMAP_URL: 'imaps://a:b@mail.example.com' }, /BOUNCE_DOMAIN/],
    ['a mailbox without a password', { BOUNCE_DOMAIN: 'bounce.example.com', BOUNCE_IMAP_URL: 'imaps://a@mail.example.com' }, /user and a password/],
    ['a mailbox read in the clear', { BOUNCE_DOMAIN: 'bounce.example.com', BOUNCE_IMAP_URL: 'imap://a:b@mail.example.com' }, /in the clear/],
    ['a domain that is an address', { BOUNCE_DOMAIN: 'b@bounce.example.com', BOUNCE_IMAP_URL: 'imaps://a:b@mail.example.com' }, /BOUNCE_DOMAIN/],
    ['text messages without a token', { SMS_ACCOUNT: 'AC1', SMS_FROM: '+18105550146' }, /SMS_TOKEN/],
    ['calls without an account', { VOICE_FROM: '+18105550146' }, /SMS_ACCOUNT/],
    ['a webhook without a secret', { WEBHOOK_URL: 'https://crm.example.com/' }, /WEBHOOK_SECRET/],
    ['a webhook over plain http', { WEBHOOK_URL: 'http://crm.example.com/', WEBHOOK_SECRET: whsec }, /must be https/],
    ['a secret that is too short', { WEBHOOK_URL: 'https://crm.example.com/', WEBHOOK_SECRET: 'whsec_abc' }, /24 random bytes/],
    ['push messages over plain http', { NTFY_URL: 'http://ntfy.example.com' }, /NTFY_URL[\s\S]*must be https|must be https[\s\S]*NTFY_URL/],
    ["a user's key in place of an application's token", { PUSHOVER_TOKEN: 'short' }, /30 characters/],
    ['a lead inbox without its token', { LEADS_URL: 'https://grow.clio.com/inbox_leads' }, /LEADS_TOKEN/],
    ['a lead inbox over plain http', { LEADS_URL: 'http://grow.clio.com/inbox_leads', LEADS_TOKEN: 'token-1' }, /must be https/],
  ])('%s', (_name, source, message) => expect(() => readChannels(source)).toThrow(message));
});

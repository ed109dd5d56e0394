import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSigned } from './twilio-signature.ts';

const token = '12345';
const call = { CallSid: 'CA1234567890ABCDE', Caller: '+14158675310', Digits: '1234', From: '+14158675310', To: '+18005551212' };
const url = 'https://example.com/myapp.php?foo=1&bar=2';

describe("Twilio's signature", () => {
  test('is the one of its own documentation', () => {
    expect(isSigned(new URLSearchParams(call), 'L/OH5YylLD5NRKLltdqwSvS0BnU=', token, url)).toBe(true);
  });

  test.each([
    ['another field', { ...call, Digits: '1' }, url, token],
    ['one field more', { ...call, Extra: '' }, `${url}x`, token],
    ['another query', call, url.replace('bar=2', 'bar=3'), token],
    ['another token', call, url, '12346'],
  ])('does not hold for %s', (_what, fields, address, secret) => {
    expect(isSigned(new URLSearchParams(fields), 'L/OH5YylLD5NRKLltdqwSvS0BnU=', secret, address)).toBe(false);
  });

  test.each([
    ['https://example.com/a', 'https://example.com:443/a'],
    ['https://example.com:8443/a', 'https://example.com/a'],
    ['https://example.com:8443/a', 'https://example.com:8443/a'],
    ['http://example.com/a', 'http://example.com:80/a'],
  ])('for %s holds also when it was made for %s', (ours, theirs) => {
    expect(isSigned(new URLSearchParams({ A: '1' }), signed(`${theirs}A1`), token, ours)).toBe(true);
  });

  test('takes names by their bytes, and the values of a repeated name once each, sorted', () => {
    const form = new URLSearchParams('b=1&B=2&Media=z&Media=a&Media=z&_=3');
    expect(isSigned(form, signed('https://example.com/aB2MediaaMediaz_3b1'), token, 'https://example.com/a')).toBe(true);
  });

  test('is no signature where there is none', () => {
    expect(isSigned(new URLSearchParams(call), '', token, url)).toBe(false);
  });
});

function signed(text: string): string {
  return createHmac('sha1', token).update(text).digest('base64');
}

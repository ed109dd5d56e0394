import { expect, test } from 'vitest';
import { mailtoOf } from '#desk/request-page/addresses.ts';

test('a mail link holds one address and the subject, whatever was typed', () => {
  expect(mailtoOf('ann.lee+x@example.com', 'Your request 7K4')).toBe('mailto:ann.lee%2Bx@example.com?subject=Your%20request%207K4');
});

test.each(['a@b.c?bcc=all@firm.example', 'a@b.c&cc=x@y.z', 'a@b.c\nBcc: x@y.z', 'a@b.c%0ABcc:x@y.z', 'a@b.c,x@y.z', 'no address', ''])(
  '%j gets no link, so that it adds no header',
  (typed) => {
    expect(mailtoOf(typed, 'x')).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { ownPath } from '#desk/sign-in/own-path.ts';

const desk = new URL('https://desk.example.com');

test.each(['/requests?state=open', '/people', '/'])('a path of the desk is kept: %s', (path) => {
  expect(ownPath(path, desk)).toBe(path);
});

test.each([
  null,
  '',
  'people',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  '///evil.example',
])('anything else leads to the first page: %s', (path) => {
  expect(ownPath(path, desk)).toBe('/');
});

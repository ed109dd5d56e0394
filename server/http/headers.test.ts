import { expect, test } from 'vitest';
import { developmentHeaders, policyWith, securityHeaders } from '#server/http/headers.ts';

const policy = 'Content-Security-Policy';

test('production asks for Trusted Types, and development, whose reload script knows none, does not', () => {
  for (const asked of [securityHeaders[policy], policyWith('sha256-abc')]) {
    expect(asked).toContain("require-trusted-types-for 'script'; trusted-types workers");
    expect(asked).not.toMatch(/unsafe|blob:/);
  }
  expect(developmentHeaders[policy]).not.toMatch(/trusted-types/);
  expect(developmentHeaders[policy]).toContain("worker-src 'self' blob:");
});

test('a stored page names the styles inside it, and nothing else of the policy changes', () => {
  const own = policyWith('sha256-abc');
  expect(own).toContain("style-src 'self' 'sha256-abc'");
  expect(own.replace(" 'sha256-abc'", '')).toBe(securityHeaders[policy]);
});

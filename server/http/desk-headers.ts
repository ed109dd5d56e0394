import { securityHeaders } from '#server/http/headers.ts';

/** As on the public site, except that the desk may ask for passkeys, and that its pages hydrate: their own inline scripts carry a nonce. */
export function deskHeaders(nonce: string): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    // Nothing is told to other sites, and forms still carry their Origin, which `no-referrer` would make "null".
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': `${(securityHeaders['Permissions-Policy'] ?? '').replace('publickey-credentials-get=()', 'publickey-credentials-get=(self)')}, publickey-credentials-create=(self)`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}

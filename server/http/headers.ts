import type { MiddlewareHandler } from 'hono';

type Directives = Record<string, string | undefined>;

/** No page has an inline script. Stored pages carry their styles inside, and each names their hash: see `policyWith`. */
const directives: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The only Trusted Types policy a page may create (ui/own-worker.ts).
  'trusted-types': 'workers',
};

function policyOf(all: Directives): string {
  return Object.entries(all)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join('; ');
}

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': policyOf(directives),
  // Two years, as browsers ask for their preload lists.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would then send "Origin: null" with every form, and the form would be refused.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'X-Frame-Options': 'DENY',
};

/** The policy of a page that carries the styles of this hash inside it, and no others. */
export function policyWith(style: string): string {
  return policyOf({ ...directives, 'style-src': `'self' '${style}'` });
}

/** In development Vite injects styles and its reload script, which waits for a restart in a worker and knows no Trusted Types; the rest is as in production. */
export const developmentHeaders: Record<string, string> = {
  ...securityHeaders,
  'Content-Security-Policy': policyOf({
    ...directives,
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self' blob:",
    'require-trusted-types-for': undefined,
    'trusted-types': undefined,
  }),
};

export function withHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (context, next) => {
    await next();
    // A route that asked for something stricter keeps it.
    for (const [name, value] of entries) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}

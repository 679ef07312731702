import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sent this from a page of our own. Browsers add `Origin` to everything that could change something and
 * to every socket; programs need not. Cookies are sent by browsers only, so this is what keeps other websites from
 * acting in somebody's name.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, baseUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (baseUrl !== undefined && given.origin === new URL(baseUrl).origin) return true;
  // Without a base URL, or by another name of the same machine: the address the page was asked for.
  return (given.protocol === 'http:' || given.protocol === 'https:') && given.host === host;
}

export const securityHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    // Boards set positions and colours of single pieces.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

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

/**
 * What a page of ours may do: load and run what comes from here, and nothing else. `style` attributes in drawings are
 * allowed (pieces set positions and colours); style sheets and scripts come from files alone.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Browsers that do not know the two below it go by the first.
  "style-src 'self' 'unsafe-inline'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

const YEAR = 31_536_000;

export function securityHeadersOf(baseUrl: string | undefined): { readonly [name: string]: string } {
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Whoever runs it behind https wants it reached that way only.
    ...(baseUrl?.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
  };
}

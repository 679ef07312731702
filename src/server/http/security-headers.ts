/**
 * The Content-Security-Policy: pages load and run only what comes from this server. `style` attributes are allowed (boards set
 * positions and colours); style sheets and scripts come from files only.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // For browsers that do not know the two below.
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
  // Markup and scripts by assignment: only through these, src/web/art/trusted-types.ts. Svelte's own is for its templates.
  "require-trusted-types-for 'script'",
  'trusted-types default svelte-trusted-html tidetable-drawings',
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
    // Behind https, browsers must not use plain http.
    ...(baseUrl?.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
  };
}

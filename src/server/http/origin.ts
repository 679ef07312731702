import type { IncomingHttpHeaders } from 'node:http';

/**
 * Protection against cross-site request forgery: whether a request comes from a page of our own. Browsers add `Origin` to
 * every request that may change something and to every WebSocket; programs need not, but have no cookies either.
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
  // Without a base URL, or under another name of the same machine: the host that the page was requested from.
  return (given.protocol === 'http:' || given.protocol === 'https:') && given.host === host;
}

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Where a page stands, for passkeys: they are bound to the name of the host. */
export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

/**
 * The place of the page that asks, if passkeys are possible there: over https, or on localhost. Browsers allow none on
 * other plain http addresses, and none on bare numbers. The headers have passed `isOurOrigin` before.
 */
export function relyingPartyOf(
  headers: IncomingHttpHeaders,
  baseUrl: string | undefined,
): RelyingParty | undefined {
  const given = headers.origin ?? baseUrl ?? `http://${headers.host ?? ''}`;
  if (!URL.canParse(given)) return undefined;
  const { origin, protocol, hostname } = new URL(given);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return undefined;
  return { origin, host: hostname };
}

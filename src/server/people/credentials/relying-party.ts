import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The relying party of WebAuthn: passkeys are bound to its host name. */
export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

/**
 * The relying party of the requesting page, if browsers allow passkeys there: over https or on localhost, and not on an IP
 * address. The headers have passed `isOurOrigin` before.
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

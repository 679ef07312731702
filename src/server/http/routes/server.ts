import type { IncomingMessage } from 'node:http';
import { requests } from '../../../wire/requests.ts';
import type { ServerSettings } from '../../admin/server-settings.ts';
import { household } from '../address.ts';
import { reachableAddresses } from '../reach.ts';
import { type About, get, type Route } from '../route.ts';

export interface ServerRouteNeeds {
  readonly about: About;
  readonly settings: ServerSettings;
}

/** What a page needs to know about the server itself. */
export function serverRoutes({ about, settings }: ServerRouteNeeds): Route[] {
  return [
    get('/server', requests.nothing, async ({ reply }) => {
      const address = addressForFriends(about, reply.request.raw);
      const { banner, imprint, privacy, registration, chat, chatSeconds, guestMinutes } = settings.current;
      const said = { banner, imprint, privacy, registration, chat, chatSeconds, guestMinutes };
      return { version: about.version, ...said, ...(address === undefined ? {} : { address }) };
    }),
  ];
}

/**
 * The address for invitations, if it differs from the page's own: the base URL, or, for a page on the host's own computer, an
 * address in the local network. Other pages are not told local addresses.
 */
export function addressForFriends(
  { baseUrl, host }: Pick<About, 'baseUrl' | 'host'>,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  addresses: (host: string) => readonly string[] = reachableAddresses,
): string | undefined {
  if (baseUrl !== undefined) return baseUrl;
  const isOwn = isThisMachine(household(socket.remoteAddress ?? '')) && isLocalName(headers.host ?? '');
  const [first] = isOwn ? addresses(host) : [];
  return first === undefined ? undefined : `http://${first}:${socket.localPort}`;
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === '0:0:0:0::/64';
}

function isLocalName(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(host);
}

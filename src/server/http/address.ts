import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whose `X-Forwarded-For` is trusted: nobody's; that of proxies on this machine or in private networks; or that of the given
 * addresses and networks (`10.0.0.0/8`).
 */
export type TrustProxy = boolean | readonly string[];

const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** A test for addresses of trusted proxies. Throws for an invalid address or network. */
export function proxiesOf(trust: TrustProxy): (address: string) => boolean {
  if (trust === false) return () => false;
  const list = new BlockList();
  for (const network of trust === true ? PRIVATE_NETWORKS : trust) {
    const [address = '', bits] = network.split('/', 2);
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => {
    const plain = unmapped(address);
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Where a request comes from, as a household: an IPv4 address or an IPv6 /64. Behind a trusted proxy it is the last entry of
 * `X-Forwarded-For`, which the proxy itself has added; all entries before it can be forged.
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isProxy: (address: string) => boolean,
): string {
  const seen = socket.remoteAddress ?? '';
  if (!isProxy(seen)) return household(seen);
  const forwarded = headers['x-forwarded-for'];
  const last =
    (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)?.trim() ?? '';
  return household(isIP(last) === 0 ? seen : last);
}

/** The part of an address that one household has: an IPv4 address, or an IPv6 /64. */
export function household(address: string): string {
  const plain = unmapped(address);
  if (!isIPv6(plain)) return plain;
  const [left = '', right] = plain.toLowerCase().split('::', 2);
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const gap = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Without a zone index, and an IPv4-mapped IPv6 address as IPv4. */
function unmapped(address: string): string {
  const [plain = ''] = address.split('%', 1);
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/** Counts open connections by key. */
export class Tally {
  readonly #counts = new Map<string | number, number>();

  of(who: string | number): number {
    return this.#counts.get(who) ?? 0;
  }

  add(who: string | number): void {
    this.#counts.set(who, this.of(who) + 1);
  }

  remove(who: string | number): void {
    const left = this.of(who) - 1;
    if (left > 0) this.#counts.set(who, left);
    else this.#counts.delete(who);
  }
}

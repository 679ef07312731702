import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Where a request comes from, as what one household has: an IPv4 address, or the first half of an IPv6 address. Behind a
 * proxy that is what the proxy itself saw, the last of the list it sends; all before that anybody could have written.
 */
export function addressOf({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const seen = socket.remoteAddress ?? '';
  if (!trustProxy) return household(seen);
  const forwarded = headers['x-forwarded-for'];
  const last =
    (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').at(-1)?.trim() ?? '';
  return household(isIP(last) === 0 ? seen : last);
}

export function household(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
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

/** How many each has open. */
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

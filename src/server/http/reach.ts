import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The addresses under which other devices can reach a server that listens on `host`, as written in a URL, the likeliest first.
 * None if it listens on the loopback interface only.
 */
export function reachableAddresses(
  host: string,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string[] {
  const all = Object.entries(interfaces).flatMap(([name, found]) =>
    (found ?? []).filter(({ internal }) => !internal).map(({ address }) => ({ name, address })),
  );
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '';
  return all
    .filter(({ address }) => {
      // Link-local IPv6 needs a zone, and zones do not go into links.
      if (isIPv6(address))
        return (host === '::' || host === '' || host === address) && !/^fe[89ab]/i.test(address);
      return isEverywhere || host === address;
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ address }) => (isIPv6(address) ? `[${address}]` : address));
}

/** Real networks before those of containers and virtual machines, IPv4 before IPv6. */
function rank({ name, address }: { readonly name: string; readonly address: string }): number {
  const isVirtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman|tun|tap|wg|zt|tailscale)/.test(name);
  return (isVirtual ? 2 : 0) + (isIPv6(address) ? 1 : 0);
}

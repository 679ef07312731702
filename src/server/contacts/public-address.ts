import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Networks that are not the internet (RFC 6890 and its successors), and tunnels that lead into IPv4. */
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Of IPv6, only 2000::/3 is in use for the internet. */
const V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const internal = new BlockList();
for (const [network, bits] of V4) internal.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of V6) internal.addSubnet(network, bits, 'ipv6');
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet: not this machine, not its network, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (isIPv4(address)) return !internal.check(address, 'ipv4');
  return isIPv6(address) && internet.check(address, 'ipv6') && !internal.check(address, 'ipv6');
}

import { BlockList, isIP } from 'node:net';

/** Why an address takes no deliveries. */
export type AddressFault = 'not-an-address' | 'not-https' | 'credentials' | 'fragment' | 'private';

/** Ranges that are no public address (RFC 6890): this machine, private networks, link-local, metadata services, multicast. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only 2000::/3 is public. */
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
/** Documentation, and forms that hold an IPv4 address: 6to4 and Teredo. */
const PRIVATE_IPV6 = new BlockList();
PRIVATE_IPV6.addSubnet('2001::', 32, 'ipv6');
PRIVATE_IPV6.addSubnet('2001:db8::', 32, 'ipv6');
PRIVATE_IPV6.addSubnet('2002::', 16, 'ipv6');

/** Whether a server of the public internet has this IP address. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !PRIVATE.check(ip, 'ipv4');
  return isIP(ip) === 6 && PUBLIC_IPV6.check(ip, 'ipv6') && !PRIVATE_IPV6.check(ip, 'ipv6');
}

/**
 * What is wrong with the address of a delivery, as far as it can be known without asking a name server; null if nothing is.
 * The name is resolved at each call, and the call is refused if it leads to a private address.
 */
export function addressFault(text: string, isPrivateAllowed: boolean): AddressFault | null {
  if (!URL.canParse(text)) return 'not-an-address';
  const { protocol, username, password, hash, hostname } = new URL(text);
  if (protocol !== 'https:' && !(isPrivateAllowed && protocol === 'http:')) return 'not-https';
  if (username || password) return 'credentials';
  if (hash) return 'fragment';
  return !isPrivateAllowed && isPrivateName(hostname) ? 'private' : null;
}

function isPrivateName(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return !isPublicAddress(host);
  // A name without a dot, and names that no public name server has (RFC 6761, RFC 6762, RFC 8375).
  return !host.includes('.') || /\.(localhost|local|internal|test|invalid|home\.arpa)$/.test(host);
}

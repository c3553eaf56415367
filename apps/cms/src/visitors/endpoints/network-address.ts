import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** Groups of 16 bits: the part of an IPv6 address that stays with one household, and the part that names its provider. */
const GROUPS_OF_A_HOUSEHOLD = 4;
const GROUPS_OF_A_PROVIDER = 3;

/**
 * The part of an address that stays with one household: all of an IPv4 address, and the first 64 bits of an IPv6 address,
 * because a machine changes the other half as often as it likes. A text that is not an address comes back in lower case.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return plain(address);
  return isIPv6(parsed) ? groupsOf(parsed, GROUPS_OF_A_HOUSEHOLD) : parsed.toString();
}

/** The part of an address that the proof of a consent keeps (R25): `203.0.113.0/24`, `2001:db8:1::/48`. */
export function truncatedAddress(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return 'unknown';
  if (isIPv6(parsed)) return `${groupsOf(parsed, GROUPS_OF_A_PROVIDER)}::/48`;
  return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}

/**
 * An IPv4 address in an IPv6 one (`::ffff:203.0.113.7`, `::ffff:cb00:7107`) is read as IPv4. `isIP` first, because ipaddr.js also
 * takes `1` and `0x7f.1` for addresses.
 */
function parseAddress(address: string): IPv4 | IPv6 | null {
  const text = plain(address);
  return isIP(text) ? ipaddr.process(text) : null;
}

/** Without the zone of a link-local address: `fe80::1%eth0`. */
const plain = (address: string): string => address.trim().toLowerCase().replace(/%.*$/, '');

const isIPv6 = (address: IPv4 | IPv6): address is IPv6 => address.kind() === 'ipv6';

const groupsOf = ({ parts }: IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Knows a visitor again without keeping who he is: the address is hashed with a secret of the CMS, so that nobody who
 * has the database can try out all addresses. The address itself is neither stored nor logged (R28).
 */
export function personHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('hex');
}

/**
 * What of an address stays with one household: all of an IPv4 address, the first 64 bits of an IPv6 address, whose
 * other half a machine changes as often as it likes.
 */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/, '');
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(plain)) return plain;
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK).join(':');
}

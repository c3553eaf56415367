import { isIPv4 } from 'node:net';
import { networkOf } from '../visitor-endpoints/person-hash';

const GROUPS_OF_A_PROVIDER = 3;

/** What of an address the proof of a consent keeps (R25): `203.0.113.0/24`, `2001:db8:1::/48`. */
export function truncatedAddress(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0/24');
  const groups = network.split(':');
  return groups.length > 1 ? `${groups.slice(0, GROUPS_OF_A_PROVIDER).join(':')}::/48` : 'unknown';
}

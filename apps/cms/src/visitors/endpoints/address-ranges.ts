import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** An address and how many of its first bits count. */
export type AddressRange = [IPv4 | IPv6, number];

/**
 * Reads addresses and ranges (`192.0.2.7 2001:db8::/32`) with spaces between them.
 * @returns null if one is neither, or there is none
 */
export function addressRanges(text: string): AddressRange[] | null {
  const ranges = text.split(/\s+/).filter(Boolean).map(addressRange);
  return ranges.length > 0 && ranges.every((range) => range !== null) ? ranges : null;
}

function addressRange(text: string): AddressRange | null {
  if (isIP(text)) return [ipaddr.parse(text), isIP(text) === 6 ? 128 : 32];
  const [address = ''] = text.split('/');
  return isIP(address) && ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null;
}

/** Whether an address is in one of the ranges. An IPv4 address in an IPv6 one (`::ffff:192.0.2.7`) is read as IPv4. */
export function isInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some(([start, bits]) => parsed.kind() === start.kind() && parsed.match(start, bits));
}

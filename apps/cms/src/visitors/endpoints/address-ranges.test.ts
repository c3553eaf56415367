import { expect, test } from 'vitest';
import { addressRanges, isInRanges } from './address-ranges';

test.each([
  ['192.0.2.7', true],
  ['::ffff:192.0.2.7', true],
  ['192.0.2.8', false],
  ['198.51.100.200', true],
  ['198.51.101.1', false],
  ['2001:db8:1::7', true],
  ['2001:db9::7', false],
  ['', false],
  ['no-address', false],
])('isInRanges: %s in two ranges and an address is %s', (address, expected) => {
  const ranges = addressRanges('192.0.2.7 198.51.100.0/24  2001:db8::/32');
  expect(ranges && isInRanges(address, ranges)).toBe(expected);
});

test.each(['', '192.0.2', '192.0.2.0/33', 'example.com', '192.0.2.7;198.51.100.7'])(
  'addressRanges: refuses “%s”',
  (text) => {
    expect(addressRanges(text)).toBeNull();
  },
);

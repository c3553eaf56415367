import { expect, test } from 'vitest';
import { networkOf, personHash } from './person-hash';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s is the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the hash is the same for the same household, and says nothing without the secret', () => {
  const hash = personHash('secret', '2001:db8:1:2::9');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(personHash('secret', '2001:db8:1:2:ffff::1')).toBe(hash);
  expect(personHash('secret', '2001:db8:1:3::9')).not.toBe(hash);
  expect(personHash('another', '2001:db8:1:2::9')).not.toBe(hash);
});

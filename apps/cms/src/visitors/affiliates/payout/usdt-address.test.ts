import { expect, test } from 'vitest';
import { usdtNetworkOf } from './usdt-address';

test.each([
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRC-20'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ERC-20'],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'ERC-20'],
] as const)('%s is an address of %s', (address, network) => {
  expect(usdtNetworkOf(address)).toBe(network);
});

test.each([
  ['with a mistyped sign', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['with a sign that base58 has not', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60'],
  ['that is too short', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6'],
  ['with two capitals exchanged', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['without a checksum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
] as const)('an address %s is refused', (_, address) => {
  expect(usdtNetworkOf(address)).toBeNull();
});

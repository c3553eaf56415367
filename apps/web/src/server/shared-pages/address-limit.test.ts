import { expect, it } from 'vitest';
import { AddressLimit } from '@/server/shared-pages/address-limit';

it('AddressLimit: admits a bounded number of queries in a period, and known ones again', () => {
  const limit = new AddressLimit({ max: 2, periodMs: 1000 });
  const admitted = (address: string, now = 0) => limit.admits(address, now);
  expect(['/offers/?amount=1', '/offers/?amount=2', '/offers/?amount=3'].map((one) => admitted(one))).toEqual([
    true,
    true,
    false,
  ]);
  expect(admitted('/offers/?amount=1', 999)).toBe(true);
  expect(admitted('/offers/?amount=3', 999)).toBe(false);
  expect(admitted('/offers/?amount=3', 1000)).toBe(true);
});

it('AddressLimit: always admits an address without a query', () => {
  const limit = new AddressLimit({ max: 0, periodMs: 1000 });
  expect([limit.admits('/offers/'), limit.admits('/offers/?amount=1')]).toEqual([true, false]);
});

import { expect, it } from 'vitest';
import { percentages, readTicks } from '@/features/eligibility/read-ticks';

it('reads one sign per item, and takes every other value for no tick', () => {
  expect(readTicks({})).toBe('0000');
  expect(readTicks({ over: '1', validBank: '1' })).toBe('1001');
  expect(readTicks({ over: 'yes', citizen: '01', validIdentity: ['1', '0'] })).toBe('0010');
});

it('has the percentage of every combination: 0 without a tick and 98 with all four', () => {
  const all = percentages();
  expect(all.size).toBe(16);
  expect([all.get('0000'), all.get('1000'), all.get('1001'), all.get('0110'), all.get('1111')]).toEqual([
    0, 20, 48, 50, 98,
  ]);
});

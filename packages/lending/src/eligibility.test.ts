import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eligibilityItems, eligibilityPercent } from './eligibility.ts';

test.each([
  [{}, 0],
  [{ over: true }, 20],
  [{ citizen: true }, 35],
  [{ validIdentity: true }, 15],
  [{ validBank: true }, 28],
  [{ over: true, citizen: true, validIdentity: false }, 55],
  [{ over: true, citizen: true, validIdentity: true, validBank: true }, 98],
])('eligibilityPercent: %o gives %i percent', (checks, percent) => {
  expect(eligibilityPercent(checks)).toBe(percent);
});

test('eligibilityPercent: one more ticked item never lowers the result', () => {
  const tick = fc.boolean();
  const checks = fc.record({ over: tick, citizen: tick, validIdentity: tick, validBank: tick });
  fc.assert(
    fc.property(checks, fc.constantFrom(...eligibilityItems), (each, { name }) => {
      expect(eligibilityPercent({ ...each, [name]: true })).toBeGreaterThanOrEqual(eligibilityPercent(each));
    }),
  );
});

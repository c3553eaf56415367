import { expect, test } from 'vitest';
import { contradictions } from './consistent-settings';

const simulator = {
  amountMin: 100,
  amountMax: 1000,
  amountStep: 10,
  amountDefault: 300,
  daysMin: 91,
  daysMax: 120,
  daysDefault: 91,
};
const moneyFormat = { groupSeparator: 'space', decimalSeparator: 'comma' };

test('contradictions: accepts consistent settings', () => {
  expect(contradictions({ simulator, moneyFormat })).toEqual([]);
});

test('contradictions: refuses the same mark for thousands and decimals', () => {
  expect(contradictions({ moneyFormat: { groupSeparator: 'comma', decimalSeparator: 'comma' } })).toEqual([
    'Thousands and decimals cannot both be marked by a comma. Change one of the two.',
  ]);
});

test.each([
  [{ amountMin: 2000 }, 'The least amount is above the greatest.'],
  [{ amountDefault: 1010 }, 'The amount shown first must lie between 100 and 1000.'],
  [{ amountStep: 7 }, 'Steps of 7 do not lead from 100 to 1000. Change the step or a limit.'],
  [{ amountDefault: 305 }, 'The amount shown first must be 100 and a whole number of steps of 10.'],
  [{ daysMin: 121 }, 'The shortest period is longer than the longest.'],
  [{ daysDefault: 90 }, 'The period shown first must lie between 91 and 120 days.'],
])('contradictions: refuses the simulator setting %o with "%s"', (change, message) => {
  expect(contradictions({ simulator: { ...simulator, ...change } })).toContain(message);
});

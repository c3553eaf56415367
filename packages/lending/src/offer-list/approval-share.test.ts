import { expect, test } from 'vitest';
import { approvalShareAt } from './approval-share.ts';

test('approvalShareAt: falls from 97 to 80 by the place in the list', () => {
  expect(Array.from({ length: 27 }, (_, index) => approvalShareAt(index))).toEqual([
    97, 96.5, 96, 95.5, 95, 94.5, 94, 93.5, 93, 92.5, 92, 91.5, 91, 90.5, 90, 90, 89, 88, 87, 86, 85, 84, 83, 82, 81,
    80, 80,
  ]);
  expect(approvalShareAt(1999)).toBe(80);
});

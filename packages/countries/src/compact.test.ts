import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test.each([
  ['12.345.678-z', '12345678Z'],
  [' 770305-02-1234 ', '770305021234'],
  ['ES91\u00A02100\u202F0418', 'ES9121000418'],
  ['\u202A+34 612\u00AD345\u200B678\u202C', '+34612345678'],
  ['1234–5678—9−0', '1234567890'],
  ['pen\u0303a', 'PEÑA'],
  ['（＋３４）\u3000６１２－３４５．６７８', '(+34)612345678'],
  ['Ｘ１２３４５６７ｌ', 'X1234567L'],
  [' .-\t\n', ''],
])('compact: turns %j into %j', (text, expected) => {
  expect(compact(text)).toBe(expected);
});

test('compact: keeps unexpected characters, so that the checks can report them', () => {
  expect(compact('12345678/Z*')).toBe('12345678/Z*');
  expect(compact('12²')).toBe('12²');
});

test('compact: returns a compact text unchanged', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(anything, (text) => {
      expect(compact(compact(text))).toBe(compact(text));
    }),
    { numRuns: 300 },
  );
});

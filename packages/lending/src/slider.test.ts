import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampToStep, type SliderRange } from './slider.ts';

const amounts: SliderRange = { min: 100, max: 1000, step: 50, default: 300 };

test.each([
  ['300', 300],
  ['100', 100],
  ['1000', 1000],
  ['324', 300],
  ['325', 350],
  ['324.99', 300],
  ['0', 100],
  ['99', 100],
  ['1001', 1000],
  ['999999999999', 1000],
])('%s asks for %i', (asked, amount) => {
  expect(clampToStep(asked, amounts)).toBe(amount);
});

test.each([
  undefined,
  null,
  '',
  ' ',
  'NaN',
  'Infinity',
  '-500',
  '1e3',
  '0x64',
  '5 00',
  '500€',
  ['500', '600'],
  500,
  {},
])('%j asks for nothing, which is the default', (asked) => {
  expect(clampToStep(asked, amounts)).toBe(300);
});

test('a maximum between two steps is not offered', () => {
  expect(clampToStep('120', { min: 91, max: 120, step: 7, default: 91 })).toBe(119);
});

test('a default beyond the range is brought into it', () => {
  expect(clampToStep(undefined, { ...amounts, default: 5000 })).toBe(1000);
});

test('a range without steps, or upside down, is a mistake of the settings', () => {
  expect(() => clampToStep('300', { ...amounts, step: 0 })).toThrow(RangeError);
  expect(() => clampToStep('300', { ...amounts, max: 50 })).toThrow(RangeError);
});

test('whatever is asked, the answer is a position of the slider', () => {
  const range = fc.record({
    min: fc.integer({ min: 0, max: 1000 }),
    size: fc.integer({ min: 0, max: 100_000 }),
    step: fc.integer({ min: 1, max: 500 }),
    default: fc.integer({ min: 0, max: 100_000 }),
  });
  const asked = fc.oneof(fc.integer({ min: 0, max: 200_000 }).map(String), fc.string(), fc.anything());
  fc.assert(
    fc.property(asked, range, (text, { min, size, step, default: start }) => {
      const value = clampToStep(text, { min, max: min + size, step, default: start });
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(min + size);
      expect((value - min) % step).toBe(0);
    }),
  );
});

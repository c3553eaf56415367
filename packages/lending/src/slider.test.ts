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
])('clampToStep: "%s" gives %i', (queryValue, amount) => {
  expect(clampToStep(queryValue, amounts)).toBe(amount);
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
])('clampToStep: %j gives the default', (queryValue) => {
  expect(clampToStep(queryValue, amounts)).toBe(300);
});

test('clampToStep: a maximum between two steps gives the last step below it', () => {
  expect(clampToStep('120', { min: 91, max: 120, step: 7, default: 91 })).toBe(119);
});

test('clampToStep: moves a default outside the range into it', () => {
  expect(clampToStep(undefined, { ...amounts, default: 5000 })).toBe(1000);
});

test('clampToStep: throws for a range without steps or with the maximum below the minimum', () => {
  expect(() => clampToStep('300', { ...amounts, step: 0 })).toThrow(RangeError);
  expect(() => clampToStep('300', { ...amounts, max: 50 })).toThrow(RangeError);
});

test('clampToStep: returns a position of the slider for any input', () => {
  const range = fc.record({
    min: fc.integer({ min: 0, max: 1000 }),
    size: fc.integer({ min: 0, max: 100_000 }),
    step: fc.integer({ min: 1, max: 500 }),
    default: fc.integer({ min: 0, max: 100_000 }),
  });
  const queryValue = fc.oneof(fc.integer({ min: 0, max: 200_000 }).map(String), fc.string(), fc.anything());
  fc.assert(
    fc.property(queryValue, range, (text, { min, size, step, default: start }) => {
      const value = clampToStep(text, { min, max: min + size, step, default: start });
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(min + size);
      expect((value - min) % step).toBe(0);
    }),
  );
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { drawAnswerTime, drawStars, fill } from './draw.ts';

/** A random source that returns each side of a die in turn. */
const sides = (count: number) => Array.from({ length: count }, (_, side) => () => side / count);

test('drawStars: draws missing stars from 4.7 to 5.0 with one decimal, with equal chances', () => {
  expect(sides(4).map((random) => drawStars(null, random))).toEqual(
    [4.7, 4.8, 4.9, 5].map((value) => ({ value, isFallback: true })),
  );
});

test.each([0, 1, 3.25, 4.7, 5])('drawStars: keeps %f stars of the feed without a draw', (stars) => {
  const random = vi.fn(() => 0);
  expect(drawStars(stars, random)).toEqual({ value: stars, isFallback: false });
  expect(random).not.toHaveBeenCalled();
});

test('drawAnswerTime: replaces {time} by 3 to 10, with equal chances', () => {
  expect(sides(8).map((random) => drawAnswerTime('{time}', random)?.value)).toEqual([
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
});

test('drawAnswerTime: uses the same number for every {time} of a text', () => {
  const random = vi.fn(() => 0.5);
  expect(drawAnswerTime('en {time}, sí, {time}', random)).toEqual({ value: 'en 7, sí, 7', isFallback: true });
  expect(random).toHaveBeenCalledTimes(1);
});

test.each(['hoy', '{Time}', '{ time }', '{val}', ''])('drawAnswerTime: keeps %j of the feed', (text) => {
  expect(drawAnswerTime(text, () => 0)).toEqual({ value: text, isFallback: false });
});

test('drawAnswerTime: keeps a missing value', () => {
  expect(drawAnswerTime(null, () => 0)).toBeNull();
});

test('fill: inserts a figure with special characters literally', () => {
  expect(fill('{val} %', '{val}', () => '$&')?.value).toBe('$& %');
});

test('draws stay within their bounds for any random number, even 1', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const stars = drawStars(null, () => chance).value;
      expect([4.7, 4.8, 4.9, 5]).toContain(stars);
      const time = Number(drawAnswerTime('{time}', () => chance)?.value);
      expect(Number.isInteger(time) && time >= 3 && time <= 10).toBe(true);
    }),
  );
});

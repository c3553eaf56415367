import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { drawAnswerTime, drawStars, fill } from './draw.ts';

/** A die that falls on each side in turn. */
const sides = (count: number) => Array.from({ length: count }, (_, side) => () => side / count);

test('missing stars are 4.7 to 5.0 with one decimal, each as likely', () => {
  expect(sides(4).map((random) => drawStars(null, random))).toEqual(
    [4.7, 4.8, 4.9, 5].map((value) => ({ value, isFallback: true })),
  );
});

test.each([0, 1, 3.25, 4.7, 5])('%f stars of the feed stay, and nothing is drawn', (stars) => {
  const random = vi.fn(() => 0);
  expect(drawStars(stars, random)).toEqual({ value: stars, isFallback: false });
  expect(random).not.toHaveBeenCalled();
});

test('{time} is 3 to 10, each as likely', () => {
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

test('{time} is one number, however often it stands there', () => {
  const random = vi.fn(() => 0.5);
  expect(drawAnswerTime('en {time}, sí, {time}', random)).toEqual({ value: 'en 7, sí, 7', isFallback: true });
  expect(random).toHaveBeenCalledTimes(1);
});

test.each(['hoy', '{Time}', '{ time }', '{val}', ''])('%j is the feed’s own', (text) => {
  expect(drawAnswerTime(text, () => 0)).toEqual({ value: text, isFallback: false });
});

test('what is missing stays missing', () => {
  expect(drawAnswerTime(null, () => 0)).toBeNull();
});

test('a figure is put in as it is, with no meaning of its own', () => {
  expect(fill('{val} %', '{val}', () => '$&')?.value).toBe('$& %');
});

test('whatever chance says, even 1, the figures are within their bounds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const stars = drawStars(null, () => chance).value;
      expect([4.7, 4.8, 4.9, 5]).toContain(stars);
      const time = Number(drawAnswerTime('{time}', () => chance)?.value);
      expect(Number.isInteger(time) && time >= 3 && time <= 10).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { atLeastOne } from './at-least-one.mjs';

test('atLeastOne returns a list with items as it is', () => {
  const items = ['/blog/'];
  expect(atLeastOne(items, 'pages of es-ES')).toBe(items);
});

test('atLeastOne throws for an empty list and names what is missing', () => {
  expect(() => atLeastOne([], 'pages of es-ES')).toThrow('There are no pages of es-ES');
});

import { expect, test } from 'vitest';
import { layoutOf, machinePaths } from './machine-path.ts';

test('layoutOf: returns "empty" for the application flow and the landings, and "default" for the other machine paths', () => {
  expect(machinePaths.filter((path) => layoutOf(path) === 'empty')).toEqual([
    '/main/',
    '/application/',
    '/process/',
    '/transition/',
    '/reg/',
    '/reg2/',
    '/landing/offers/',
    '/landing/redirector/',
    '/landing/rejected/',
    '/landing/rejected2/',
    '/landing/trafficback/',
  ]);
});

test.each(['/', '/blog/', '/quienes-somos/', '/landings/', '/blog/reg/', '/main/x/'])(
  'layoutOf: returns "default" for %s',
  (path) => {
    expect(layoutOf(path)).toBe('default');
  },
);

test('layoutOf: returns "empty" for a new path under /landing/ that no list names', () => {
  expect(layoutOf('/landing/spring/')).toBe('empty');
});

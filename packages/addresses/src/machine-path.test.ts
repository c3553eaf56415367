import { expect, test } from 'vitest';
import { layoutOf, machinePaths } from './machine-path.ts';

test('the application flow and the landings have the empty layout, all else has the default one', () => {
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
  '%s has the default layout',
  (path) => {
    expect(layoutOf(path)).toBe('default');
  },
);

test('a landing that is added one day is empty without being listed', () => {
  expect(layoutOf('/landing/spring/')).toBe('empty');
});

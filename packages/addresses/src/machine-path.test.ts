import { siteOfLocale } from '@prestafaro/countries';
import { locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { contentFoldersOf } from './content-path.ts';
import { fixedPageAt } from './fixed-page.ts';
import { layoutOf, machinePaths } from './machine-path.ts';

test.each(['/application/', '/landing/rejected2/', '/thank-you/', '/blog/', '/author/', '/bank/', '/go/', '/lenders/'])(
  'machinePaths: contain %s',
  (path) => {
    expect(machinePaths).toContain(path);
  },
);

test('machinePaths: contain neither the home page nor a path in the language of a site', () => {
  const localised = locales.flatMap((locale) => Object.values<string>(siteOfLocale(locale).paths));
  expect(machinePaths.filter((path) => path === '/' || localised.includes(path))).toEqual([]);
});

test.each(locales)(
  'every folder of entries on %s is a machine path or a fixed page, so no editor can use it',
  (locale) => {
    const free = contentFoldersOf(siteOfLocale(locale)).filter(
      (folder) => !machinePaths.includes(folder) && fixedPageAt(locale, folder) === undefined,
    );
    expect(free).toEqual([]);
  },
);

test('layoutOf: returns "empty" for the application flow and the landings, and "default" for the other machine paths', () => {
  expect(machinePaths.filter((path) => layoutOf(path) === 'empty')).toEqual([
    '/application/',
    '/process/',
    '/transition/',
    '/main/',
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

import { siteOfLocale } from '@prestafaro/countries';
import { locales } from '@prestafaro/types/country';
import type { Path } from '@prestafaro/types/fixed-page';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicPath, siteOf } from './site-path.ts';

test.each([
  ['UA', '/', 'uk-UA', '/'],
  ['UA', '/blog/', 'uk-UA', '/blog/'],
  ['UA', '/ru/', 'ru-UA', '/'],
  ['UA', '/ru', 'ru-UA', '/'],
  ['UA', '/ru/blog/page-2/', 'ru-UA', '/blog/page-2/'],
  ['UA', '/rules/', 'uk-UA', '/rules/'],
  ['UA', '/blog/ru/', 'uk-UA', '/blog/ru/'],
  ['ES', '/ru/', 'es-ES', '/ru/'],
  ['KZ', '/ru/blog/', 'ru-KZ', '/ru/blog/'],
] as const)('in %s, %s is %s %s', (country, pathname, locale, path) => {
  const found = siteOf(country, pathname);
  expect([found.site.locale, found.path]).toEqual([locale, path]);
});

test('siteOf: is the inverse of publicPath for every site and path', () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'ru');
  const path = fc.array(slug, { maxLength: 3 }).map((parts): Path => (parts.length ? `/${parts.join('/')}/` : '/'));
  fc.assert(
    fc.property(fc.constantFrom(...locales), path, (locale, inside) => {
      const site = siteOfLocale(locale);
      expect(siteOf(site.country, publicPath(site, inside))).toEqual({ site, path: inside });
    }),
  );
});

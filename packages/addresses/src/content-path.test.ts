import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { contentFoldersOf, contentPath, fixedSlug } from './content-path.ts';

const spain = siteOfLocale('es-ES');
const ukraineRussian = siteOfLocale('ru-UA');

test('contentPath: puts a fixed page at its path in the table of its site, and ignores its slug', () => {
  expect(contentPath(spain, { type: 'page', slug: 'x', fixedPage: 'legalNotice' })).toBe('/aviso-legal/');
  expect(contentPath(spain, { type: 'page', slug: 'home', fixedPage: 'home' })).toBe('/');
  expect(contentPath(ukraineRussian, { type: 'page', slug: 'home', fixedPage: 'home' })).toBe('/ru/');
});

test('contentPath: puts any other page at /{slug}/', () => {
  expect(contentPath(spain, { type: 'page', slug: 'dinero-rapido', fixedPage: null })).toBe('/dinero-rapido/');
});

test('contentPath: puts articles and tags under /blog/, an article marked "at root" at /{slug}/, an author under /author/', () => {
  expect(contentPath(spain, { type: 'article', slug: 'asnef', isAtRoot: false })).toBe('/blog/asnef/');
  expect(contentPath(spain, { type: 'article', slug: 'ibancar', isAtRoot: true })).toBe('/ibancar/');
  expect(contentPath(ukraineRussian, { type: 'tag', slug: 'finansy' })).toBe('/ru/blog/finansy/');
  expect(contentPath(spain, { type: 'author', slug: 'lucia-ferran' })).toBe('/author/lucia-ferran/');
});

test('contentPath: puts a lender under the lenders guide, a bank under /bank/, a work calendar at /{slug}/', () => {
  expect(contentPath(spain, { type: 'lenders-guide' })).toBe('/prestamistas/');
  const account = { type: 'page', slug: 'cuenta-online-bbva', fixedPage: null, lender: 'bbva' } as const;
  expect(contentPath(spain, account)).toBe('/prestamistas/bbva/cuenta-online-bbva/');
  expect(contentPath(spain, { type: 'lender', slug: 'claro' })).toBe('/prestamistas/claro/');
  expect(contentPath(ukraineRussian, { type: 'lender', slug: 'claro' })).toMatch(/^\/ru\/[a-z-]+\/claro\/$/);
  expect(contentPath(spain, { type: 'bank', slug: 'caja-norte' })).toBe('/bank/caja-norte/');
  expect(contentPath(spain, { type: 'work-calendar', slug: 'calendario-laboral-2024' })).toBe(
    '/calendario-laboral-2024/',
  );
});

test('contentFoldersOf: returns the folders of entries, with the lenders under their path in the language of the site', () => {
  expect(contentFoldersOf(spain)).toEqual(expect.arrayContaining(['/blog/', '/author/', '/prestamistas/', '/bank/']));
  expect(contentFoldersOf(spain)).not.toContain('/');
  expect(contentFoldersOf(siteOfLocale('vi-VN'))).toContain('/to-chuc-cho-vay/');
});

test('fixedSlug: derives the slug from the path of the page', () => {
  expect(fixedSlug(spain, 'home')).toBe('home');
  expect(fixedSlug(spain, 'privacy')).toBe('politica-privacidad');
  expect(fixedSlug(spain, 'landingRejected')).toBe('landing-rejected');
});

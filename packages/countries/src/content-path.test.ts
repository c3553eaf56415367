import { expect, test } from 'vitest';
import { contentPath, fixedSlug } from './content-path.ts';
import { siteOfLocale } from './site.ts';

const spain = siteOfLocale('es-ES');
const ukraineRussian = siteOfLocale('ru-UA');

test('a fixed page stands at the path of its country, whatever its slug', () => {
  expect(contentPath(spain, { type: 'page', slug: 'x', fixedPage: 'legalNotice' })).toBe('/aviso-legal/');
  expect(contentPath(spain, { type: 'page', slug: 'home', fixedPage: 'home' })).toBe('/');
  expect(contentPath(ukraineRussian, { type: 'page', slug: 'home', fixedPage: 'home' })).toBe('/ru/');
});

test('any other page stands at its slug', () => {
  expect(contentPath(spain, { type: 'page', slug: 'dinero-rapido', fixedPage: null })).toBe('/dinero-rapido/');
});

test('articles and tags share the blog, and one article may stand at the root', () => {
  expect(contentPath(spain, { type: 'article', slug: 'asnef', isAtRoot: false })).toBe('/blog/asnef/');
  expect(contentPath(spain, { type: 'article', slug: 'ibancar', isAtRoot: true })).toBe('/ibancar/');
  expect(contentPath(ukraineRussian, { type: 'tag', slug: 'finansy' })).toBe('/ru/blog/finansy/');
  expect(contentPath(spain, { type: 'author', slug: 'lucia-ferran' })).toBe('/author/lucia-ferran/');
});

test('the slug of a fixed page follows from its path', () => {
  expect(fixedSlug(spain, 'home')).toBe('home');
  expect(fixedSlug(spain, 'privacy')).toBe('politica-privacidad');
});

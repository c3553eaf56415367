import { expect, test } from 'vitest';
import { locales } from '../../packages/types/src/country.ts';
import { contentRows } from './content-table.mjs';
import { readContent } from './read-content.mjs';

const rows = contentRows(await readContent('es-ES'));
const articles = rows.filter(({ kind }) => kind === 'article');
const seoPages = rows.filter(({ kind }) => kind === 'seo');

/** @param {(row: import('./content-table.mjs').ContentRow) => boolean} isWrong */
const wrong = (isWrong, among = rows) => among.filter(isWrong).map(({ path }) => path);

test('es-ES has 25 articles, for three pages of the blog, and the 50 SEO pages', () => {
  expect([articles.length, seoPages.length]).toEqual([25, 50]);
});

test('every article has 900 words, and every SEO page 500', () => {
  expect(wrong(({ words }) => words < 900, articles)).toEqual([]);
  expect(wrong(({ words }) => words < 500, seoPages)).toEqual([]);
});

test('every article and SEO page has a reading ease of 55 at least', () => {
  expect(wrong(({ ease }) => ease < 55)).toEqual([]);
});

test('no two texts share more than a third of their five-word sequences', () => {
  expect(wrong(({ similarPart }) => similarPart > 1 / 3)).toEqual([]);
});

test('every text links to three other pages at least, and every article names three sources', () => {
  expect(wrong(({ linksOut }) => linksOut < 3)).toEqual([]);
  expect(wrong(({ sources }) => sources < 3, articles)).toEqual([]);
});

const others = locales.filter((locale) => locale !== 'es-ES');

test.each(others)(
  '%s has 4 articles of 750 words and 6 SEO pages of 450, each with links, sources and words of its own',
  async (locale) => {
    const own = contentRows(await readContent(locale));
    const ofKind = (/** @type {string} */ name) => own.filter(({ kind }) => kind === name);
    expect([ofKind('article').length, ofKind('seo').length]).toEqual([4, 6]);
    expect(wrong(({ words }) => words < 750, ofKind('article'))).toEqual([]);
    expect(wrong(({ words }) => words < 450, ofKind('seo'))).toEqual([]);
    expect(wrong(({ sources }) => sources < 3, ofKind('article'))).toEqual([]);
    expect(wrong(({ linksOut }) => linksOut < 1, own)).toEqual([]);
    expect(wrong(({ similarPart }) => similarPart > 1 / 3, own)).toEqual([]);
  },
);

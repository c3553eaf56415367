import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfRoutes } from './route-tests.mjs';
import { describedRoutes, ROUTES_PAGE, routesPage, stateOf } from './routes-page.mjs';

test('a test of a route names its whole path, with or without a query; specific tests come first', () => {
  const tests = [
    { file: 'many', source: "send('/blog/'); send('/offers/');" },
    { file: 'query', source: 'send(`/blog/?x=1`)' },
    { file: 'longer', source: "send('/blog/finanzas/')" },
    { file: 'part', source: "send('/x/blog/')" },
  ];
  expect(testsOfRoutes(['/blog/', '/offers/'], tests)).toEqual(
    new Map([
      ['/blog/', ['query', 'many']],
      ['/offers/', ['many']],
    ]),
  );
});

test('the seed decides whether an address is written, and whether a tag is listed', () => {
  const seed = {
    slugs: new Set(['microcreditos', 'ahorro', 'finanzas']),
    usedTags: new Set(['finanzas']),
    blogPages: 2,
  };
  expect(stateOf({ path: '/microcreditos/', kind: 'SEO page' }, seed)).toBe('index');
  expect(stateOf({ path: '/dinero-rapido/', kind: 'SEO page' }, seed)).toBe('not written');
  expect(stateOf({ path: '/blog/page-2/', kind: 'blog' }, seed)).toBe('index');
  expect(stateOf({ path: '/blog/page-3/', kind: 'blog' }, seed)).toBe('not written');
  expect(stateOf({ path: '/blog/finanzas/', kind: 'tag' }, seed)).toBe('index');
  expect(stateOf({ path: '/blog/ahorro/', kind: 'tag' }, seed)).toBe('noindex');
  expect(stateOf({ path: '/', kind: 'page' }, seed)).toBe('index');
});

test('no route is listed twice', async () => {
  const paths = (await describedRoutes()).flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(90);
  expect(new Set(paths).size).toBe(paths.length);
});

test('docs/routes.md is what npm run generate writes', async () => {
  expect(readFileSync(ROUTES_PAGE, 'utf8')).toBe(await routesPage());
});

import { expect, test } from 'vitest';
import { lenderPageProblems } from './lender-pages';

const problemsOf = (data: Record<string, unknown>, type = 'page') => lenderPageProblems({ type, data });

test('a page of a lender needs the lender, and no fixed page', () => {
  expect(problemsOf({ kind: 'lender', lender: null, fixedPage: null })).toEqual([
    { path: ['lender'], message: '«Tipo de página» es «Entidad»: elige de cuál en «Entidad».' },
  ]);
  expect(
    problemsOf({ kind: 'lender', lender: { documentId: 'a' }, fixedPage: 'terms' }).map(({ path }) => path),
  ).toEqual([['fixedPage']]);
  expect(problemsOf({ kind: 'lender', lender: { documentId: 'a' } })).toEqual([]);
});

test('a form that does not change the lender, and other pages, are accepted', () => {
  expect(problemsOf({ kind: 'lender' })).toEqual([]);
  expect(problemsOf({ kind: 'seo', lender: null })).toEqual([]);
  expect(problemsOf({ kind: 'lender', lender: null }, 'article')).toEqual([]);
});

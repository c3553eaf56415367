import { expect, it } from 'vitest';
import { requestKind } from '@/server/requests/request-kind';

const page = (internal: string) => requestKind({ kind: 'page', internal }, '/any/');

it('a page has the name of its template, and never its own', () => {
  expect(page('/es-ES/article/que-es-asnef')).toBe('article');
  expect(page('/es-ES/page/prestamos/query')).toBe('page');
  expect(page('/es-ES/offers/approved')).toBe('offers');
  expect(page('/es-ES/unheard-of/x')).toBe('other');
});

it('what passes by is told apart by who answers', () => {
  const passed = (pathname: string) => requestKind({ kind: 'pass' }, pathname);
  expect(passed('/media/a.png')).toBe('media');
  expect(passed('/og/es-ES/article/a.png')).toBe('share-picture');
  expect(passed('/api/health/ready')).toBe('health');
  expect(passed('/api/revalidate')).toBe('machine');
  expect(passed('/robots.txt')).toBe('machine');
});

it('every other decision is a kind of its own', () => {
  expect(requestKind({ kind: 'redirect', to: '/a/', status: 301 }, '/b/')).toBe('redirect');
  expect(requestKind({ kind: 'refusal', status: 413, text: '' }, '/b/')).toBe('refusal');
  const lost = { kind: 'not-found', internal: '/es-ES/not-found-screen', reason: 'unmatched', path: '/b/' } as const;
  expect(requestKind(lost, '/b/')).toBe('not-found');
});

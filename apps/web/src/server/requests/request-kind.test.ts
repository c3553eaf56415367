import { expect, it } from 'vitest';
import { requestKind } from '@/server/requests/request-kind';

const page = (internal: string) => requestKind({ kind: 'page', internal }, '/any/');

it('requestKind: returns the template of a page, not its name', () => {
  expect(page('/es-ES/article/que-es-asnef')).toBe('article');
  expect(page('/es-ES/page/prestamos/query')).toBe('page');
  expect(page('/es-ES/offers/approved')).toBe('offers');
  expect(page('/es-ES/unheard-of/x')).toBe('other');
});

it('requestKind: returns the handler of a request that is passed on', () => {
  const passed = (pathname: string) => requestKind({ kind: 'pass' }, pathname);
  expect(passed('/media/a.png')).toBe('media');
  expect(passed('/og/es-ES/article/a.png')).toBe('share-picture');
  expect(passed('/api/health/ready')).toBe('health');
  expect(passed('/api/event')).toBe('machine');
  expect(passed('/api/revalidate')).toBe('machine');
  expect(passed('/robots.txt')).toBe('machine');
});

it('requestKind: returns the kind of every other decision', () => {
  expect(requestKind({ kind: 'redirect', to: '/a/', status: 301 }, '/b/')).toBe('redirect');
  expect(requestKind({ kind: 'refusal', status: 413, text: '' }, '/b/')).toBe('refusal');
  const notFound = {
    kind: 'not-found',
    internal: '/es-ES/not-found-screen',
    reason: 'unmatched',
    path: '/b/',
  } as const;
  expect(requestKind(notFound, '/b/')).toBe('not-found');
});

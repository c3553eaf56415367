import { type PreviewLink, signPreviewLink } from '@prestafaro/types/preview-link';
import { beforeEach, expect, it } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import { previewDecision } from '@/server/preview/preview-decision';

const now = Date.parse('2026-11-26T10:00:00Z');
const link: PreviewLink = {
  locale: 'es-ES',
  type: 'article',
  slug: 'que-es-asnef',
  fixedPage: null,
  admin: 'https://cms.example.com',
};

beforeEach(() => stubEnvironment());

function open(changes: Partial<PreviewLink> = {}, more = '', at = now) {
  const token = signPreviewLink('v'.repeat(32), now / 1000, { ...link, ...changes });
  return previewDecision('/es-ES/preview', {
    method: 'GET',
    query: new URLSearchParams(`token=${token}${more}`),
    now: at,
  });
}

it.each([
  [{}, '/es-ES/preview/article/que-es-asnef'],
  [{ type: 'work-calendar', slug: 'calendario-2026' }, '/es-ES/preview/calendar/calendario-2026'],
  [{ type: 'lenders-guide', slug: 'lenders' }, '/es-ES/preview/lenders/lenders'],
  [{ type: 'page', slug: 'home', fixedPage: 'home' }, '/es-ES/preview/page/home'],
  [{ type: 'page', slug: 'offers', fixedPage: 'offers' }, '/es-ES/offers/offers'],
  [{ type: 'page', slug: 'main', fixedPage: 'main' }, '/es-ES/preview/main'],
] as const)('previewDecision: routes a link to %j to %s', (changes, internal) => {
  const { decision, preview } = open(changes) ?? {};
  expect(decision).toMatchObject({ kind: 'page', internal, framedBy: 'https://cms.example.com' });
  expect(preview?.version).toBe('draft');
});

it('previewDecision: reads what is published for that version, and compares both', () => {
  expect(open({}, '&version=published')?.preview?.version).toBe('published');
  expect(open({}, '&view=compare')?.decision).toMatchObject({ internal: '/es-ES/preview/compare' });
  expect(open({}, '&view=share')?.decision).toMatchObject({ internal: '/og/es-ES/article/que-es-asnef.png' });
});

it('previewDecision: forbids every store and index to keep the page', () => {
  expect(open()?.decision).toMatchObject({
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
});

it('previewDecision: refuses a link after fifteen minutes, with a message that the frame of the admin may show', () => {
  expect(open({}, '', now + 901_000)).toEqual({
    decision: expect.objectContaining({ kind: 'refusal', status: 403, framedBy: 'https://cms.example.com' }),
  });
});

it('previewDecision: refuses a link of another site, and opens nothing for it', () => {
  expect(open({ locale: 'es-MX' })).toEqual({
    decision: expect.objectContaining({ kind: 'refusal', status: 403, framedBy: undefined }),
  });
});

it('previewDecision: refuses forms', () => {
  const decided = previewDecision('/es-ES/preview', { method: 'POST', query: new URLSearchParams(), now });
  expect(decided?.decision).toMatchObject({ kind: 'refusal', status: 405 });
});

it.each(['/es-ES/preview/article/x', '/es-ES/page/home', '/es-ES/mail'])(
  'previewDecision: leaves the address %s to the other rules',
  (internal) => {
    expect(previewDecision(internal, { method: 'GET', query: new URLSearchParams(), now })).toBeUndefined();
  },
);

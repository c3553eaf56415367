import type { ApplicationProgress } from '@prestafaro/types/application';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askProgress } from '@/cms/application-progress';
import { isLeadFeedOfNetwork } from '@/cms/offer-feeds-source';
import { newPageRecord } from '@/cms/page-record';
import type { RequestContext } from '@/cms/request-context';
import { sharedMatchingOf } from '@/cms/shared-application';
import { inRequest } from '@/cms/testing/in-request';
import { applicationToStore, ownPageRoute } from '@/server/shared-pages/own-page-route';
import { readSharedRoute } from '@/server/shared-pages/shared-address';

vi.mock('@/cms/application-progress', () => ({ askProgress: vi.fn() }));
vi.mock('@/cms/offer-feeds-source', () => ({ isLeadFeedOfNetwork: vi.fn() }));
vi.mock('@/cms/environment', () => ({ environment: () => ({ PUBLIC_SCHEME: 'http' }) }));

const progress: ApplicationProgress = {
  locale: 'es-ES',
  status: 'offers_shown',
  lender: null,
  submittedAt: '2026-11-20T10:00:00.000Z',
  matchedAt: '2026-11-20T10:00:01.000Z',
  amount: 300,
  days: 91,
  arm: null,
  matches: [{ offerId: 7, isMatch: false, reasons: [{ code: 'income', verdict: 'unmet', min: 900, max: null }] }],
  picks: [],
  askedParts: [],
};

let requests = 0;

interface Visit {
  progress?: Partial<ApplicationProgress>;
  url?: string;
  method?: string;
  internal?: string;
  cookie?: string;
  context?: Partial<RequestContext>;
  admits?: boolean;
}

/** The route of one request, and the context of this request. */
async function visit({ url = '/offers/', method = 'GET', cookie, context: more, admits = true, ...rest }: Visit = {}) {
  requests += 1;
  const context: RequestContext = { id: String(requests), ...more };
  const sent = `pf_application=${cookie ?? String(requests).padStart(43, 'T')}`;
  const request = new NextRequest(`http://es.example.com${url}`, { method, headers: { cookie: sent } });
  vi.mocked(askProgress).mockResolvedValue({ outcome: 'known', progress: { ...progress, ...rest.progress } });
  const internal = rest.internal ?? '/es-ES/offers/offers';
  const route = await ownPageRoute(request, { internal, country: 'ES', context, limit: { admits: () => admits } });
  return { route, context };
}

const routeOf = async (of?: Visit) => (await visit(of)).route;

beforeEach(() => {
  vi.mocked(askProgress).mockReset();
  vi.mocked(isLeadFeedOfNetwork).mockReset().mockReturnValue(false);
});

it('ownPageRoute: is the same for applicants who differ in everything but the loan and the result', async () => {
  const route = await routeOf();
  expect(route).toMatch(/^\/es-ES\/shared\/own\/[\w-]+$/);
  const other = { status: 'offer_picked', submittedAt: '2026-11-21T08:30:00.000Z', arm: '0300.1-B' } as const;
  expect(await routeOf({ progress: other })).toBe(route);
  expect(await routeOf({ url: '/offers/?utm_source=x' })).toBe(route);
});

it.each<[string, Partial<ApplicationProgress>]>([
  ['amount', { amount: 400 }],
  ['term', { days: 92 }],
  ['fit', { matches: [{ offerId: 7, isMatch: true, reasons: [] }] }],
  ['reason', { matches: [{ offerId: 7, isMatch: false, reasons: [] }] }],
  ['set of compared offers', { matches: [] }],
])('ownPageRoute: differs with another %s', async (_, changed) => {
  const [one, other] = [await routeOf(), await routeOf({ progress: changed })];
  expect(other).toMatch(/\/shared\/own\//);
  expect(other).not.toBe(one);
});

it('ownPageRoute: differs with another query', async () => {
  expect(await routeOf({ url: '/offers/?sort=total' })).not.toBe(await routeOf());
});

describe('ownPageRoute: the page about the progress', () => {
  const routeOfProgress = (changed: Partial<ApplicationProgress> = {}, url = '/process/') =>
    routeOf({ url, internal: '/es-ES/process', progress: changed });

  it('is the same for applicants who have applied in the same minute, with the same loan and result', async () => {
    const route = await routeOfProgress();
    expect(route).toMatch(/\/shared\/own\//);
    const times = { submittedAt: '2026-11-20T10:00:59.999Z', matchedAt: '2026-11-20T10:00:59.999Z' };
    expect(await routeOfProgress(times)).toBe(route);
    expect(await routeOfProgress({}, '/process/?utm_source=x')).toBe(route);
  });

  it.each<[string, Partial<ApplicationProgress>]>([
    ['status', { status: 'approved' }],
    ['status of a withdrawal', { status: 'withdrawn' }],
    ['minute', { submittedAt: '2026-11-20T10:01:00.000Z' }],
    ['state of the matching', { matchedAt: null }],
    ['loan', { days: 92 }],
    ['arm', { arm: '0300.1-B' }],
    ['result', { matches: [] }],
  ])('differs with another %s', async (_, changed) => {
    expect(await routeOfProgress(changed)).not.toBe(await routeOfProgress());
  });

  it('differs for a visitor who returns to look at the application', async () => {
    expect(await routeOfProgress({}, '/process/?stay=1')).not.toBe(await routeOfProgress());
  });
});

it('ownPageRoute: holds nothing of the application but a digest', async () => {
  const part = (await routeOf())?.split('/').at(-1) ?? '';
  expect(readSharedRoute(part)).toEqual({ address: '/offers/', madeFor: expect.stringMatching(/^[\w-]{43}$/) });
});

it.each<[string, Visit]>([
  ['a withdrawn application', { progress: { status: 'withdrawn' } }],
  ['an application of another country', { progress: { locale: 'es-MX' } }],
  ['a page that nobody has requested before', { admits: false }],
  ['chosen offers', { url: '/offers/?offer=7' }],
  ['a number that the page cannot read', { url: '/offers/?amount=abc' }],
  ['a form', { method: 'POST' }],
  ['another page', { internal: '/es-ES/thank-you' }],
  ['the answer to a withdrawal', { internal: '/es-ES/process', url: '/process/?stay=1&withdraw=done' }],
  ['a cookie that is no token', { cookie: 'x' }],
  ['a part of a page', { context: { isForPart: true } }],
  ['the page that is made to be stored', { context: { record: newPageRecord() } }],
])('ownPageRoute: is undefined for %s', async (_, of) => {
  expect(await routeOf(of)).toBeUndefined();
});

it('ownPageRoute: is undefined where a network opens offers for one application', async () => {
  vi.mocked(isLeadFeedOfNetwork).mockReturnValue(true);
  expect(await routeOf()).toBeUndefined();
  expect(askProgress).not.toHaveBeenCalled();
});

it('ownPageRoute: is undefined for an unknown application and while the CMS is away', async () => {
  const request = new NextRequest('http://es.example.com/offers/', {
    headers: { cookie: `pf_application=${'T'.repeat(43)}` },
  });
  for (const answer of [{ outcome: 'unknown' }, { outcome: 'away', reason: 'test' }] as const) {
    vi.mocked(askProgress).mockResolvedValue(answer);
    const of = { internal: '/es-ES/offers/offers', country: 'ES', context: { id: 'one' } } as const;
    expect(await ownPageRoute(request, { ...of, limit: { admits: () => true } })).toBeUndefined();
  }
});

it('applicationToStore: returns what the page of this request shows, and throws for the address of another page', async () => {
  const { route, context } = await visit();
  const other = await routeOf({ progress: { amount: 400 } });
  const digestIn = (of?: string) => readSharedRoute(of?.split('/').at(-1) ?? '').madeFor;
  inRequest(context, () => {
    expect(applicationToStore(digestIn(route))).toEqual(sharedMatchingOf(progress));
    expect(() => applicationToStore(digestIn(other))).toThrow('does not show the data of this application');
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, expect, it, vi } from 'vitest';
import { hasRenderFailed } from '@/cms/failed-renders';
import { readOfferFeeds } from '@/cms/offer-feeds';
import { fetchActiveIds, fetchOffers } from '@/cms/offer-feeds-source';
import { enterRequest } from '@/cms/request-context';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { dropTag, perRequest, perStoredPage } from '@/server/next-internals/testing/data-cache';

vi.mock('@/cms/offer-feeds-source', () => ({
  fetchOffers: vi.fn(),
  fetchActiveIds: vi.fn(),
  isLeadFeedOfNetwork: () => false,
  offerFeedAddress: () => 'http://feed',
  leadFeedAddress: () => 'http://lead',
}));

const report = { failed: () => {}, leftOut: () => {}, notConfigured: () => {} };
const loaded = (seed: number) => ({ offers: [], problems: [], seed });
const read = async () => {
  const answer = await readOfferFeeds({ locale: 'es-ES', feed: 'es', leadId: 'pf-es' }, report);
  return answer.outcome === 'loaded' ? { seed: answer.seed, activeIds: answer.activeIds } : answer.outcome;
};
/** Makes a page that Next stores. */
const make = (id: string) =>
  AsyncLocalStorage.bind(async () => {
    enterRequest({ id });
    const { answer, lifetime } = await perStoredPage(read);
    return { answer, lifetime, hasFailed: hasRenderFailed(id) };
  })();

beforeEach(async () => {
  forgetOutages();
  // Next logs an answer that it could not renew.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(fetchOffers).mockResolvedValue(loaded(1));
  vi.mocked(fetchActiveIds).mockResolvedValue([101]);
  await dropTag('offers:es-ES');
  await make('first');
  await dropTag('offers:es-ES');
});

it.each([
  ['offers', fetchOffers],
  ['open offers', fetchActiveIds],
])('readOfferFeeds: reports a page with former %s as not made, and lets it live briefly', async (name, load) => {
  vi.mocked(load).mockRejectedValue(new Error('The feed answered 503'));
  const former = { answer: { seed: 1, activeIds: [101] }, lifetime: 1, hasFailed: true };
  expect(await make(`refused ${name}`)).toEqual(former);
  expect(await make(`away ${name}`)).toEqual(former);
});

it('readOfferFeeds: does not report a page that is made from the new lists', async () => {
  vi.mocked(fetchOffers).mockResolvedValue(loaded(2));
  vi.mocked(fetchActiveIds).mockResolvedValue([102]);
  expect(await make('new')).toEqual({ answer: { seed: 2, activeIds: [102] }, lifetime: 300, hasFailed: false });
});

it('readOfferFeeds: returns the new lists to the first visitor of a page that is made per request', async () => {
  vi.mocked(fetchActiveIds).mockResolvedValue([102]);
  expect(await perRequest(read)).toEqual({ seed: 1, activeIds: [102] });
});

it('readOfferFeeds: does not report a page that is made from the new lists right after a failure', async () => {
  vi.mocked(fetchOffers).mockRejectedValueOnce(new Error('The feed answered 503'));
  await make('during the failure');
  await dropTag('offers:es-ES');
  vi.mocked(fetchOffers).mockResolvedValue(loaded(2));
  expect(await make('after the failure')).toEqual({
    answer: { seed: 2, activeIds: [101] },
    lifetime: 300,
    hasFailed: false,
  });
});

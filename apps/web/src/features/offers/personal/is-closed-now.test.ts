import { siteOfLocale } from '@prestafaro/countries';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadOffers } from '@/features/offers/load-offers';
import { isClosedNow } from '@/features/offers/personal/is-closed-now';
import { sampleOffers } from '@/features/offers/sample-offers';

vi.mock('@/features/offers/load-offers', () => ({ loadOffers: vi.fn() }));
vi.mock('@/shell/application/own-application', () => ({ loadOwnApplication: async () => ({ state: 'none' }) }));

const site = siteOfLocale('es-ES');

beforeEach(() => {
  vi.mocked(loadOffers).mockReset().mockResolvedValue({ state: 'loaded', offers: sampleOffers() });
});

it.each([
  [104, true, 'a published offer that the lead feed does not name'],
  [101, false, 'an open offer'],
  [999, false, 'an offer that no list has'],
])('isClosedNow: answers for %i %s, %s', async (offerId, expected) => {
  expect(await isClosedNow(site, offerId)).toBe(expected);
});

it('isClosedNow: answers false while a feed is away, and while the CMS is away', async () => {
  vi.mocked(loadOffers).mockResolvedValueOnce({ state: 'failed' });
  expect(await isClosedNow(site, 104)).toBe(false);
  vi.mocked(loadOffers).mockRejectedValueOnce(new Error('The CMS did not answer'));
  expect(await isClosedNow(site, 104)).toBe(false);
});

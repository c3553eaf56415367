import { siteOfLocale } from '@prestafaro/countries';
import { beforeEach, expect, it, vi } from 'vitest';
import { newPageRecord } from '@/cms/page-record';
import { inRequest } from '@/cms/testing/in-request';
import { loadOffers } from '@/features/offers/load-offers';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';
import { loadOwnApplication, type OwnApplication } from '@/shell/application/own-application';
import { sampleProgress } from '@/shell/application/sample-progress';

vi.mock('@/features/offers/load-offers', () => ({ loadOffers: vi.fn() }));
vi.mock('@/shell/application/own-application', () => ({ loadOwnApplication: vi.fn() }));

const site = siteOfLocale('es-ES');
const token = 'T'.repeat(43);
const having = (application: OwnApplication) => vi.mocked(loadOwnApplication).mockResolvedValue(application);
const own = { token };
/** The applications for which the list was loaded, in order. */
const requested = () => vi.mocked(loadOffers).mock.calls.map(([, requestedFor]) => requestedFor);

beforeEach(() => {
  vi.mocked(loadOwnApplication).mockReset();
  vi.mocked(loadOffers).mockReset().mockResolvedValue({ state: 'loaded', offers: [] });
});

it('loadOwnOffers: loads the general list without a token for a visitor without an application', async () => {
  having({ state: 'none' });
  expect(await loadOwnOffers(site)).toMatchObject({ personal: { state: 'anonymous' } });
  expect(requested()).toEqual([undefined]);
});

it('loadOwnOffers: loads the list for an applicant', async () => {
  having({ state: 'known', token, progress: sampleProgress });
  const { personal } = await loadOwnOffers(site);
  // The list gets nothing else of an application, so it can show nothing else.
  const { amount, days, matches } = sampleProgress;
  expect(personal).toEqual({ state: 'own', matching: { amount, days, matches } });
  expect(requested()).toEqual([own]);
});

it('loadOwnOffers: loads the list of a result that applicants share, and reads nobody’s application', async () => {
  const matching = { amount: 700, days: 60, matches: [] };
  const record = newPageRecord({ shows: 'matching', matching });
  const loaded = await inRequest({ id: 'one', record }, () => loadOwnOffers(site));
  expect(loaded.personal).toEqual({ state: 'own', matching });
  expect(requested()).toEqual([undefined]);
  expect(loadOwnApplication).not.toHaveBeenCalled();
});

it('loadOwnOffers: loads the general list for a withdrawn application', async () => {
  having({ state: 'known', token, progress: { ...sampleProgress, status: 'withdrawn' } });
  expect(await loadOwnOffers(site)).toMatchObject({ personal: { state: 'anonymous' } });
  expect(requested()).toEqual([undefined]);
});

it('loadOwnOffers: loads the general list and says so when the application cannot be read', async () => {
  having({ state: 'away' });
  expect(await loadOwnOffers(site)).toEqual({ answer: { state: 'loaded', offers: [] }, personal: { state: 'failed' } });
  expect(requested()).toEqual([undefined]);
});

it('loadOwnOffers: loads the general list and says so when the lead feed fails for the token', async () => {
  having({ state: 'known', token, progress: sampleProgress });
  vi.mocked(loadOffers).mockResolvedValueOnce({ state: 'failed' });
  expect(await loadOwnOffers(site)).toEqual({ answer: { state: 'loaded', offers: [] }, personal: { state: 'failed' } });
  expect(requested()).toEqual([own, undefined]);
});

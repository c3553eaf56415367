import { siteOfLocale } from '@prestafaro/countries';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadOffers } from '@/features/offers/load-offers';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';
import { loadOwnApplication, type OwnApplication } from '@/shell/application/own-application';
import { sampleProgress } from '@/shell/application/sample-progress';

vi.mock('@/features/offers/load-offers', () => ({ loadOffers: vi.fn() }));
vi.mock('@/shell/application/own-application', () => ({ loadOwnApplication: vi.fn() }));

const site = siteOfLocale('es-ES');
const token = 'T'.repeat(43);
const having = (application: OwnApplication) => vi.mocked(loadOwnApplication).mockResolvedValue(application);
/** The tokens with which the list was asked for, in order. */
const requested = () => vi.mocked(loadOffers).mock.calls.map(([, own]) => own);

beforeEach(() => {
  vi.mocked(loadOffers).mockReset().mockResolvedValue({ state: 'loaded', offers: [] });
});

it('a visitor without an application gets the list of all, asked for without a token', async () => {
  having({ state: 'none' });
  expect(await loadOwnOffers(site)).toMatchObject({ personal: { state: 'anonymous' } });
  expect(requested()).toEqual([undefined]);
});

it('an applicant gets the list of the own token, with what the comparison said', async () => {
  having({ state: 'known', token, progress: sampleProgress });
  expect(await loadOwnOffers(site)).toMatchObject({ personal: { state: 'own', progress: sampleProgress } });
  expect(requested()).toEqual([token]);
});

it('nobody compares for an applicant who has taken the application back', async () => {
  having({ state: 'known', token, progress: { ...sampleProgress, status: 'withdrawn' } });
  expect(await loadOwnOffers(site)).toMatchObject({ personal: { state: 'anonymous' } });
  expect(requested()).toEqual([undefined]);
});

it('an application that cannot be looked up leaves the list of all, which says so', async () => {
  having({ state: 'away' });
  expect(await loadOwnOffers(site)).toEqual({ answer: { state: 'loaded', offers: [] }, personal: { state: 'failed' } });
  expect(requested()).toEqual([undefined]);
});

it('so does a lead feed that does not answer to the token', async () => {
  having({ state: 'known', token, progress: sampleProgress });
  vi.mocked(loadOffers).mockResolvedValueOnce({ state: 'failed' });
  expect(await loadOwnOffers(site)).toEqual({ answer: { state: 'loaded', offers: [] }, personal: { state: 'failed' } });
  expect(requested()).toEqual([token, undefined]);
});

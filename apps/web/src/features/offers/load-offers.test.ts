import { parseOfferFeed } from '@prestafaro/types/offer-feed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FeedAnswer, type FeedReport, readOfferFeeds } from '@/cms/offer-feeds';
import { loadOffers } from '@/features/offers/load-offers';
import { catchLog } from '@/server/testing/catch-log';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/offer-feeds', () => ({ readOfferFeeds: vi.fn() }));
vi.mock('@/shell/site-view', () => ({ loadSite: async () => sampleView }));

const answering = (answer: FeedAnswer, tell: (report: FeedReport) => void = () => {}) =>
  vi.mocked(readOfferFeeds).mockImplementation(async (_, report) => {
    tell(report);
    return answer;
  });

const { offers } = parseOfferFeed([
  { offer_id: 67, header: 'Zarza' },
  { offer_id: 2, header: 'Boreal', field4_value: '{val} %' },
  { offer_id: 3, header: 'Alba', lender_link: 'https://partner.example/alba' },
  { offer_id: 4, header: 'Sin enlace' },
]);
const loaded = (seed: number, changed: { activeIds?: number[]; isOwn?: boolean } = {}): FeedAnswer => ({
  ...{ outcome: 'loaded', offers, activeIds: [2], seed, isOwn: false },
  ...changed,
});

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = catchLog();
});
afterEach(() => vi.restoreAllMocks());

describe('loadOffers', () => {
  it('returns the list of the rules: active by header, 67 in Spain, then offers with a link', async () => {
    answering(loaded(1));
    const answer = await loadOffers('es-ES');
    expect(answer.state === 'loaded' && answer.offers.map(({ header }) => header)).toEqual(['Boreal', 'Zarza', 'Alba']);
    expect(vi.mocked(readOfferFeeds).mock.lastCall?.[0]).toEqual({ locale: 'es-ES', feed: 'es', leadId: 'pf-es' });
  });

  it('keeps the generated figures of a stored list and writes them in the format of the country', async () => {
    const starsOf = async (seed: number) => {
      answering(loaded(seed));
      const answer = await loadOffers('es-ES');
      return answer.state === 'loaded' ? answer.offers.map(({ shownStars }) => shownStars.value) : [];
    };
    expect(await starsOf(5)).toEqual(await starsOf(5));
    expect(await starsOf(5)).not.toEqual(await starsOf(6));
    const answer = await loadOffers('es-ES');
    expect(answer.state === 'loaded' && answer.offers[0]?.shownApprovalShare?.value).toBe('97 %');
  });

  it('builds the list once while its feeds are stored, and builds another version when one of them changes', async () => {
    const answerTo = async (feeds: FeedAnswer) => {
      answering(feeds);
      const answer = await loadOffers('es-ES');
      return answer.state === 'loaded' ? answer : expect.fail('The list is not loaded');
    };
    const first = await answerTo(loaded(21));
    expect((await answerTo(loaded(21))).offers).toBe(first.offers);
    const later = [await answerTo(loaded(22)), await answerTo(loaded(22, { activeIds: [2, 3] }))];
    expect(new Set([first, ...later].map(({ version }) => version)).size).toBe(3);
    expect(later[1]?.offers.map(({ isActive }) => isActive)).toEqual([true, true, true]);
  });

  it('keeps no list that a network made for one application', async () => {
    answering(loaded(31, { isOwn: true }));
    const [one, other] = [await loadOffers('es-ES'), await loadOffers('es-ES')];
    expect([one, other]).toEqual([expect.objectContaining({ state: 'loaded' }), one]);
    expect(one).not.toHaveProperty('version');
    expect(other).not.toHaveProperty('version');
    expect(one.state === 'loaded' && one.offers).not.toBe(other.state === 'loaded' && other.offers);
  });

  it('returns a failure when a feed fails, with the log line of the specification (§8)', async () => {
    answering({ outcome: 'failed' }, (report) => report.failed('lead', new Error('The feed answered 503')));
    expect(await loadOffers('es-ES')).toEqual({ state: 'failed' });
    expect(lines[0]).toMatchObject({
      level: 'error',
      message: 'ERROR WHILE LOADING OFFERS',
      source: 'lead',
      reason: 'Error: The feed answered 503',
    });
  });

  it('returns no offers without a feed address, and logs an error (specification §5)', async () => {
    answering({ outcome: 'not-configured' }, (report) => report.notConfigured('lead'));
    expect(await loadOffers('es-ES')).toEqual({ state: 'loaded', offers: [] });
    expect(lines[0]).toMatchObject({ level: 'error', feed: 'es' });
  });
});

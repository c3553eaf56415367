import 'server-only';
import { countryOf, formatNumber, type Locale } from '@prestafaro/countries';
import { buildOfferList, type ListedOffer } from '@prestafaro/lending';
import type { FeedOffer } from '@prestafaro/types/offer-feed';
import { cache } from 'react';
import { type OwnLead, readOfferFeeds } from '@/cms/offer-feeds';
import { capsInForce } from '@/features/offers/legal-caps/caps-in-force';
import { seededRandom } from '@/features/offers/seeded-random';
import { type StoredList, storedList } from '@/features/offers/stored-list';
import { feedReport } from '@/shell/offer-feed/feed-report';
import { loadSite } from '@/shell/site-view';

/** An offer of the list, as the rules return it. */
export type SiteOffer = ListedOffer<FeedOffer>;

/** The version is undefined if the list was made for one visitor. */
export type LoadedOffers = { readonly state: 'loaded' } & Pick<StoredList, 'offers'> &
  Partial<Pick<StoredList, 'version'>> & {
    /** The published offers that the rules leave out of the list: closed and without a link, or a second time under one name. */
    readonly unlisted?: readonly Pick<FeedOffer, 'offerId' | 'header'>[];
  };

export type OffersAnswer =
  | LoadedOffers
  /** A feed could not be loaded: the page works without its list, and offers a retry (specification §8). */
  | { readonly state: 'failed' };

/**
 * The offers of a site in the order of the rules (specification §9, "Offer list rules"). Loaded once per request.
 * `isActive` is whether the lead feed of the site names the offer now. Which offers fit an application is another fact.
 * @param own the visitor's application, for which a network may have open offers of its own
 */
export const loadOffers = cache(async (locale: Locale, own?: OwnLead): Promise<OffersAnswer> => {
  const { site, settings, money } = await loadSite(locale);
  const feed = site.feedName;
  const answer = await readOfferFeeds({ locale, feed, leadId: settings.leadId, own }, feedReport(feed));
  if (answer.outcome === 'failed') return { state: 'failed' };
  if (answer.outcome === 'not-configured') return { state: 'loaded', offers: [] };
  const { seed, activeIds } = answer;
  const tagLimits = (settings.tagLimits ?? []).flatMap((limit) => (limit ? [limit] : []));
  const build = () =>
    buildOfferList(answer.offers, {
      activeIds,
      alwaysActiveIds: countryOf(site.country).alwaysActiveOffers,
      collator: new Intl.Collator(site.language),
      tagLimits,
      random: seededRandom(seed),
      writeNumber: (value) => formatNumber(value, money, { maximumDecimals: 1 }),
    });
  const withUnlisted = <List extends Pick<StoredList, 'offers'>>(list: List) => {
    const listed = new Set(list.offers.map(({ offerId }) => offerId));
    return { ...list, unlisted: answer.offers.filter(({ offerId }) => !listed.has(offerId)) };
  };
  if (answer.isOwn) return { state: 'loaded', ...withUnlisted({ offers: build() }) };
  // The seed was drawn with the offers. The rest of a card is written by the money format, these settings and the law of the day.
  const { hideFallbackFigures } = settings.compliance;
  const caps = capsInForce(site.country).map(({ id, since }) => [id, since]);
  const from = JSON.stringify([
    seed,
    activeIds,
    tagLimits,
    money,
    hideFallbackFigures,
    settings.simulator.daysMax,
    caps,
  ]);
  return { state: 'loaded', ...withUnlisted(storedList(locale, from, build)) };
});

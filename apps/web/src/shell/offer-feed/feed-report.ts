import 'server-only';
import type { FeedReport } from '@/cms/offer-feeds';
import { log, reasonOf } from '@/server/log/log';

/** What the log says of a feed of offers. */
export function feedReport(feed: string): FeedReport {
  return {
    // To the letter: specification §8.
    failed: (source, error) => log.error('ERROR WHILE LOADING OFFERS', { source, feed, reason: reasonOf(error) }),
    leftOut: ({ index, offerId, reason }) =>
      log.warn('An entry of an offer feed was left out', { feed, index, offerId, reason }),
    notConfigured: (source) =>
      log.error(
        source === 'lead'
          ? 'Offers are not loaded: the site has no lead id, and OFFERS_LEAD_URL is not set'
          : 'Offers are not loaded: OFFERS_CONFIG_URL is off',
        { feed },
      ),
  };
}

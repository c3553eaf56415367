import 'server-only';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { instalmentMonths, lentAreas, loanRange, type OfferLimits, singlePaymentDaysMax } from '@prestafaro/lending';
import { cache } from 'react';
import { readOfferFeed } from '@/cms/offer-feeds';
import { leadFeedAddress } from '@/cms/offer-feeds-source';
import { feedReport } from '@/shell/offer-feed/feed-report';
import type { SiteSettings, SiteView } from '@/shell/site-view';

type Simulator = SiteSettings['simulator'];

/** The loans that a visitor can ask for on a site, and the usual one: units of the currency, and days. */
export interface SiteLoans extends Simulator {
  /** The longest term that is counted in days: the micro-loan limit. */
  readonly microDaysMax: number;
  /** The longest term that an offer ends with one payment. */
  readonly singlePaymentDaysMax: number;
  /** The terms of offers with instalments, in months; null if there are none. */
  readonly instalmentMonths: { readonly min: number; readonly max: number } | null;
  /** The amounts and terms of the offers. */
  readonly lent: readonly OfferLimits[];
}

type Offer = OfferLimits & Parameters<typeof singlePaymentDaysMax>[1][number];

/** The loans of a site by its settings and its offers. */
export function siteLoans(simulator: Simulator, offers: readonly Offer[]): SiteLoans {
  return {
    ...simulator,
    ...loanRange(simulator, offers),
    microDaysMax: simulator.daysMax,
    singlePaymentDaysMax: singlePaymentDaysMax(simulator.daysMax, offers),
    instalmentMonths: instalmentMonths(offers),
    lent: lentAreas(offers),
  };
}

/**
 * The one range of a site: hero, form, filters and list take it from here. While the offers cannot be loaded it is that of the settings,
 * and the page is not stored for long.
 */
export async function loadSiteLoans({ site, settings }: Pick<SiteView, 'site' | 'settings'>): Promise<SiteLoans> {
  return siteLoans(settings.simulator, await offersOf(site.locale, settings.leadId));
}

const offersOf = cache(async (locale: Locale, leadId: string | null): Promise<readonly Offer[]> => {
  // A site that cannot ask which offers are open lists none, and requests nothing.
  if (leadFeedAddress(leadId) === undefined) return [];
  const feed = siteOfLocale(locale).feedName;
  return (await readOfferFeed({ locale, feed }, feedReport(feed))) ?? [];
});

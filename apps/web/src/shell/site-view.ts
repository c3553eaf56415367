import 'server-only';
import {
  formatNumber,
  type Locale,
  type MoneyFormat,
  moneyFormatOf,
  type Site,
  siteOfLocale,
} from '@prestafaro/countries';
import { cache } from 'react';
import { environment } from '@/cms/environment';
import {
  KeptDaysDocument,
  LenderCountDocument,
  SiteSettingsDocument,
  type SiteSettingsPartsFragment,
} from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';
import { withFigures } from '@/shell/figures-in-texts';
import { hasKeptTimes, keptTimes } from '@/shell/kept-times';
import { withLoanInLinks } from '@/shell/loan/loan-links';
import { type PlaceholderValues, withValues } from '@/shell/placeholders';

export type SiteSettings = SiteSettingsPartsFragment;

/** The data that every view of a site needs: the site, its messages, its settings and its money format. */
export interface SiteView {
  readonly site: Site;
  readonly messages: Messages;
  readonly settings: SiteSettings;
  readonly money: MoneyFormat;
  /** Lenders or offers of the site are samples: every page says so. */
  readonly hasSamples: boolean;
}

/** A site whose settings may not have been published yet: enough for an error screen. */
export type SiteFrame = Omit<SiteView, 'settings'> & { readonly settings: SiteSettings | null };

const loadSettings = cache(async (locale: Locale) => {
  const [{ siteSetting: settings }, { lenders_connection: lenders, sampleLenders, sampleOffers }] = await Promise.all([
    readCms('settings', SiteSettingsDocument, { locale }),
    readCms('lenderCount', LenderCountDocument, { locale }),
  ]);
  const money = moneyFormatOf(settings?.moneyFormat, siteOfLocale(locale).moneyFormat);
  const values: PlaceholderValues = {
    lenders: formatNumber(lenders?.pageInfo.total ?? 0, money),
    contactEmail: settings?.structuredData.contactEmail ?? '',
  };
  const hasSamples = sampleLenders.length + sampleOffers.length > 0;
  return { settings, money, values, hasSamples };
});

/** A read of its own, because few pages state these times and every page reads the settings. */
const loadKeptTimes = cache(async (locale: Locale) => {
  const { siteSetting } = await readCms('keptDays', KeptDaysDocument, { locale });
  return keptTimes(locale, { ...siteSetting?.retention, eventDays: environment().EVENTS_KEPT_DAYS });
});

/**
 * Content of the site's editors with its placeholders filled: `{lenders}` is the number of published lenders, `{contactEmail}` the
 * address of the settings, `{clickDays}` and the other
 * fields of the retention settings say how long records are kept, and `{eventDays}` how long events are. Figures of loans are computed:
 * `{total 300 91d 36}`. Links to the offers and to the form carry a loan.
 * @param loanOf the loan that the content is about, as far as it names one; the rest is that of the simulator
 */
export async function withFacts<Content>(
  locale: Locale,
  content: Promise<Content>,
  loanOf: (content: Content) => { readonly amount?: number; readonly days?: number } = () => ({}),
): Promise<Content> {
  const [loaded, { settings, values, money }] = await Promise.all([content, loadSettings(locale)]);
  const times = hasKeptTimes(loaded) ? await loadKeptTimes(locale) : {};
  const site = siteOfLocale(locale);
  const filled = withFigures(withValues(loaded, { ...values, ...times }), { site, money });
  if (!settings) return filled;
  const { amountDefault: amount, daysDefault: days } = settings.simulator;
  return withLoanInLinks(filled, site, { amount, days, ...loanOf(loaded) });
}

/** Names the facts that {@link withFacts} fills in: another text after a change of one of them. */
export async function nameFacts(locale: Locale): Promise<string> {
  const [{ values, money }, times] = await Promise.all([loadSettings(locale), loadKeptTimes(locale)]);
  return JSON.stringify([values, money, times]);
}

/** The frame of a site. Settings are null until an editor publishes them for this locale. */
export const loadSiteFrame = cache(async (locale: Locale): Promise<SiteFrame> => {
  const [{ settings, money, values, hasSamples }, messages] = await Promise.all([
    loadSettings(locale),
    loadMessages(locale),
  ]);
  return { site: siteOfLocale(locale), messages, settings: withValues(settings, values), money, hasSamples };
});

/**
 * A site that can show pages.
 * @throws {Error} when a page exists but the settings of its site do not: its legal texts would be missing
 */
export async function loadSite(locale: Locale): Promise<SiteView> {
  const { settings, ...frame } = await loadSiteFrame(locale);
  if (!settings) throw new Error(`The site ${locale} has pages but no published settings`);
  return { ...frame, settings };
}

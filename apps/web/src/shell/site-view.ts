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
import { LenderCountDocument, SiteSettingsDocument, type SiteSettingsPartsFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';
import { withLenderCount } from '@/shell/lender-count';

export type SiteSettings = SiteSettingsPartsFragment;

/** The data that every view of a site needs: the site, its messages, its settings and its money format. */
export interface SiteView {
  readonly site: Site;
  readonly messages: Messages;
  readonly settings: SiteSettings;
  readonly money: MoneyFormat;
}

/** A site whose settings may not have been published yet: enough for an error screen. */
export type SiteFrame = Omit<SiteView, 'settings'> & { readonly settings: SiteSettings | null };

const loadSettings = cache(async (locale: Locale) => {
  const [{ siteSetting: settings }, { lenders_connection: lenders }] = await Promise.all([
    readCms('settings', SiteSettingsDocument, { locale }),
    readCms('lenderCount', LenderCountDocument, { locale }),
  ]);
  const money = moneyFormatOf(settings?.moneyFormat, siteOfLocale(locale).moneyFormat);
  return { settings, money, lenderCount: formatNumber(lenders?.pageInfo.total ?? 0, money) };
});

/** Content of the site's editors with the number of published lenders in place of `{lenders}`. */
export async function withFacts<Content>(locale: Locale, content: Promise<Content>): Promise<Content> {
  const [loaded, { lenderCount }] = await Promise.all([content, loadSettings(locale)]);
  return withLenderCount(loaded, lenderCount);
}

/** The frame of a site. Settings are null until an editor publishes them for this locale. */
export const loadSiteFrame = cache(async (locale: Locale): Promise<SiteFrame> => {
  const [{ settings, money, lenderCount }, messages] = await Promise.all([loadSettings(locale), loadMessages(locale)]);
  return { site: siteOfLocale(locale), messages, settings: withLenderCount(settings, lenderCount), money };
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

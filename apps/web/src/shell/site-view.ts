import 'server-only';
import { type Locale, type MoneyFormat, moneyFormatOf, type Site, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { SiteSettingsDocument, type SiteSettingsPartsFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';

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

/** The frame of a site. Settings are null until an editor publishes them for this locale. */
export const loadSiteFrame = cache(async (locale: Locale): Promise<SiteFrame> => {
  const [answer, messages] = await Promise.all([
    readCms('settings', SiteSettingsDocument, { locale }),
    loadMessages(locale),
  ]);
  const site = siteOfLocale(locale);
  const settings = answer.siteSetting;
  return { site, messages, settings, money: moneyFormatOf(settings?.moneyFormat, site.moneyFormat) };
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

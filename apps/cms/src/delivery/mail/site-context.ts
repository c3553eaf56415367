import { type OriginSettings, publicPath, siteOrigin } from '@prestafaro/addresses';
import {
  advertisingLabelOf,
  formatMoney,
  type Locale,
  type MoneyFormatSetting,
  moneyFormatOf,
  siteOfLocale,
} from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';
import { mailMessages } from './messages/catalogues';
import type { MailContext } from './templates/template';

interface SettingsRow {
  siteName: string;
  moneyFormat: MoneyFormatSetting | null;
  structuredData: { contactEmail: string | null } | null;
  compliance: { warning: string | null } | null;
  legalProvider: { companyName: string | null; address: string | null; email: string | null } | null;
}

const settingsOf = rememberPublished(
  ['site-setting'],
  (strapi, locale: Locale): Promise<Readonly<SettingsRow> | null> =>
    strapi.db.query(uidOf('site-setting')).findOne({
      where: { locale, publishedAt: { $notNull: true } },
      populate: { moneyFormat: true, structuredData: true, legalProvider: true, compliance: true },
    }),
);

/**
 * What the mails of a site say about it, from its published settings at the time of sending.
 * @param urls the personal links of this mail
 */
export async function siteContext(
  strapi: Core.Strapi,
  locale: Locale,
  origins: OriginSettings,
  urls: Pick<MailContext, 'statusUrl' | 'unsubscribeUrl' | 'undoUrl' | 'affiliateUrl' | 'myDataUrl'>,
  now: Date,
): Promise<MailContext> {
  const settings = await settingsOf(strapi, locale);
  const site = siteOfLocale(locale);
  const origin = siteOrigin(site, origins);
  const format = moneyFormatOf(settings?.moneyFormat, site.moneyFormat);
  const { companyName, address, email } = settings?.legalProvider ?? {};
  return {
    locale,
    words: mailMessages[locale],
    siteName: settings?.siteName ?? new URL(origin).hostname,
    ...urls,
    receiptUrl: (id) => `${origin}${publicPath(site, '/my-data/')}?receipt=${id}`,
    contactEmail: settings?.structuredData?.contactEmail ?? email ?? null,
    company: [companyName, address].filter(Boolean).join(', ') || null,
    advertisingLabel: advertisingLabelOf(site, now),
    warning: settings?.compliance?.warning || null,
    money: (amount) => formatMoney(Math.round(amount * 100), format, { decimals: 'unless-whole' }),
  };
}

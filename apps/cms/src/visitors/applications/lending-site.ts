import type { AnswerContext } from '@prestafaro/application';
import { type Locale, type MoneyFormatSetting, moneyFormatOf, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';

interface SettingsRow {
  simulator: { amountMin: number; amountMax: number; daysMin: number; daysMax: number } | null;
  moneyFormat: MoneyFormatSetting | null;
}

/**
 * The loan limits of a site and the way in which it writes numbers, from its published settings. The application form has
 * the same ones.
 * @throws Error for a site without such settings, because it accepts no applications.
 */
export const lendingSiteOf = rememberPublished(['site-setting'], readLendingSite);

async function readLendingSite(strapi: Core.Strapi, site: Locale): Promise<Omit<AnswerContext, 'today'>> {
  const settings: SettingsRow | null = await strapi.db.query(uidOf('site-setting')).findOne({
    select: ['id'],
    where: { locale: site, publishedAt: { $notNull: true } },
    populate: { simulator: true, moneyFormat: true },
  });
  if (!settings?.simulator) throw new Error(`The site ${site} has no published settings with a simulator`);
  const { amountMin, amountMax, daysMin, daysMax } = settings.simulator;
  const { decimalSeparator } = moneyFormatOf(settings.moneyFormat, siteOfLocale(site).moneyFormat);
  const limits = { minAmount: amountMin, maxAmount: amountMax, minDays: daysMin, maxDays: daysMax };
  return { limits, decimalSeparator };
}

import type { AnswerContext, LoanLimits } from '@prestafaro/application';
import { type Locale, type MoneyFormatSetting, moneyFormatOf, siteOfLocale } from '@prestafaro/countries';
import { type LoanRange, loanRange, type OfferLimits } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';

interface SettingsRow {
  simulator: LoanRange | null;
  moneyFormat: MoneyFormatSetting | null;
}

interface LendingSite extends Pick<AnswerContext, 'decimalSeparator'> {
  readonly microLoans: LoanRange;
}

/**
 * The context in which the answers of an application are checked. The form has the same limits, from the feed of the same offers.
 * @param offers the published ones; without them the limits are those of the settings
 */
export async function answerContextOf(
  strapi: Core.Strapi,
  site: Locale,
  offers: readonly OfferLimits[] = [],
): Promise<Omit<AnswerContext, 'today'>> {
  const { microLoans, decimalSeparator } = await lendingSiteOf(strapi, site);
  return { limits: limitsOf(loanRange(microLoans, offers)), decimalSeparator };
}

const limitsOf = ({ amountMin, amountMax, daysMin, daysMax }: LoanRange): LoanLimits => ({
  minAmount: amountMin,
  maxAmount: amountMax,
  minDays: daysMin,
  maxDays: daysMax,
});

/**
 * The micro-loans of a site and the way in which it writes numbers, from its published settings.
 * @throws Error for a site without such settings, because it accepts no applications.
 */
const lendingSiteOf = rememberPublished(['site-setting'], readLendingSite);

async function readLendingSite(strapi: Core.Strapi, site: Locale): Promise<LendingSite> {
  const settings: SettingsRow | null = await strapi.db.query(uidOf('site-setting')).findOne({
    select: ['id'],
    where: { locale: site, publishedAt: { $notNull: true } },
    populate: { simulator: true, moneyFormat: true },
  });
  if (!settings?.simulator) throw new Error(`The site ${site} has no published settings with a simulator`);
  const { decimalSeparator } = moneyFormatOf(settings.moneyFormat, siteOfLocale(site).moneyFormat);
  return { microLoans: settings.simulator, decimalSeparator };
}

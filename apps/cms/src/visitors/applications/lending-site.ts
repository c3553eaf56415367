import type { LoanLimits } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';

interface SettingsRow {
  simulator: { amountMin: number; amountMax: number; daysMin: number; daysMax: number } | null;
}

/**
 * What the published settings of a site lend: the limits of its simulator, which are those of its form.
 * @throws Error for a site without them: it takes no applications.
 */
export async function loanLimitsOf(strapi: Core.Strapi, site: string): Promise<LoanLimits> {
  const settings: SettingsRow | null = await strapi.db.query(uidOf('site-setting')).findOne({
    select: ['id'],
    where: { locale: site, publishedAt: { $notNull: true } },
    populate: { simulator: true },
  });
  if (!settings?.simulator) throw new Error(`The site ${site} has no published settings with a simulator`);
  const { amountMin, amountMax, daysMin, daysMax } = settings.simulator;
  return { minAmount: amountMin, maxAmount: amountMax, minDays: daysMin, maxDays: daysMax };
}

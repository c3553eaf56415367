import type { LoanLimits } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

interface SettingsRow {
  simulator: { amountMin: number; amountMax: number; daysMin: number; daysMax: number } | null;
}

/**
 * The loan limits of a site, from the simulator in its published settings. The application form has the same limits.
 * @throws Error for a site without such settings, because it accepts no applications.
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

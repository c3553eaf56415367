import { countryOf } from '@prestafaro/countries';
import type { AffiliatePageAnswer } from '@prestafaro/types/affiliate';
import { usualHoldDays } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { type AffiliateRow, contactOf, payoutDetailsOf } from './affiliate-row';
import { maskPayout } from './payout/mask-payout';
import { monthOf } from './read-affiliates';
import { readStatement } from './read-statement';
import { statementMonths } from './statement-months';

/**
 * What the page of an affiliate shows: terms, numbers and the end of the account. Of an unconfirmed request it shows the website, so that the holder
 * of the address sees what the button confirms.
 * @param month that is asked for; null for the current one. Another month than those of the statement is read as the current one.
 */
export async function affiliatePage(
  strapi: Core.Strapi,
  personalData: PersonalData,
  affiliate: AffiliateRow,
  month: string | null,
  now: Date,
): Promise<AffiliatePageAnswer> {
  const { id, state, code, country, model, rateCents: rate, payoutMethod, confirmedAt } = affiliate;
  const website = confirmedAt === null ? contactOf(personalData, affiliate).website : null;
  const base = { state, isConfirmed: confirmedAt !== null, website };
  if (model === null || rate === null) return { ...base, terms: null, months: [], statement: null };
  const thisMonth = monthOf(affiliate, now);
  const months = await statementMonths(strapi, id, thisMonth);
  const shown = month !== null && months.includes(month) ? month : thisMonth;
  const details = payoutDetailsOf(personalData, affiliate);
  const currency = affiliate.currency ?? countryOf(country).currency;
  return {
    ...base,
    terms: {
      ...{ code, model, rate, currency, holdDays: affiliate.holdDays ?? usualHoldDays, payoutMethod },
      account: details && maskPayout(details),
    },
    months,
    statement: await readStatement(strapi, id, shown, currency),
  };
}

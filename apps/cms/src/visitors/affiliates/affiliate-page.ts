import { countryOf } from '@prestafaro/countries';
import type { AffiliatePageAnswer } from '@prestafaro/types/affiliate';
import { usualHoldDays } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import type { AffiliateRow } from './affiliate-row';
import { monthOf } from './read-affiliates';
import { readStatement } from './read-statement';
import { statementMonths } from './statement-months';

/**
 * What the page of an affiliate shows: terms and numbers, and neither the affiliate's own data nor anybody else's.
 * @param month that is asked for; null for the current one. Another month than those of the statement is read as the current one.
 */
export async function affiliatePage(
  strapi: Core.Strapi,
  affiliate: AffiliateRow,
  month: string | null,
  now: Date,
): Promise<AffiliatePageAnswer> {
  const { id, state, code, country, model, rateCents: rate, payoutMethod } = affiliate;
  const base = { state, isConfirmed: affiliate.confirmedAt !== null };
  if (model === null || rate === null || state === 'requested' || state === 'refused')
    return { ...base, terms: null, months: [], statement: null };
  const thisMonth = monthOf(affiliate, now);
  const months = await statementMonths(strapi, id, thisMonth);
  const shown = month !== null && months.includes(month) ? month : thisMonth;
  const currency = affiliate.currency ?? countryOf(country).currency;
  return {
    ...base,
    terms: { code, model, rate, currency, holdDays: affiliate.holdDays ?? usualHoldDays, payoutMethod },
    months,
    statement: await readStatement(strapi, id, shown, currency),
  };
}

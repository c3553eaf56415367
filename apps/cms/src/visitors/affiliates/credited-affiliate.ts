import type { CountryCode } from '@prestafaro/countries';
import { affiliateCodePattern } from '@prestafaro/types/affiliate';
import type { Attribution } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { AffiliateRow } from './affiliate-row';

/** An affiliate with the terms of now. */
export type CreditedAffiliate = Pick<AffiliateRow, 'id' | 'code' | 'holdDays'> & {
  model: NonNullable<AffiliateRow['model']>;
  rateCents: number;
  currency: string;
};

const READ = ['id', 'code', 'model', 'rateCents', 'currency', 'holdDays'] as const;

/**
 * The affiliate who brought a visitor: approved, and of the same country, because the rate is in its currency.
 * @param attribution what the visitor allowed to say about where they came from
 */
export async function creditedAffiliate(
  strapi: Core.Strapi,
  country: CountryCode,
  attribution: Attribution | null,
): Promise<CreditedAffiliate | null> {
  const code = attribution?.sub1;
  if (!code || !affiliateCodePattern.test(code)) return null;
  return strapi.db
    .query(uidOf('affiliate'))
    .findOne({ select: [...READ], where: { code, country, state: 'approved' } });
}

/** An affiliate to whom a click or an application was attributed when it came. Its sale counts whatever became of the contract since. */
export async function affiliateById(strapi: Core.Strapi, id: number): Promise<CreditedAffiliate | null> {
  return strapi.db.query(uidOf('affiliate')).findOne({ select: [...READ], where: { id, model: { $notNull: true } } });
}

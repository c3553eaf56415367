import type { AffiliateStatement } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import type { PaymentRow } from './payment-row';

/** What was paid to an affiliate, the newest payment first. */
export async function paymentsTo(strapi: Core.Strapi, affiliateId: number): Promise<AffiliateStatement['payments']> {
  const rows: PaymentRow[] = await strapi.db.query(uidOf('affiliate-payment')).findMany({
    where: { affiliateId, state: 'paid' },
    orderBy: [{ paidOn: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ paidOn, amountCents, currency, reference }) => ({
    ...{ paidOn: paidOn ?? '', amount: Number(amountCents), currency, reference: reference ?? '' },
  }));
}

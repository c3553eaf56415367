import type { CreditKind } from '@prestafaro/types/affiliate-statement';
import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';

interface Sum {
  kind: CreditKind;
  currency: string;
  /** PostgreSQL returns sums and counts as texts. */
  count: number | string;
  amount: number | string | null;
}

/** What an affiliate brought and earned, summed up by kind and currency. What is not valid is not earned. */
export async function heldCredits(
  strapi: Core.Strapi,
  affiliateId: number,
): Promise<HeldData['affiliates'][number]['credits']> {
  const sums: Sum[] = await strapi.db
    .connection('affiliate_credits')
    .where({ affiliate_id: affiliateId })
    .where((valid) => valid.whereNull('state').orWhereNot('state', 'void'))
    .groupBy('kind', 'currency')
    .orderBy(['kind', 'currency'])
    .select('kind', 'currency')
    .count({ count: '*' })
    .sum({ amount: 'amount_cents' });
  return sums.map(({ kind, currency, count, amount }) => ({
    ...{ kind, currency, count: Number(count) },
    amountCents: Number(amount ?? 0),
  }));
}

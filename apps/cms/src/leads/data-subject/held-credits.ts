import type { CreditKind, CreditReason, CreditState } from '@prestafaro/types/affiliate-statement';
import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { paymentsTo } from '../../visitors/affiliates/payments/read-payments';
import { isoOf } from '../desk/application-row';

type Held = HeldData['affiliates'][number];

interface Sum {
  kind: CreditKind;
  currency: string;
  /** PostgreSQL returns sums and counts as texts. */
  count: number | string;
  amount: number | string | null;
}

/** What an affiliate brought and earned, summed up by kind and currency. What is not valid is not earned. */
export async function heldCredits(strapi: Core.Strapi, affiliateId: number): Promise<Held['credits']> {
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

interface ChangeRow {
  creditId: number;
  at: Date | string;
  toState: CreditState | null;
  reason: CreditReason;
  note: string | null;
}

/** The changes of single credits that have a reason, the newest first. Who decided stays out of it. */
export async function heldCreditChanges(strapi: Core.Strapi, affiliateId: number): Promise<Held['creditChanges']> {
  const rows: ChangeRow[] = await strapi.db
    .query(uidOf('affiliate-credit-change'))
    .findMany({ where: { affiliateId, reason: { $notNull: true } }, orderBy: { id: 'desc' } });
  const credits: { id: number; kind: CreditKind }[] = await strapi.db
    .query(uidOf('affiliate-credit'))
    .findMany({ select: ['id', 'kind'], where: { affiliateId, kind: { $ne: 'click' } } });
  const kinds = new Map(credits.map(({ id, kind }) => [id, kind]));
  return rows.map(({ creditId, at, toState, reason, note }) => ({
    ...{ at: isoOf(at), kind: kinds.get(creditId) ?? null, state: toState, reason, note },
  }));
}

/** What was paid to an affiliate, the newest payment first. */
export async function heldPayments(strapi: Core.Strapi, affiliateId: number): Promise<Held['payments']> {
  const payments = await paymentsTo(strapi, affiliateId);
  return payments.map(({ amount, ...payment }) => ({ ...payment, amountCents: amount }));
}

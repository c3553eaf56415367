import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from '../../leads/desk/application-row';
import type { CreditRow } from './credit-row';
import { daysOf } from './read-statement';
import type { CreditList, ShownCreditChange } from './wire';

const PAGE = 50;

type ChangeRow = Omit<ShownCreditChange, 'at'> & { creditId: number; at: Date | string };

/**
 * The leads, sales and corrections of a month, the newest first, each with its history.
 * @param page from 1
 */
export async function listCredits(
  strapi: Core.Strapi,
  affiliateId: number,
  month: string,
  page: number,
): Promise<CreditList> {
  const where = { affiliateId, kind: { $ne: 'click' }, day: { $between: daysOf(month) } };
  const credits = strapi.db.query(uidOf('affiliate-credit'));
  const rows: CreditRow[] = await credits.findMany({
    ...{ where, orderBy: { id: 'desc' }, limit: PAGE, offset: (page - 1) * PAGE },
  });
  const changes: ChangeRow[] = await strapi.db.query(uidOf('affiliate-credit-change')).findMany({
    where: { creditId: { $in: rows.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
  });
  return {
    pages: Math.max(1, Math.ceil((await credits.count({ where })) / PAGE)),
    rows: rows.map(({ id, day, kind, state, amountCents, currency, reason, note, ...row }) => ({
      ...{ id, day, kind, state, amountCents, currency, reason, note },
      confirmableAt: state === 'open' ? isoOrNull(row.confirmableAt) : null,
      isInPayment: row.paymentId !== null,
      history: changes
        .filter(({ creditId }) => creditId === id)
        .map(({ id: change, fromState, toState, actor, reason: why, note: text, at }) => ({
          ...{ id: change, fromState, toState, actor, reason: why, note: text, at: isoOf(at) },
        })),
    })),
  };
}

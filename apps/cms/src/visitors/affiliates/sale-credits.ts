import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { CreditRow } from './credit-row';

/** Of an application, or of a click without one. */
export interface CreditedSale {
  applicationId: number | null;
  clickId: string | null;
}

/** Names the sale: an application is one, whichever of its lenders reports it. A sale after a reversal has a number behind it. */
export const saleCause = ({ applicationId, clickId }: CreditedSale): string =>
  applicationId === null ? `sale:click:${clickId}` : `sale:${applicationId}`;

/** The correction that takes off what a payment contains. */
export const returnCause = ({ id }: Pick<CreditRow, 'id'>): string => `returned:${id}`;

/** The credits of a sale, the oldest first: a further one for each time that it was taken back and earned again. */
export async function saleCredits(strapi: Core.Strapi, sale: CreditedSale): Promise<CreditRow[]> {
  const cause = saleCause(sale);
  return strapi.db.query(uidOf('affiliate-credit')).findMany({
    where: { kind: 'sale', $or: [{ cause }, { cause: { $startsWith: `${cause}:` } }] },
    orderBy: { id: 'asc' },
  });
}

/** Whether a credit of a sale was taken back, by its state or by a correction. */
export async function isTakenBack(strapi: Core.Strapi, credit: CreditRow): Promise<boolean> {
  if (credit.state === 'void') return credit.reason === 'returned';
  return (await strapi.db.query(uidOf('affiliate-credit')).count({ where: { cause: returnCause(credit) } })) > 0;
}

import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/**
 * Takes the credit of a sale back after a reversal, in the transaction of its report. Nothing happens if the sale has no credit.
 */
export async function takeBackSale(
  strapi: Core.Strapi,
  { applicationId, clickId }: { applicationId: number | null; clickId: string; now: Date },
): Promise<void> {
  const cause = applicationId === null ? `sale:click:${clickId}` : `sale:${applicationId}`;
  await strapi.db.query(uidOf('affiliate-credit')).deleteMany({ where: { cause } });
}

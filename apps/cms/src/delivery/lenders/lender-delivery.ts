import { type DeliveredPart, deliveredParts } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressFault } from './delivery-address';
import type { DeliverySettings } from './delivery-settings';

/** How a lender receives applications, as an editor set it up (`lender.delivery`). */
export interface LenderDelivery {
  readonly key: string;
  readonly url: string;
  readonly income: boolean;
  readonly document: boolean;
  readonly account: boolean;
}

/** The component in a query of lenders. */
export const POPULATE_DELIVERY = { delivery: true } as const;

/**
 * The parts of an application that a lender receives. The one place that decides whether a lender has a delivery: the feed, the
 * words of the pages and the sending follow from it.
 * @returns null if it is reached by click-out only: without a delivery, without a secret for it, or with an address that is not allowed
 */
export function receivedParts(
  delivery: LenderDelivery | null | undefined,
  { secrets, isPrivateAllowed }: DeliverySettings,
): DeliveredPart[] | null {
  if (!delivery || !secrets.has(delivery.key) || addressFault(delivery.url, isPrivateAllowed)) return null;
  return deliveredParts.filter((part) => isAlways(part) || delivery[part]);
}

const isAlways = (part: DeliveredPart): part is Exclude<DeliveredPart, 'income' | 'document' | 'account'> =>
  part !== 'income' && part !== 'document' && part !== 'account';

/** The address of a key; null if no published lender has it any more. One lender may be on several sites. */
export async function addressOfLane(strapi: Core.Strapi, site: string, key: string): Promise<string | null> {
  const lenders = await lendersWithDelivery(strapi, { locale: site });
  return lenders.find(({ delivery }) => delivery.key === key)?.delivery.url ?? null;
}

export interface LenderWithDelivery {
  readonly name: string;
  readonly locale: string;
  readonly delivery: LenderDelivery;
}

/** Every published lender with a delivery. */
export async function lendersWithDelivery(strapi: Core.Strapi, where: object = {}): Promise<LenderWithDelivery[]> {
  const lenders: (Omit<LenderWithDelivery, 'delivery'> & { delivery: LenderDelivery | null })[] = await strapi.db
    .query(uidOf('lender'))
    .findMany({
      select: ['name', 'locale'],
      where: { ...where, publishedAt: { $notNull: true }, delivery: { id: { $notNull: true } } },
      populate: POPULATE_DELIVERY,
    });
  return lenders.filter((lender): lender is LenderWithDelivery => lender.delivery !== null);
}

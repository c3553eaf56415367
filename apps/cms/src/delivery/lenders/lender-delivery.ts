import { type DeliveredPart, deliveredParts } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressFault } from './delivery-address';
import type { DeliverySettings } from './delivery-settings';

/** How a lender receives applications, as an editor set it up (`lender.delivery`). */
export interface LenderDelivery {
  readonly key: string;
  readonly url: string;
  /** Another lender has the same key or address on purpose. */
  readonly isShared: boolean;
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

/** Whom an applicant picked, as a delivery states it. */
export interface PickedLender {
  readonly site: string;
  readonly lenderId: string | null;
  readonly lenderName: string;
}

/**
 * The lender that an applicant picked, as it is published now. Its key does not find it: two lenders may have the same one.
 * @returns null if it is no longer published on that site, or has no delivery any more
 */
export async function pickedLender(
  strapi: Core.Strapi,
  { site, lenderId, lenderName }: PickedLender,
): Promise<LenderWithDelivery | null> {
  // A row of an earlier version has only the name, of which a site has one.
  const which = lenderId === null ? { name: lenderName } : { documentId: lenderId };
  const [lender] = await lendersWithDelivery(strapi, { ...which, locale: site });
  return lender ?? null;
}

export interface LenderWithDelivery {
  readonly documentId: string;
  readonly name: string;
  readonly locale: string;
  readonly delivery: LenderDelivery;
}

/** Every published lender with a delivery. */
export async function lendersWithDelivery(strapi: Core.Strapi, where: object = {}): Promise<LenderWithDelivery[]> {
  const lenders: (Omit<LenderWithDelivery, 'delivery'> & { delivery: LenderDelivery | null })[] = await strapi.db
    .query(uidOf('lender'))
    .findMany({
      select: ['documentId', 'name', 'locale'],
      where: { ...where, publishedAt: { $notNull: true }, delivery: { id: { $notNull: true } } },
      populate: POPULATE_DELIVERY,
    });
  return lenders.filter((lender): lender is LenderWithDelivery => lender.delivery !== null);
}

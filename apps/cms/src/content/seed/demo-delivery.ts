import type { SeedEntry } from './read-seed';

/** The key of the receiver in `DELIVERY_SECRETS` of a local start. */
export const demoDeliveryKey = 'prestafaro-demo';

/**
 * A lender of the seed states which parts of an application it needs, and no address: its applications go to the receiver that a local
 * start has on this machine. Without one the lender is stored without a delivery, so a production gets no receiver that we made up.
 */
export function withDemoDelivery(entry: SeedEntry, receiverUrl: string | undefined): SeedEntry {
  const { delivery, ...data } = entry.data;
  if (entry.type !== 'lender' || delivery === undefined) return entry;
  if (!receiverUrl) return { ...entry, data };
  // All sample lenders share one receiver, which is on purpose.
  const demo = { ...(delivery as object), key: demoDeliveryKey, url: receiverUrl, isShared: true };
  return { ...entry, data: { ...data, delivery: demo } };
}

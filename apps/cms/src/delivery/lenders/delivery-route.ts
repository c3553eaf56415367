import type { Core } from '@strapi/strapi';
import type { DeliveryRow } from './delivery-rows';
import type { DeliverySettings } from './delivery-settings';
import { type PickedLender, pickedLender } from './lender-delivery';

/** Where a message to a lender goes, and the secret that signs it; or why it goes nowhere at the moment. Somebody can mend that. */
export type DeliveryRoute =
  | { readonly ok: true; readonly url: string; readonly secret: string }
  | { readonly ok: false; readonly error: 'NO_ADDRESS' | 'RENAMED' | 'NO_SECRET' };

/** The way of a delivery or a notice to the lender that was picked. The one place that decides it, for each attempt and before one is asked for. */
export async function deliveryRoute(
  strapi: Core.Strapi,
  row: PickedLender & Pick<DeliveryRow, 'kind'>,
  { secrets }: Pick<DeliverySettings, 'secrets'>,
): Promise<DeliveryRoute> {
  const lender = await pickedLender(strapi, row);
  if (!lender) return { ok: false, error: 'NO_ADDRESS' };
  // The applicant agreed that a company of this name gets the data. A notice holds none.
  if (row.kind === 'application' && lender.name !== row.lenderName) return { ok: false, error: 'RENAMED' };
  const { key, url } = lender.delivery;
  const secret = secrets.get(key);
  return secret === undefined ? { ok: false, error: 'NO_SECRET' } : { ok: true, url, secret };
}

import type { DeliveryKind, DeliveryState } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { deliveryRoute } from './delivery-route';
import type { PickedLender } from './lender-delivery';
import { deliveryQueueOf, deliverySettingsOf } from './provided';
import { isSendable, lenderConsent } from './sendable';

/** Why a delivery is not sent again. */
export type DeliveryResendRefusal =
  | 'unknown'
  | 'waiting'
  | 'accepted'
  | 'cancelled'
  | 'no_consent'
  /** The application is withdrawn, blocked or finished. */
  | 'closed'
  | 'no_address'
  /** The lender has another name than the applicant agreed to. */
  | 'renamed'
  | 'no_secret';

interface EndedDelivery extends PickedLender {
  kind: DeliveryKind;
  state: DeliveryState;
  applicationId: number | null;
  deliveredKey: string | null;
}

const WITHOUT_ROUTE = { NO_ADDRESS: 'no_address', RENAMED: 'renamed', NO_SECRET: 'no_secret' } as const;

const FAILED: readonly DeliveryState[] = ['refused', 'given_up'];

/**
 * Sends a delivery or a notice again that its lender refused or that was given up. It keeps its key, so a lender that has it after all
 * does not take it twice; and before each attempt the application is asked again whether it may go. Call it in a transaction.
 * @returns the name of the lender, or the reason if it must not be sent; then nothing is written
 */
export async function resendDelivery(
  strapi: Core.Strapi,
  { applicationId, deliveryId, now }: { applicationId: number; deliveryId: number; now: Date },
): Promise<{ lender: string } | DeliveryResendRefusal> {
  const deliveries = strapi.db.query(uidOf('delivery'));
  const row: EndedDelivery | null = await deliveries.findOne({ where: { id: deliveryId } });
  if (!row || !(await belongsTo(strapi, row, applicationId))) return 'unknown';
  if (row.state !== 'refused' && row.state !== 'given_up') return row.state;
  if (row.kind === 'application') {
    if ((await lenderConsent(strapi, applicationId)) === null) return 'no_consent';
    if (!(await isSendable(strapi, applicationId))) return 'closed';
  }
  const route = await deliveryRoute(strapi, row, deliverySettingsOf(strapi));
  if (!route.ok) return WITHOUT_ROUTE[route.error];
  return strapi.db.transaction(async ({ onCommit }) => {
    // Of two people who ask for it at once, one finds it failed.
    const { count } = await deliveries.updateMany({
      where: { id: deliveryId, state: { $in: [...FAILED] } },
      data: { state: 'waiting', dueAt: now, resentAt: now, finishedAt: null, lastError: null },
    });
    if (count === 0) return 'waiting';
    onCommit(() => deliveryQueueOf(strapi).wake());
    return { lender: row.lenderName };
  });
}

/** A notice names no application, but the delivery that its lender has. */
async function belongsTo(strapi: Core.Strapi, row: EndedDelivery, applicationId: number): Promise<boolean> {
  if (row.applicationId === applicationId) return true;
  if (row.deliveredKey === null) return false;
  const where = { applicationId, idempotencyKey: row.deliveredKey };
  return (await strapi.db.query(uidOf('delivery')).count({ where })) > 0;
}

import type { HeldApplication } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type ToldDelivery, toldAt } from '../../delivery/lenders/shown-deliveries';
import { isoOf, isoOrNull } from '../desk/application-row';
import { exportedColumns } from './exported-columns';

type HeldDelivery = HeldApplication['deliveries'][number];

interface AttemptRow extends Omit<HeldDelivery['attempts'][number], 'at'> {
  deliveryId: number;
  at: Date | string;
}

/** What was sent to lenders, with each call of them. */
export async function heldDeliveries(
  strapi: Core.Strapi,
  deliveries: readonly ToldDelivery[],
): Promise<HeldDelivery[]> {
  const ids = deliveries.flatMap(({ id, notice }) => (notice ? [id, notice.id] : [id]));
  const rows: AttemptRow[] = await strapi.db.query(uidOf('delivery-attempt')).findMany({
    select: [...exportedColumns['delivery-attempt'].read],
    where: { deliveryId: { $in: ids } },
    orderBy: { id: 'asc' },
  });
  const attemptsOf = (id: number | undefined) =>
    rows
      .filter(({ deliveryId }) => deliveryId === id)
      .map(({ at, outcome, httpStatus, error }) => ({ at: isoOf(at), outcome, httpStatus, error }));
  return deliveries.map((told) => ({
    ...{ lender: told.lender, state: told.state, hasIt: told.hasIt, isDecided: told.isDecided },
    ...{ notice: told.notice?.state ?? null, answeredStatus: told.answeredStatus, reference: told.reference },
    parts: [...told.parts],
    at: isoOf(toldAt(told)),
    calledAt: isoOrNull(told.calledAt),
    attempts: attemptsOf(told.id),
    noticeAttempts: attemptsOf(told.notice?.id),
  }));
}

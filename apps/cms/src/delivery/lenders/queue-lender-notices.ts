import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { CLAIM_MS, type DeliveryRow } from './delivery-rows';
import { deliveryQueueOf } from './provided';

/** Whether the lender has the application or may have it: it was accepted, or somebody has tried to send it. */
export const mayBeReceived = ({ state, attempts }: { state: string; attempts: number }) =>
  state === 'accepted' || attempts > 0;

type Stored = DeliveryRow & { offerHeader: string; state: string };

/**
 * Queues a notice about an application to each lender that has it or may have it. A lender gets one notice of a kind about a delivery. Inside a transaction of the caller it joins that one.
 * @param where all deliveries of an application, or one delivery
 * @param isTold whether the lender of a delivery is told
 * @returns the number of new notices
 */
export async function queueLenderNotices(
  strapi: Core.Strapi,
  where: { applicationId: number } | { id: number },
  kind: NoticeKind,
  now: Date,
  isTold: (delivery: Stored) => boolean = () => true,
): Promise<number> {
  return strapi.db.transaction(async ({ onCommit }) => {
    const table = strapi.db.query(uidOf('delivery'));
    const deliveries: Stored[] = await table.findMany({ where, orderBy: { id: 'asc' } });
    const rows = deliveries.filter((row) => mayBeReceived(row) && isTold(row));
    const keys = rows.map(({ idempotencyKey }) => idempotencyKey);
    const told: Pick<DeliveryRow, 'deliveredKey'>[] = await table.findMany({
      where: { kind, deliveredKey: { $in: keys } },
    });
    const untold = rows.filter((row) => !told.some(({ deliveredKey }) => deliveredKey === row.idempotencyKey));
    for (const row of untold) await table.create({ data: noticeOf(row, kind, now) });
    if (untold.length > 0) onCommit(() => deliveryQueueOf(strapi).wake());
    return untold.length;
  });
}

/** A delivery that is being sent may reach the lender after this moment, so its notice waits until that call has ended. */
function noticeOf(row: Stored, kind: NoticeKind, now: Date) {
  const { site, lane, lenderId, lenderName, offerId, offerHeader, reference, idempotencyKey, state } = row;
  return {
    ...{ site, lane, lenderId, lenderName, offerId, offerHeader, reference },
    ...{ idempotencyKey: randomUUID(), kind, deliveredKey: idempotencyKey, applicationId: null, clickId: null },
    ...{ parts: [], state: 'waiting', attempts: 0, queuedAt: now },
    dueAt: state === 'waiting' ? new Date(now.getTime() + CLAIM_MS) : now,
  };
}

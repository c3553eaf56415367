import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { CLAIM_MS, type DeliveryRow } from './delivery-rows';
import { deliveryQueueOf } from './provided';

/** A delivery of an application, for the answer to its applicant. Nothing of it is personal. */
export interface KnownDelivery {
  readonly lender: string;
  readonly state: string;
  readonly queuedAt: string | Date;
  readonly acceptedAt: string | Date | null;
}

/** The lenders to which an application went or goes. */
export async function deliveriesOf(strapi: Core.Strapi, applicationId: number): Promise<KnownDelivery[]> {
  const rows: (Omit<KnownDelivery, 'lender'> & { lenderName: string })[] = await strapi.db
    .query(uidOf('delivery'))
    .findMany({
      select: ['lenderName', 'state', 'queuedAt', 'acceptedAt'],
      where: { applicationId },
      orderBy: { id: 'asc' },
    });
  return rows.map(({ lenderName, state, queuedAt, acceptedAt }) => ({
    ...{ lender: lenderName, state, queuedAt, acceptedAt },
  }));
}

type Stored = DeliveryRow & { offerHeader: string; state: string };

/**
 * Erases the deliveries of an application, and queues a notice of the erasure to each lender that has it or may have it (GDPR art. 19).
 * A delivery that nobody has tried is erased without a notice. Inside a transaction of the caller it joins that one.
 * @returns the names of the lenders that are told
 */
export async function forgetDeliveries(strapi: Core.Strapi, applicationId: number, now: Date): Promise<string[]> {
  return strapi.db.transaction(async ({ onCommit }) => {
    const rows: Stored[] = await strapi.db.query(uidOf('delivery')).findMany({ where: { applicationId } });
    const told = rows.filter(({ state, attempts }) => state === 'accepted' || attempts > 0);
    for (const row of told) await strapi.db.query(uidOf('delivery')).create({ data: noticeOf(row, now) });
    await eraseDeliveries(strapi, [applicationId]);
    if (told.length > 0) onCommit(() => deliveryQueueOf(strapi).wake());
    return [...new Set(told.map(({ lenderName }) => lenderName))];
  });
}

/** Erases the deliveries of applications whose time is over, with the log of their attempts. */
export async function eraseDeliveries(strapi: Core.Strapi, applicationIds: readonly number[]): Promise<void> {
  const where = { applicationId: { $in: [...applicationIds] } };
  const rows: { id: number }[] = await strapi.db.query(uidOf('delivery')).findMany({ select: ['id'], where });
  await strapi.db.query(uidOf('delivery')).deleteMany({ where });
  const deliveryId = { $in: rows.map(({ id }) => id) };
  await strapi.db.query(uidOf('delivery-attempt')).deleteMany({ where: { deliveryId } });
}

/** A delivery that is being sent may reach the lender after this moment, so its notice waits until that call has ended. */
function noticeOf(row: Stored, now: Date) {
  const { site, lane, lenderName, offerId, offerHeader, reference, idempotencyKey, state } = row;
  return {
    ...{ site, lane, lenderName, offerId, offerHeader, reference },
    ...{ idempotencyKey: randomUUID(), kind: 'erasure', erasedKey: idempotencyKey, applicationId: null, clickId: null },
    ...{ parts: [], state: 'waiting', attempts: 0, queuedAt: now },
    dueAt: state === 'waiting' ? new Date(now.getTime() + CLAIM_MS) : now,
  };
}

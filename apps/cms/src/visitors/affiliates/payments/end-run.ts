import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import type { PaymentRow, RunRow } from './payment-row';

export interface PaidRun {
  /** `2026-11-28`, of the transfer. */
  paidOn: string;
  /** By which the payments are found. */
  reference: string;
  /** References of single payments, by their ids. */
  references: Readonly<Record<string, string>>;
  actor: string;
  now: Date;
}

/**
 * Notes that the payments of a run were made: run, payments and credits in one transaction. The WHERE holds the open state, so of two managers who
 * press at once one is told that it is done, and after a crash everything or nothing is noted.
 * @returns false if the run is not open any more
 */
export async function markRunPaid(
  strapi: Core.Strapi,
  { id: runId }: Pick<RunRow, 'id'>,
  { paidOn, reference, references, actor, now }: PaidRun,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    if (!(await endRun(strapi, runId, { state: 'paid', paidOn, reference, endedBy: actor, endedAt: now })))
      return false;
    for (const { id } of await duePayments(strapi, runId)) {
      await strapi.db.query(uidOf('affiliate-payment')).update({
        where: { id },
        data: { state: 'paid', paidOn, reference: references[id] || reference },
      });
      await strapi.db.query(uidOf('affiliate-credit')).updateMany({
        where: { paymentId: id, state: 'confirmed' },
        data: { state: 'paid', stateChangedAt: now },
      });
    }
    return true;
  });
}

/**
 * Cancels a run that was not paid. Its credits are free for another one.
 * @returns false if the run is not open any more
 */
export async function cancelRun(
  strapi: Core.Strapi,
  { id: runId }: Pick<RunRow, 'id'>,
  { reason, actor, now }: { reason: string; actor: string; now: Date },
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    if (!(await endRun(strapi, runId, { state: 'cancelled', reason, endedBy: actor, endedAt: now }))) return false;
    for (const { id } of await duePayments(strapi, runId)) {
      await strapi.db.query(uidOf('affiliate-payment')).update({ where: { id }, data: { state: 'cancelled' } });
      await strapi.db.query(uidOf('affiliate-credit')).updateMany({
        where: { paymentId: id, state: 'confirmed' },
        data: { paymentId: null },
      });
    }
    return true;
  });
}

async function endRun(strapi: Core.Strapi, id: number, data: Partial<RunRow>): Promise<boolean> {
  const { count } = await strapi.db
    .query(uidOf('affiliate-payment-run'))
    .updateMany({ where: { id, state: 'open' }, data });
  return count === 1;
}

/** The payments of a run that are still to be made. */
export const duePayments = (strapi: Core.Strapi, runId: number): Promise<Pick<PaymentRow, 'id'>[]> =>
  strapi.db.query(uidOf('affiliate-payment')).findMany({ select: ['id'], where: { runId, state: 'due' } });

import type { DeliveryKind, DeliveryState } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from './application-row';
import type { DeskAttempt, DeskDelivery } from './wire';

type Instant = Date | string;

interface DeliveryRecord {
  id: number;
  kind: DeliveryKind;
  idempotencyKey: string;
  lenderName: string;
  offerHeader: string;
  state: DeliveryState;
  queuedAt: Instant;
  resentAt: Instant | null;
  dueAt: Instant;
  finishedAt: Instant | null;
  reference: string | null;
  answeredStatus: string | null;
  lastError: string | null;
}

type AttemptRecord = Omit<DeskAttempt, 'at'> & { deliveryId: number; at: Instant };

/** What an application's lenders got or get: the deliveries and the notices about them, the newest first, each with its attempts. */
export async function readDeliveries(strapi: Core.Strapi, applicationId: number): Promise<DeskDelivery[]> {
  const table = strapi.db.query(uidOf('delivery'));
  const orderBy = { id: 'desc' };
  const deliveries: DeliveryRecord[] = await table.findMany({ where: { applicationId }, orderBy });
  const deliveredKey = { $in: deliveries.map(({ idempotencyKey }) => idempotencyKey) };
  const notices: DeliveryRecord[] = await table.findMany({ where: { deliveredKey }, orderBy });
  const rows = [...notices, ...deliveries];
  const deliveryId = { $in: rows.map(({ id }) => id) };
  const attempts: AttemptRecord[] = await strapi.db
    .query(uidOf('delivery-attempt'))
    .findMany({ where: { deliveryId }, orderBy: { id: 'asc' } });
  return rows.map((row) =>
    shownDelivery(
      row,
      attempts.filter((attempt) => attempt.deliveryId === row.id),
    ),
  );
}

function shownDelivery(row: DeliveryRecord, attempts: readonly AttemptRecord[]): DeskDelivery {
  const { id, kind, lenderName, offerHeader, state, queuedAt, resentAt, dueAt, finishedAt } = row;
  const { reference, answeredStatus, lastError } = row;
  return {
    ...{ id, kind, lender: lenderName, offerHeader, state, reference, answeredStatus, lastError },
    queuedAt: isoOf(queuedAt),
    resentAt: isoOrNull(resentAt),
    dueAt: state === 'waiting' ? isoOf(dueAt) : null,
    finishedAt: isoOrNull(finishedAt),
    attempts: attempts.map(({ id: attemptId, at, outcome, httpStatus, durationMs, error }) => ({
      ...{ id: attemptId, outcome, httpStatus, durationMs, error },
      at: isoOf(at),
    })),
  };
}

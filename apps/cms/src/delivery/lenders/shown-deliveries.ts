import type { DeliveryState, ShownDelivery } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

interface Row {
  offerId: number;
  lenderName: string;
  state: DeliveryState;
  queuedAt: string | Date;
  finishedAt: string | Date | null;
}

/** The deliveries of an application as its applicant sees them, the latest first. */
export async function shownDeliveries(strapi: Core.Strapi, applicationId: number): Promise<ShownDelivery[]> {
  const rows: Row[] = await strapi.db.query(uidOf('delivery')).findMany({
    select: ['offerId', 'lenderName', 'state', 'queuedAt', 'finishedAt'],
    where: { applicationId, kind: 'application' },
    orderBy: { id: 'desc' },
  });
  return rows.map(({ offerId, lenderName, state, queuedAt, finishedAt }) => ({
    ...{ offerId, lender: lenderName, state },
    at: new Date(finishedAt ?? queuedAt).toISOString(),
  }));
}

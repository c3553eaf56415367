import type { ApplicationStatus, DeliveryState, ShownDelivery } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mayBeReceived } from './queue-lender-notices';

interface Row {
  offerId: number;
  lenderName: string;
  state: DeliveryState;
  attempts: number;
  queuedAt: string | Date;
  finishedAt: string | Date | null;
}

/** Before an offer is picked there is no delivery, and the page of an applicant who compares is read often. */
const BEFORE_PICK: readonly ApplicationStatus[] = ['draft', 'submitted', 'offers_shown'];

/** The deliveries of an application as its applicant sees them, the latest first. */
export async function shownDeliveries(
  strapi: Core.Strapi,
  { id: applicationId, status }: { id: number; status: ApplicationStatus },
): Promise<ShownDelivery[]> {
  if (BEFORE_PICK.includes(status)) return [];
  const rows: Row[] = await strapi.db.query(uidOf('delivery')).findMany({
    select: ['offerId', 'lenderName', 'state', 'attempts', 'queuedAt', 'finishedAt'],
    where: { applicationId },
    orderBy: { id: 'desc' },
  });
  return rows.map((row) => ({
    ...{ offerId: row.offerId, lender: row.lenderName },
    state: status === 'withdrawn' && mayBeReceived(row) ? 'withdrawn' : row.state,
    at: new Date(row.finishedAt ?? row.queuedAt).toISOString(),
  }));
}

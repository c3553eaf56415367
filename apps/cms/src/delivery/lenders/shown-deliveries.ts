import type {
  ApplicationStatus,
  DeliveryState,
  ShownDelivery,
  ShownDeliveryState,
} from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

interface Row {
  idempotencyKey: string;
  offerId: number;
  clickId: string | null;
  lenderName: string;
  state: DeliveryState;
  queuedAt: string | Date;
  calledAt: string | Date | null;
  finishedAt: string | Date | null;
  answeredStatus: string | null;
}

/** What became of an application at a lender, in the words of every page and of the export. Nothing of it is personal. */
export interface ToldDelivery {
  readonly offerId: number;
  /** The click by which it was picked. */
  readonly clickId: string | null;
  readonly lender: string;
  readonly state: ShownDeliveryState;
  readonly queuedAt: Date;
  /** When the lender was first called; null if nothing has left this server. */
  readonly calledAt: Date | null;
  /** When it was accepted, refused, given up or cancelled. */
  readonly endedAt: Date | null;
  readonly answeredStatus: string | null;
}

/** Before an offer is picked there is no delivery, and the page of an applicant who compares is read often. */
const BEFORE_PICK: readonly ApplicationStatus[] = ['draft', 'submitted', 'offers_shown'];

/** The deliveries of an application as its applicant sees them, the latest first. */
export async function shownDeliveries(
  strapi: Core.Strapi,
  application: { id: number; status: ApplicationStatus },
): Promise<ShownDelivery[]> {
  if (BEFORE_PICK.includes(application.status)) return [];
  return (await toldDeliveries(strapi, application)).map(({ offerId, lender, state, queuedAt, endedAt }) => ({
    ...{ offerId, lender, state },
    at: (endedAt ?? queuedAt).toISOString(),
  }));
}

/** The lenders to which an application went or goes, and how each stands; the latest first. */
export async function toldDeliveries(
  strapi: Core.Strapi,
  { id: applicationId, status }: { id: number; status: ApplicationStatus },
): Promise<ToldDelivery[]> {
  const table = strapi.db.query(uidOf('delivery'));
  const rows: Row[] = await table.findMany({ where: { applicationId }, orderBy: { id: 'desc' } });
  if (rows.length === 0) return [];
  const notices: { deliveredKey: string }[] = await table.findMany({
    select: ['deliveredKey'],
    where: { kind: 'withdrawal', deliveredKey: { $in: rows.map(({ idempotencyKey }) => idempotencyKey) } },
  });
  const told = new Set(notices.map(({ deliveredKey }) => deliveredKey));
  return rows.map((row) => ({
    ...{ offerId: row.offerId, clickId: row.clickId, lender: row.lenderName, answeredStatus: row.answeredStatus },
    state: shownState(row, status, told.has(row.idempotencyKey)),
    queuedAt: new Date(row.queuedAt),
    calledAt: row.calledAt === null ? null : new Date(row.calledAt),
    endedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
  }));
}

/** A lender that was called and has neither accepted nor refused may have the application all the same: its answer was lost. */
function shownState(
  { state, calledAt }: Pick<Row, 'state' | 'calledAt'>,
  status: ApplicationStatus,
  isTold: boolean,
): ShownDeliveryState {
  if (calledAt === null && state !== 'accepted') return state;
  if (status === 'withdrawn') return 'withdrawn';
  if (isTold) return 'ended';
  return state === 'given_up' || state === 'cancelled' ? 'unconfirmed' : state;
}

import type {
  ApplicationStatus,
  DeliveryState,
  NoticeState,
  ShownDelivery,
  ShownDeliveryState,
} from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

type Instant = string | Date;

interface Row {
  id: number;
  idempotencyKey: string;
  offerId: number;
  clickId: string | null;
  lenderName: string;
  parts: string[];
  state: DeliveryState;
  queuedAt: Instant;
  calledAt: Instant | null;
  finishedAt: Instant | null;
  reference: string | null;
  answeredStatus: string | null;
}

type Notice = Pick<Row, 'id' | 'state' | 'queuedAt' | 'finishedAt'> & { deliveredKey: string };

/** What became of an application at a lender, in the words of every page and of the export. Nothing of it is personal. */
export interface ToldDelivery extends Pick<ShownDelivery, 'offerId' | 'lender' | 'state' | 'hasIt' | 'isDecided'> {
  readonly id: number;
  /** The click by which it was picked. */
  readonly clickId: string | null;
  /** What was sent, or would have been. */
  readonly parts: readonly string[];
  readonly queuedAt: Date;
  /** When the lender was first called; null if nothing has left this server. */
  readonly calledAt: Date | null;
  /** When it was accepted, refused, given up or cancelled. */
  readonly endedAt: Date | null;
  /** The number that the lender gave it. */
  readonly reference: string | null;
  readonly answeredStatus: string | null;
  /** What told the lender that the application is withdrawn or not needed any more. */
  readonly notice: {
    readonly id: number;
    readonly state: NoticeState;
    readonly queuedAt: Date;
    readonly endedAt: Date | null;
  } | null;
}

/** Before an offer is picked there is no delivery, and the page of an applicant who compares is read often. */
const BEFORE_PICK: readonly ApplicationStatus[] = ['draft', 'submitted', 'offers_shown'];
const WITH_LOAN: readonly ApplicationStatus[] = ['signed', 'paid_out'];
const DECIDED: readonly string[] = ['approved', 'declined', ...WITH_LOAN] satisfies ApplicationStatus[];

/** The deliveries of an application as its applicant sees them, the latest first. */
export async function shownDeliveries(
  strapi: Core.Strapi,
  application: { id: number; status: ApplicationStatus },
): Promise<ShownDelivery[]> {
  if (BEFORE_PICK.includes(application.status)) return [];
  return (await toldDeliveries(strapi, application)).map((told) => {
    const { offerId, lender, state, hasIt, isDecided, notice } = told;
    return { offerId, lender, state, hasIt, isDecided, notice: notice?.state ?? null, at: toldAt(told).toISOString() };
  });
}

/** When the thing happened that the state tells. */
export function toldAt({ state, notice, queuedAt, endedAt }: ToldDelivery): Date {
  const isOfNotice = state === 'withdrawn' || state === 'ended';
  return (isOfNotice && notice && (notice.endedAt ?? notice.queuedAt)) || (endedAt ?? queuedAt);
}

/** The lenders to which an application went or goes, and how each stands; the latest first. */
export async function toldDeliveries(
  strapi: Core.Strapi,
  { id: applicationId, status }: { id: number; status: ApplicationStatus },
): Promise<ToldDelivery[]> {
  const table = strapi.db.query(uidOf('delivery'));
  const rows: Row[] = await table.findMany({ where: { applicationId }, orderBy: { id: 'desc' } });
  if (rows.length === 0) return [];
  const notices: Notice[] = await table.findMany({
    select: ['id', 'deliveredKey', 'state', 'queuedAt', 'finishedAt'],
    where: { kind: 'withdrawal', deliveredKey: { $in: rows.map(({ idempotencyKey }) => idempotencyKey) } },
  });
  const decided = await decidedClicks(strapi, rows);
  return rows.map((row) => {
    const notice = notices.find(({ deliveredKey }) => deliveredKey === row.idempotencyKey);
    const hasLoan = WITH_LOAN.includes(status) && !notice;
    return {
      ...{ id: row.id, offerId: row.offerId, clickId: row.clickId, lender: row.lenderName, parts: row.parts },
      ...{ reference: row.reference, answeredStatus: row.answeredStatus },
      state: shownState(row, status, notice !== undefined),
      hasIt: row.state === 'accepted',
      isDecided: hasLoan || (row.clickId !== null && decided.has(row.clickId)),
      queuedAt: new Date(row.queuedAt),
      calledAt: dateOrNull(row.calledAt),
      endedAt: dateOrNull(row.finishedAt),
      notice: notice
        ? {
            id: notice.id,
            state: noticeState(notice.state),
            queuedAt: new Date(notice.queuedAt),
            endedAt: dateOrNull(notice.finishedAt),
          }
        : null,
    };
  });
}

/** The clicks whose lender has reported a decision. */
async function decidedClicks(strapi: Core.Strapi, rows: readonly Row[]): Promise<Set<string>> {
  const clickIds = rows.flatMap(({ clickId }) => clickId ?? []);
  const clicks: { clickId: string }[] = await strapi.db
    .query(uidOf('click'))
    .findMany({ select: ['clickId'], where: { clickId: { $in: clickIds }, reportedStatus: { $in: [...DECIDED] } } });
  return new Set(clicks.map(({ clickId }) => clickId));
}

const dateOrNull = (instant: Instant | null) => (instant === null ? null : new Date(instant));

function noticeState(state: DeliveryState): NoticeState {
  if (state === 'waiting') return 'waiting';
  return state === 'accepted' ? 'arrived' : 'failed';
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

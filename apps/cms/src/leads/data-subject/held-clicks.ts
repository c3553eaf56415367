import type { Attribution } from '@prestafaro/types/application';
import type { HeldApplication } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf, isoOrNull } from '../desk/application-row';
import { amountOf, type PayoutColumns, storedMoney } from '../postbacks/money';
import { exportedColumns } from './exported-columns';

type Instant = Date | string;
type HeldClick = HeldApplication['clicks'][number];

interface ClickRow extends PayoutColumns {
  clickId: string;
  at: Instant;
  offerHeader: string;
  lenderName: string | null;
  network: string | null;
  targetHost: string;
  arm: string | null;
  attribution: Attribution | null;
  reportedStatus: string | null;
  reportedAt: Instant | null;
}

interface ReportRow extends PayoutColumns {
  clickId: string;
  network: string;
  networkStatus: string;
  eventId: string | null;
  status: string | null;
  outcome: string;
  reason: string | null;
  at: Instant;
}

/**
 * The clicks of an application with what was reported about them, in their order.
 * @param picks the clicks that sent the application and opened no website
 */
export async function heldClicks(
  strapi: Core.Strapi,
  applicationId: number,
  picks: ReadonlySet<string | null>,
): Promise<HeldClick[]> {
  const rows: ClickRow[] = await strapi.db
    .query(uidOf('click'))
    .findMany({ select: [...exportedColumns.click.read], where: { applicationId }, orderBy: { id: 'asc' } });
  const reports: ReportRow[] = await strapi.db.query(uidOf('postback')).findMany({
    select: [...exportedColumns.postback.read],
    where: { clickId: { $in: rows.map(({ clickId }) => clickId) } },
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => ({
    ...{ id: row.clickId, offer: row.offerHeader, lender: row.lenderName, website: row.targetHost },
    ...{ network: row.network, arm: row.arm, attribution: row.attribution, reportedStatus: row.reportedStatus },
    isVisit: !picks.has(row.clickId),
    at: isoOf(row.at),
    reportedAt: isoOrNull(row.reportedAt),
    payout: payoutOf(row),
    reports: reports.filter(({ clickId }) => clickId === row.clickId).map(heldReport),
  }));
}

const heldReport = (row: ReportRow): HeldClick['reports'][number] => ({
  ...{ network: row.network, word: row.networkStatus, status: row.status, outcome: row.outcome, reason: row.reason },
  event: row.eventId,
  payout: payoutOf(row),
  at: isoOf(row.at),
});

function payoutOf(row: PayoutColumns): HeldClick['payout'] {
  const money = storedMoney(row);
  return money && { amount: amountOf(money), currency: money.currency };
}
